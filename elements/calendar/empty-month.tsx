import { useCalendar } from './calendar-context';
import type { CalendarEvent } from './calendar-event';
import { startOfMonth } from './days';

interface EmptyMonthProps {
  /** The first day of the visible month. */
  start: number;
  events: CalendarEvent[];
  onShowDay: (day: number) => void;
}

/** Says that a month has no events, with a button for the next month that has some. Nothing for other months. */
export const EmptyMonth = ({ start, events, onShowDay }: EmptyMonthProps) => {
  const { text, formats } = useCalendar();
  const end = startOfMonth(start, 1);
  if (events.some(({ firstDay, lastDay }) => firstDay < end && lastDay >= start)) return null;
  const nearest = events.find(({ firstDay }) => firstDay >= end) ?? events.at(-1);
  return (
    <div part="empty">
      {text('emptyMonth')}
      {nearest && (
        <button type="button" part="nearest" onClick={() => onShowDay(nearest.firstDay)}>
          {formats.month(nearest.firstDay)}
        </button>
      )}
    </div>
  );
};
