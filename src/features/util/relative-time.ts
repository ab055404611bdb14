import { defaultLocale } from '../../core/i18n/locale';
import { staticText } from '../../core/i18n/static-text';
import { messages as english } from './messages/en';
import { messages as spanish } from './messages/es-419';
import { messages as portuguese } from './messages/pt-BR';

const catalogues = { 'es-419': spanish, en: english, 'pt-BR': portuguese };

/** Up to this age, in seconds, an event is just happening. */
const nowSeconds = 5;
const minuteSeconds = 60;

interface RelativeTimeOptions {
  /** Milliseconds since 1970. Default: now. */
  now?: number;
  /** BCP 47 tag. English, Portuguese and Spanish have texts; others have the Spanish one, and a date of their own. Default, also for "": es-419. */
  locale?: string;
}

/** ISO 8601: other texts are read differently from browser to browser. */
const isoPattern = /^([+-]\d{2})?\d{4}-\d{2}/;

/** Milliseconds since 1970; NaN for what is no date. */
const timeOf = (date: unknown): number => {
  if (typeof date === 'string') return isoPattern.test(date) ? Date.parse(date) : Number.NaN;
  return date instanceof Date || typeof date === 'number' ? new Date(date).getTime() : Number.NaN;
};

/**
 * How long ago something happened: 'ahora mismo', 'hace unos 20 segundos', and a date from one minute on. Something in the
 * future has its date, too.
 * @param date a `Date`, milliseconds since 1970, or ISO text such as `2026-05-01T10:00:00Z`
 * @throws RangeError for a date that does not exist
 */
export const relativeTime = (
  date: Date | number | string,
  { now = Date.now(), locale: requested }: RelativeTimeOptions = {},
): string => {
  // A page may have an empty `lang`.
  const locale = requested || defaultLocale;
  const time = timeOf(date);
  if (Number.isNaN(time))
    throw new RangeError(
      `relativeTime: ${date} is no date; expected a Date, milliseconds since 1970, or ISO text such as 2026-05-01.`,
    );
  const seconds = Math.floor((now - time) / 1000);
  if (seconds < 0 || seconds >= minuteSeconds)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);
  const text = staticText(catalogues, locale);
  return seconds < nowSeconds ? text('justNow') : text('secondsAgo', { count: seconds });
};
