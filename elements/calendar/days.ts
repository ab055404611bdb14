/**
 * A day is a number: the days since 1970-01-01. It stands for a date of the calendar, which is the same in every time zone.
 * @module
 */

import { dayMs } from '../../src/features/dates/time-zone';

export const daysPerWeek = 7;

/** The day as a moment: its midnight in UTC, for `Intl` with the time zone UTC. */
export const momentOf = (day: number): Date => new Date(day * dayMs);

/** The day of a wall time, which has the numbers of a clock in its UTC fields. */
export const dayOf = (wallTime: Date | number): number => Math.floor(Number(wallTime) / dayMs);

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: number): number => momentOf(day).getUTCDay();

/** The month of a day, as ISO text: `2026-05`. */
export const monthOf = (day: number): string => momentOf(day).toISOString().slice(0, -17);

/** The first day of the month that is `months` later. */
export const startOfMonth = (day: number, months = 0): number => {
  const date = momentOf(day);
  return dayOf(date.setUTCMonth(date.getUTCMonth() + months, 1));
};

/** The same day of the month that is `months` later, or that month's last day. */
export const addMonths = (day: number, months: number): number => {
  const dayOfMonth = day - startOfMonth(day);
  return Math.min(startOfMonth(day, months) + dayOfMonth, startOfMonth(day, months + 1) - 1);
};

/** The first day of the week that contains `day`. */
export const startOfWeek = (day: number, firstWeekday: number): number =>
  day - ((weekdayOf(day) - firstWeekday + daysPerWeek) % daysPerWeek);

/** Every month shows this many weeks, so that all months have the same height. */
const weeksOfMonth = 6;

/** The first days of the weeks that show a month. */
export const weeksOf = (day: number, firstWeekday: number): number[] => {
  const first = startOfWeek(startOfMonth(day), firstWeekday);
  return Array.from({ length: weeksOfMonth }, (_, week) => first + week * daysPerWeek);
};

/** The days of the week that begins with `day`. */
export const daysFrom = (day: number): number[] =>
  Array.from({ length: daysPerWeek }, (_, index) => day + index);
