import { dayMs, momentOfWallTime, wallTimeOf } from './time-zone';

/** A date that the page names: a moment, or a day without a time. */
export interface ItemDate {
  /**
   * Milliseconds since 1970. For a day, its midnight in UTC, which is not where the day begins for the visitor: that is
   * `momentOfWallTime(new Date(utcTime), timeZone)`, and `endOf` is where it ends.
   */
  utcTime: number;
  /** Whether the date is a day without a time. */
  isDay: boolean;
  /** IANA name of the time zone in which the date is shown: `America/Bogota`. Undefined for the visitor's own. */
  timeZone: string | undefined;
}

/** How long after midnight, in milliseconds, an end still belongs to the evening before: a concert that ends at two. */
export const lateEndToleranceMs = 6 * 3_600_000;

const millisecondsPattern = /^-?\d{6,}(\.\d+)?$/;
const isoPattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d[:.\d]*) ?(Z|[+-]\d\d:?\d\d)?)?$/;

interface IsoParts {
  day: string;
  time: string;
  offset: string;
}

/**
 * The parts of an ISO date as written: `2026-05-01`, `19:00` and `-05:00`. "" for a missing part, and for other texts. The letters
 * T and Z may be small.
 */
export const isoPartsOf = (text: string): IsoParts => {
  const [, day = '', time = '', offset = ''] = isoPattern.exec(text.toUpperCase()) ?? [];
  return { day, time, offset };
};

/** Milliseconds since 1970; NaN without a day. */
const timeOf = ({ day, time, offset }: IsoParts, timeZone: string | undefined): number => {
  if (!time) return Date.parse(day);
  const wallTime = `${day}T${time}`;
  return offset ? Date.parse(wallTime + offset) : momentOfWallTime(new Date(`${wallTime}Z`), timeZone);
};

/**
 * The beginning of the year 10000, which ISO dates cannot write in four digits. Such dates are mistakes, such as microseconds.
 */
const year10000Ms = 253_402_300_800_000;

/** What `readDate` reads, for console lines about other values. */
export const dateExpected = 'an ISO date such as 2026-05-01 or 2026-05-01T19:00, or milliseconds since 1970';

/**
 * Reads a date: milliseconds since 1970 (a number, or its digits as a text), an ISO day (`2026-05-01`), or an ISO moment. A
 * moment without an offset (`2026-05-01T19:00`) is the time on the clocks of `timeZone`.
 * @param timeZone IANA name; undefined for the visitor's own
 * @returns undefined for a value that is no date
 */
export const readDate = (value: unknown, timeZone?: string): ItemDate | undefined => {
  const text = `${value}`.trim();
  const parts = isoPartsOf(text);
  const { day, time } = parts;
  const utcTime = millisecondsPattern.test(text) ? Number(text) : timeOf(parts, timeZone);
  if (!(Math.abs(utcTime) < year10000Ms)) return undefined;
  // `Date` turns February 31 into March 3.
  if (day && !new Date(day).toISOString().startsWith(day)) return undefined;
  return { utcTime, isDay: !!day && !time, timeZone };
};

/** The time zone for `Intl`: a day is the same day everywhere. */
export const intlTimeZone = ({ isDay, timeZone }: ItemDate): string | undefined => (isDay ? 'UTC' : timeZone);

/** The date as a `<time>` element's `datetime`. */
export const dateTimeAttribute = ({ utcTime, isDay }: ItemDate): string => {
  const iso = new Date(utcTime).toISOString();
  return isDay ? iso.slice(0, 10) : iso;
};

/** The end of a date, in ms since 1970: for a day, its end on the clocks of a time zone; for a moment, the moment itself. */
export const endOf = ({ utcTime, isDay }: ItemDate, timeZone?: string): number =>
  isDay ? momentOfWallTime(new Date(utcTime + dayMs), timeZone) : utcTime;

/**
 * Whether an event ends after it begins. If the event begins at a time and ends on a day, it ends with that day in the time zone
 * of the beginning. If the event begins on a day, that day is compared with the clocks of the end, because the day's midnight in
 * UTC is already morning in Tokyo.
 */
export const isInOrder = (startsOn: ItemDate, endsOn: ItemDate): boolean => {
  if (!startsOn.isDay) return endOf(endsOn, startsOn.timeZone) >= startsOn.utcTime;
  return (
    Number(endsOn.isDay ? endsOn.utcTime : wallTimeOf(endsOn.utcTime, endsOn.timeZone)) >= startsOn.utcTime
  );
};

/**
 * Whether an event with these dates is over, on the visitor's clocks. One without an end is over when it has begun, or when its
 * day is over.
 */
export const isPast = (
  { startsOn, endsOn }: { startsOn?: ItemDate | undefined; endsOn?: ItemDate | undefined },
  now = Date.now(),
): boolean => {
  const last = endsOn ?? startsOn;
  return !!last && endOf(last) <= now;
};
