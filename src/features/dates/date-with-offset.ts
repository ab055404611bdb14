import { dateTimeAttribute, type ItemDate } from './dates';
import { wallTimeOf } from './time-zone';

const minuteMs = 60_000;

/** "-05:00" */
const formatOffset = (minutes: number): string => {
  const twoDigits = (number: number): string => `${number}`.padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
};

/**
 * A date for search engines, which show the time as it is written: on the clocks of the date's time zone, with their offset
 * (`2026-05-01T19:00:00-05:00`). A day without a time is `2026-05-01`.
 */
export const dateWithOffset = (date: ItemDate): string => {
  if (date.isDay) return dateTimeAttribute(date);
  const wallTime = wallTimeOf(date.utcTime, date.timeZone);
  const offset = Math.round((wallTime.getTime() - date.utcTime) / minuteMs);
  return wallTime.toISOString().slice(0, 19) + formatOffset(offset);
};
