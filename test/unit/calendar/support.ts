import type { CalendarEvent } from '../../../elements/calendar/calendar-event';
import { readEvents } from '../../../elements/calendar/calendar-event';
import { fieldsOf } from '../../../src/build/fields';
import { checkObject } from '../../../src/core/settings/check-value';
import { readItems } from '../../../src/features/collection/item';
import { type ItemSettings, schema } from '../../../src/features/collection/schema';
import { namedHost } from '../support/named-host';

/** Events as a calendar gets them from its settings. */
export const readAll = (...items: object[]) => {
  const { items: checked } = checkObject({ items }, { fields: fieldsOf(schema) });
  return readEvents(readItems(checked as ItemSettings[], namedHost('az-calendar')));
};

/** Events with dates, in the order of the calendar. */
export const eventsOf = (...items: object[]): CalendarEvent[] => readAll(...items).dated;

/** Days from 1970-01-01 to the day of an ISO text. */
export const day = (iso: string): number => Date.parse(iso) / 86_400_000;
