import { dateTimeFormat } from '../../src/features/dates/date-time-format';
import type { ItemDate } from '../../src/features/dates/dates';
import { wallTimeOf } from '../../src/features/dates/time-zone';
import type { CalendarEvent } from './calendar-event';
import { momentOf } from './days';

/** Writes days and times in the language of the page. */
export interface DateFormats {
  /** "May 2026" */
  month(day: number): string;
  /** "Thursday, May 14" */
  fullDay(day: number): string;
  /** "14", in the digits of the language. */
  dayNumber(day: number): string;
  weekday(day: number, width: 'narrow' | 'short' | 'long'): string;
  /** "7 PM", on the clocks of the event's time zone. */
  startTime(event: CalendarEvent): string;
  /** "GMT-5", the time zone of an event; "" where the visitor's clock shows the same time. */
  zoneName(event: CalendarEvent): string;
  /** A format of the locale. Calls with the same options share one, because formats are slow to create. */
  formatWith(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat;
}

export const timeOptions = { hour: 'numeric', minute: '2-digit' } as const;

/** Whether the clocks of the date's time zone show another time than the visitor's. */
export const isElsewhere = ({ utcTime, isDay, timeZone }: ItemDate): boolean =>
  !isDay && Number(wallTimeOf(utcTime, timeZone)) !== Number(wallTimeOf(utcTime, undefined));

/** The options for the time zone of a date. The format names the zone if the visitor's clock shows another time. */
export const zoneOptions = (date: ItemDate): Intl.DateTimeFormatOptions => ({
  timeZone: date.timeZone,
  timeZoneName: isElsewhere(date) ? 'short' : undefined,
});

/** The formats of a locale. */
export const createDateFormats = (locale: string): DateFormats => {
  // The table shows the Gregorian calendar, which is not the default of every locale.
  const formatWith = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    dateTimeFormat(locale, { calendar: 'gregory', ...options });
  const formatDay = (day: number, options: Intl.DateTimeFormatOptions): string =>
    formatWith({ ...options, timeZone: 'UTC' }).format(momentOf(day));
  /** "7 PM" rather than "7:00 PM"; but "19:00". */
  const shortTime = ({ utcTime, timeZone }: ItemDate): Intl.DateTimeFormatOptions => {
    const isFullHour = wallTimeOf(utcTime, timeZone).getUTCMinutes() === 0;
    return isFullHour && formatWith(timeOptions).resolvedOptions().hour12 ? { hour: 'numeric' } : timeOptions;
  };

  return {
    month: (day) => formatDay(day, { month: 'long', year: 'numeric' }),
    fullDay: (day) => formatDay(day, { weekday: 'long', day: 'numeric', month: 'long' }),
    dayNumber: (day) => momentOf(day).getUTCDate().toLocaleString(locale),
    weekday: (day, width) => formatDay(day, { weekday: width }),
    startTime: ({ startsOn }) =>
      formatWith({ ...shortTime(startsOn), timeZone: startsOn.timeZone }).format(startsOn.utcTime),
    zoneName: ({ startsOn }) =>
      formatWith({ ...timeOptions, ...zoneOptions(startsOn) })
        .formatToParts(startsOn.utcTime)
        .find(({ type }) => type === 'timeZoneName')?.value ?? '',
    formatWith,
  };
};
