import type { ItemDate } from '../../src/features/dates/dates';
import { type CalendarEvent, calendarDay } from './calendar-event';
import { type DateFormats, isElsewhere, timeOptions, zoneOptions } from './date-formats';
import { momentOf } from './days';

const dateOptions = { day: 'numeric', month: 'short' } as const;

/** The times of an event, with its days where there are several; "" for an event of one whole day. */
export const periodOf = (event: CalendarEvent, { formatWith }: DateFormats): string => {
  const { startsOn, endsOn, firstDay, lastDay } = event;
  const dayFormat = formatWith({ ...dateOptions, timeZone: 'UTC' });
  const isOverMidnight = !!endsOn && calendarDay(endsOn) > firstDay;
  const timeFormat = (date: ItemDate): Intl.DateTimeFormat =>
    formatWith({ ...(isOverMidnight && dateOptions), ...timeOptions, ...zoneOptions(date) });
  const endTime = endsOn && !endsOn.isDay ? endsOn : undefined;
  if (startsOn.isDay && endTime)
    return `${dayFormat.format(momentOf(firstDay))} – ${timeFormat(endTime).format(endTime.utcTime)}`;
  if (startsOn.isDay)
    return lastDay > firstDay ? dayFormat.formatRange(momentOf(firstDay), momentOf(lastDay)) : '';
  const format = timeFormat(startsOn);
  if (endTime) return format.formatRange(startsOn.utcTime, endTime.utcTime);
  const start = format.format(startsOn.utcTime);
  return isOverMidnight ? `${start} – ${dayFormat.format(momentOf(lastDay))}` : start;
};

/** When the event begins on the visitor's clock; "" where that shows the same time. */
export const visitorTimeOf = ({ startsOn }: CalendarEvent, { formatWith }: DateFormats): string =>
  isElsewhere(startsOn) ? formatWith({ weekday: 'short', ...timeOptions }).format(startsOn.utcTime) : '';
