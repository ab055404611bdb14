import type { CalendarEvent } from '../../../elements/calendar/calendar-event';
import { readEvents } from '../../../elements/calendar/calendar-event';
import { namedHost } from '../support/named-host';
import { readItems } from '../support/read-items';

/** Events as a calendar gets them from its settings. */
export const readAll = (...items: object[]) =>
  readEvents(readItems(items, { host: namedHost('az-calendar') }));

/** Events with dates, in the order of the calendar. */
export const eventsOf = (...items: object[]): CalendarEvent[] => readAll(...items).dated;

/** Days from 1970-01-01 to the day of an ISO text. */
export const day = (iso: string): number => Date.parse(iso) / 86_400_000;
