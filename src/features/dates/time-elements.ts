import { type ItemDate, isoPartsOf, readDate } from './dates';
import { dayMs } from './time-zone';

/** A time without a day, as `<time datetime="19:30">` may have it. */
const timePattern = /^\d\d:\d\d(:\d\d)?$/;

/** '2026-05-31' -> '2026-06-01' */
const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

interface TimeElementsOptions {
  /** The time zone of dates without an offset; undefined for the visitor's own. */
  timeZone: string | undefined;
  /** Called with each text that is no date. */
  onUnread: (text: string) => void;
}

/**
 * Reads the dates of `<time>` elements, in their order; undefined for a text that is no date. A time alone belongs to the day
 * before it: `2026-05-01`, `19:30`, `22:00` begins at 19:30 and ends at 22:00, and `22:00`, `02:00` ends on the next day.
 */
export const readTimeElements = (
  elements: Iterable<HTMLTimeElement>,
  { timeZone, onUnread }: TimeElementsOptions,
): (ItemDate | undefined)[] => {
  const dates: (ItemDate | undefined)[] = [];
  // Day and offset of the latest date that has a day, for the times after it.
  let day = '';
  let offset = '';
  for (const element of elements) {
    const text = (element.getAttribute('datetime') ?? element.textContent).trim();
    const previous = dates.at(-1);
    const isTimeAlone = !!previous && timePattern.test(text);
    const date = readDate(isTimeAlone ? `${day}T${text}${offset}` : text, timeZone);
    if (!date) onUnread(text);
    // The day and its time are one date.
    if (isTimeAlone && date && previous.isDay) dates.pop();
    const isNextDay = isTimeAlone && date && !previous.isDay && date.utcTime < previous.utcTime;
    // By the calendar, not 24 hours later: the clocks may change in that night.
    dates.push(isNextDay ? readDate(`${dayAfter(day)}T${text}${offset}`, timeZone) : date);
    if (!isTimeAlone) ({ day, offset } = isoPartsOf(text));
  }
  return dates;
};
