import { type CalendarEvent, calendarDay } from './calendar-event';
import { type DateFormats, isElsewhere, time, zoneOptions } from './date-formats';
import { momentOf } from './days';

const date = { day: 'numeric', month: 'short' } as const;

/** The times of an event, with its days where there are several; "" for an event of one whole day. */
export const periodOf = (event: CalendarEvent, { formatWith }: DateFormats): string => {
  const { startsOn, endsOn, firstDay, lastDay } = event;
  if (startsOn.isDay)
    return lastDay > firstDay
      ? formatWith({ ...date, timeZone: 'UTC' }).formatRange(momentOf(firstDay), momentOf(lastDay))
      : '';
  const isOverMidnight = !!endsOn && calendarDay(endsOn) > firstDay;
  const format = formatWith({ ...(isOverMidnight && date), ...time, ...zoneOptions(startsOn) });
  if (endsOn && !endsOn.isDay) return format.formatRange(startsOn.time, endsOn.time);
  const start = format.format(startsOn.time);
  return isOverMidnight
    ? `${start} – ${formatWith({ ...date, timeZone: 'UTC' }).format(momentOf(lastDay))}`
    : start;
};

/** When the event begins on the visitor's clock; "" where that shows the same time. */
export const visitorTimeOf = ({ startsOn }: CalendarEvent, { formatWith }: DateFormats): string =>
  isElsewhere(startsOn) ? formatWith({ weekday: 'short', ...time }).format(startsOn.time) : '';
