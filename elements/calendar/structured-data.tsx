import { useMemo } from 'react';
import { createEventThing } from '../../src/features/collection/event-thing';
import { isPast } from '../../src/features/dates/dates';
import { useStructuredData } from '../../src/features/structured-data/use-structured-data';
import { useCalendar } from './calendar-context';
import type { CalendarEvent } from './calendar-event';

/** Search engines show only the next events; thousands would make the page heavier for nothing. */
const maxEvents = 100;

/** Describes the next events to search engines, as https://schema.org/Event. */
export const CalendarStructuredData = ({ events }: { events: CalendarEvent[] }) => {
  const { host } = useCalendar();
  const things = useMemo(() => {
    const now = Date.now();
    return events
      .filter((event) => event.item.title && !isPast(event, now))
      .slice(0, maxEvents)
      .map(({ item, startsOn }) => createEventThing({ ...item, startsOn }));
  }, [events]);
  useStructuredData(host, things);
  return null;
};
