/** By time zone. Not `dateTimeFormat`: it makes a key of all options at each call, which takes as long as the formatting. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
};

/** What `isTimeZone` accepts, for console lines about other values. */
export const timeZoneExpected = 'a name such as America/Bogota';

/** Whether the browser knows a time zone by its IANA name. */
export const isTimeZone = (timeZone: string): boolean => {
  try {
    formatIn(timeZone);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns `name` if the browser knows the time zone, else undefined; calls `onUnknown` for a name that the browser does not know.
 */
export const readTimeZone = (name: string | undefined, onUnknown: () => void): string | undefined => {
  if (!name || isTimeZone(name)) return name || undefined;
  onUnknown();
  return undefined;
};

/**
 * The clocks of a time zone at a moment, as the UTC fields of a `Date`: `getUTCHours()` is the hour that clocks there show.
 * @param timeZone IANA name; undefined for the visitor's own
 */
export const wallTimeOf = (time: number, timeZone: string | undefined): Date => {
  if (!timeZone) return new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
};

export const dayMs = 86_400_000;

/**
 * The moment at which the clocks of a time zone show `wallTime`: the inverse of `wallTimeOf`. As with `Date`, a time that the
 * clocks show twice is the first of the two; a time that the clocks skip moves forward by the hour that they skip.
 * @param wallTime by its UTC fields
 */
export const momentOfWallTime = (wallTime: Date, timeZone: string | undefined): number => {
  const wall = wallTime.getTime();
  if (Number.isNaN(wall)) return wall;
  const offsetAt = (time: number): number => wallTimeOf(time, timeZone).getTime() - time;
  const offsetBefore = offsetAt(wall - dayMs);
  const offset = [offsetBefore, offsetAt(wall + dayMs)].find((one) => offsetAt(wall - one) === one);
  return wall - (offset ?? offsetBefore);
};
