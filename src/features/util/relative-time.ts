import { defaultLocale, intlLocale } from '../../core/i18n/locale';
import { staticLocale, staticText } from '../../core/i18n/static-text';
import { messages as english } from './messages/en';
import { messages as spanish } from './messages/es-419';
import { messages as portuguese } from './messages/pt-BR';

const catalogues = { 'es-419': spanish, en: english, 'pt-BR': portuguese };

/**
 * Up to this age, in seconds, an event counts as now. So does an event this far ahead, because a server's clock may be a little
 * fast.
 */
const nowSeconds = 5;
const minuteSeconds = 60;

interface RelativeTimeOptions {
  /** Milliseconds since 1970. Default: now. */
  now?: number;
  /**
   * BCP 47 tag. The texts are in English, Portuguese or Spanish; other locales get the Spanish text, and dates in their own
   * language. Default, also for "": es-419.
   */
  locale?: string;
}

/** ISO 8601, because browsers read other texts differently. The groups: day or month, day of the month, time. */
const isoPattern = /^((?:[+-]\d{2})?\d{4}-\d{2}(?:-(\d{2}))?)(.*)/;

/** Milliseconds since 1970, NaN for a value that is not a date; and whether the date is a day without a time. */
const readDate = (date: unknown): { time: number; isDay: boolean } => {
  if (typeof date === 'string') {
    const [, day = '', dayOfMonth = 1, rest] = isoPattern.exec(date) ?? [];
    // `Date` makes March 3 of February 31.
    const hasDay = new Date(day).getUTCDate() === Number(dayOfMonth);
    return { time: hasDay ? Date.parse(date) : Number.NaN, isDay: !rest };
  }
  const isMoment = date instanceof Date || typeof date === 'number';
  return { time: isMoment ? new Date(date).getTime() : Number.NaN, isDay: false };
};

const secondsSince = (time: number, now: number): number => Math.floor((now - time) / 1000);

/** Whether `relativeTime` says how long ago a moment was, instead of its date. */
export const isRecent = (time: number, now: number): boolean => {
  const seconds = secondsSince(time, now);
  return seconds >= -nowSeconds && seconds < minuteSeconds;
};

/** The locale of the text for a recent moment: not the requested one if this module has no texts in it. */
export const recentTextLocale = (requested: string): string =>
  staticLocale(catalogues, intlLocale(requested));

/**
 * How long ago something happened: 'ahora mismo', 'hace unos 20 segundos', and a date from one minute on, in the time zone of the
 * browser or of Node. The next 5 seconds count as now; anything later gives its date. A day without a time is that day in every
 * time zone.
 * @param date a `Date`, milliseconds since 1970, or ISO text such as `2026-05-01T10:00:00Z` or `2026-05-01`
 * @throws RangeError for a date that does not exist
 */
export const relativeTime = (
  date: Date | number | string,
  { now = Date.now(), locale: requested }: RelativeTimeOptions = {},
): string => {
  // A page may have an empty `lang`.
  const locale = intlLocale(requested || defaultLocale);
  const { time, isDay } = readDate(date);
  if (Number.isNaN(time))
    throw new RangeError(
      `relativeTime: ${date} is no date; expected a Date, milliseconds since 1970, or ISO text such as 2026-05-01.`,
    );
  if (isDay || !isRecent(time, now)) {
    // `Date` reads a day as its midnight in UTC, when it is still the day before in America.
    const timeZone = isDay ? 'UTC' : undefined;
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(time);
  }
  const text = staticText(catalogues, locale);
  const seconds = secondsSince(time, now);
  return seconds < nowSeconds ? text('justNow') : text('secondsAgo', { count: seconds });
};
