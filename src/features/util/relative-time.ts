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

/**
 * How long ago something happened: 'ahora mismo', 'hace unos 20 segundos', and a date from one minute on. Something in the
 * future has its date, too.
 * @param date a `Date`, or milliseconds since 1970
 * @throws RangeError for a date that does not exist
 */
export const relativeTime = (
  date: Date | number,
  { now = Date.now(), locale: requested }: RelativeTimeOptions = {},
): string => {
  // A page may have an empty `lang`.
  const locale = requested || defaultLocale;
  const time = Number(date);
  if (Number.isNaN(new Date(time).getTime()))
    throw new RangeError(`relativeTime: ${date} is no date; expected a Date or milliseconds since 1970.`);
  const seconds = Math.floor((now - time) / 1000);
  if (seconds < 0 || seconds >= minuteSeconds)
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(time);
  const text = staticText(catalogues, locale);
  return seconds < nowSeconds ? text('justNow') : text('secondsAgo', { count: seconds });
};
