import { defaultLocale, nearestLang } from '../../core/i18n/locale';
import { formatZone, type ItemDate } from './dates';

/** The locale of the dates in an element: that of the nearest `lang`, also where the library has no texts in that language. */
export const dateLocaleOf = (element: Element): string => {
  const locale = nearestLang(element) || globalThis.Azulejo?.config.locale || defaultLocale;
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? defaultLocale;
  } catch {
    // The page's `lang` is no language.
    return defaultLocale;
  }
};

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
