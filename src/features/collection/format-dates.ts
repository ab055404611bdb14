import { formatZone, type ItemDate } from './dates';

/** The day of a date, whatever its time: "28 nov 2026". */
export const formatDay = (date: ItemDate, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: formatZone(date) }).format(date.time);

/** When an event takes place, with its times unless it lasts whole days: "28 nov 2026, 19:00–21:00". */
export const formatPeriod = (startsOn: ItemDate, endsOn: ItemDate | undefined, locale: string): string => {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: startsOn.isDay ? undefined : 'short',
    timeZone: formatZone(startsOn),
  });
  return endsOn && endsOn.time >= startsOn.time
    ? format.formatRange(startsOn.time, endsOn.time)
    : format.format(startsOn.time);
};
