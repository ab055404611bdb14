import { type CalendarEvent, calendarDay } from './calendar-event';
import { type DateFormats, isElsewhere, timeOptions, zoneOptions } from './date-formats';
import { momentOf } from './days';

const dateOptions = { day: 'numeric', month: 'short' } as const;

/** The times of an event, with its days where there are several; "" for an event of one whole day. */
export const periodOf = (event: CalendarEvent, { formatWith }: DateFormats): string => {
  const { startsOn, endsOn, firstDay, lastDay } = event;
  if (startsOn.isDay)
    return lastDay > firstDay
      ? formatWith({ ...dateOptions, timeZone: 'UTC' }).formatRange(momentOf(firstDay), momentOf(lastDay))
      : '';
  const isOverMidnight = !!endsOn && calendarDay(endsOn) > firstDay;
  const format = formatWith({ ...(isOverMidnight && dateOptions), ...timeOptions, ...zoneOptions(startsOn) });
  if (endsOn && !endsOn.isDay) return format.formatRange(startsOn.time, endsOn.time);
  const start = format.format(startsOn.time);
  return isOverMidnight
    ? `${start} – ${formatWith({ ...dateOptions, timeZone: 'UTC' }).format(momentOf(lastDay))}`
    : start;
};

/** When the event begins on the visitor's clock; "" where that shows the same time. */
export const visitorTimeOf = ({ startsOn }: CalendarEvent, { formatWith }: DateFormats): string =>
  isElsewhere(startsOn) ? formatWith({ weekday: 'short', ...timeOptions }).format(startsOn.time) : '';
