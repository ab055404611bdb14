import { isObject } from '../../src/core/util/is-object';

interface Clock {
  now: Date;
  /** The place's time zone; '' or a wrong one for the visitor's. */
  timeZone: string;
  /** The language of the times. */
  locale: string;
}

const minuteMs = 60_000;

const weekdayIn = (now: Date, timeZone?: string): string =>
  now.toLocaleDateString('en-US', { weekday: 'long', timeZone }).toLowerCase();

/** The name of today at the place, as in `businessHours`. */
const nameOfToday = ({ now, timeZone }: Clock): string => {
  try {
    return weekdayIn(now, timeZone || undefined);
  } catch {
    // The browser does not know the time zone.
    return weekdayIn(now);
  }
};

/** Minutes since midnight as a time of the day: 600 -> 10:00. */
const formatMinutes = (minutes: number, locale: string): string =>
  new Date(minutes * minuteMs).toLocaleTimeString(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** The hours of a day as visitors read them; '' for a day without hours. A range may end after midnight: 1080 to 120. */
const formatDay = (day: unknown, locale: string): string => {
  if (!isObject(day)) return '';
  if (typeof day.text === 'string' && day.text.trim()) return day.text.trim();
  const ranges = Array.isArray(day.ranges) ? day.ranges.filter(isObject) : [];
  return ranges
    .map(({ from, to }) => [Number(from), Number(to)] as const)
    .filter(([from, to]) => Number.isFinite(from + to) && from !== to)
    .map((range) => range.map((minutes) => formatMinutes(minutes, locale)).join('–'))
    .join(', ');
};

/**
 * Today's hours from the site's `businessHours`, which may have any content.
 * @returns '' where the place is closed today; undefined where no day has hours
 */
export const hoursOfToday = (businessHours: unknown, clock: Clock): string | undefined => {
  if (!isObject(businessHours)) return undefined;
  const formatted = Object.entries(businessHours).map(
    ([day, hours]) => [day.toLowerCase(), formatDay(hours, clock.locale)] as const,
  );
  if (!formatted.some(([, text]) => text)) return undefined;
  const today = nameOfToday(clock);
  return formatted.find(([day]) => day === today)?.[1] ?? '';
};
