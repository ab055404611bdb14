import { endOf, type ItemDate } from './dates';
import { wallTimeOf } from './time-zone';

/**
 * Whether an event ends after it begins. An end without a time is the end of that day, on the clocks where it begins. A day is
 * compared with the clocks of the end: its midnight in UTC is the morning of the day in Tokyo.
 */
export const isInOrder = (startsOn: ItemDate, endsOn: ItemDate): boolean => {
  if (!startsOn.isDay) return endOf(endsOn, startsOn.timeZone) >= startsOn.time;
  return Number(endsOn.isDay ? endsOn.time : wallTimeOf(endsOn.time, endsOn.timeZone)) >= startsOn.time;
};
