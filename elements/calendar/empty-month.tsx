import { useCalendar } from './calendar-context';
import { type CalendarEvent, eventsBetween } from './calendar-event';
import { startOfMonth } from './days';

interface EmptyMonthProps {
  /** The first day of the visible month. */
  start: number;
  events: CalendarEvent[];
  onShowDay: (day: number) => void;
}

/** Says that a month has no events, with a button for the nearest month that has some. An empty element for other months. */
export const EmptyMonth = ({ start, events, onShowDay }: EmptyMonthProps) => {
  const { text, formats } = useCalendar();
  const next = startOfMonth(start, 1);
  const isEmpty = !eventsBetween(events, start, next - 1).length;
  const nearest = events.find(({ firstDay }) => firstDay >= next) ?? events.at(-1);
  return (
    // Rendered for every month: screen readers announce only text that appears in an existing status element.
    <div role="status">
      {isEmpty && (
        <div part="empty">
          {text('emptyMonth')}
          {nearest && (
            <button type="button" part="nearest" onClick={() => onShowDay(nearest.firstDay)}>
              {formats.month(nearest.firstDay)}
            </button>
          )}
        </div>
      )}
    </div>
  );
};
