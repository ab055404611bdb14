import { dateTimeFormat } from './date-time-format';
import { type ItemDate, intlTimeZone, isInOrder } from './dates';

const formatOf = (date: ItemDate, locale: string, timeStyle?: 'short'): Intl.DateTimeFormat =>
  dateTimeFormat(locale, { dateStyle: 'medium', timeStyle, timeZone: intlTimeZone(date) });

/** The day of a date, whatever its time: "28 nov 2026". */
export const formatDay = (date: ItemDate, locale: string): string =>
  formatOf(date, locale).format(date.utcTime);

/** When an event takes place, with its times unless it lasts whole days: "28 nov 2026, 19:00–21:00". */
export const formatPeriod = (startsOn: ItemDate, endsOn: ItemDate | undefined, locale: string): string => {
  const format = formatOf(startsOn, locale, startsOn.isDay ? undefined : 'short');
  const start = format.format(startsOn.utcTime);
  if (!endsOn || !isInOrder(startsOn, endsOn)) return start;
  if (startsOn.isDay === endsOn.isDay) return format.formatRange(startsOn.utcTime, endsOn.utcTime);
  // One of them has no time: a range would show its midnight in UTC.
  const lastDay = formatDay(endsOn, locale);
  return lastDay === formatDay(startsOn, locale) ? start : `${start} – ${lastDay}`;
};
