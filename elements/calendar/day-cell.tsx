import type { KeyboardEvent, Ref } from 'react';
import { useCalendar } from './calendar-context';
import { momentOf } from './days';
import { EventChip } from './event-chip';
import type { Segment } from './week-layout';

interface DayCellProps {
  ref: Ref<HTMLTableCellElement> | undefined;
  day: number;
  /** The day's place in its week, from 0. */
  column: number;
  /** Number of the day's events. */
  count: number;
  /** The events of the week for which its days have room. */
  segments: Segment[];
  isActive: boolean;
  isOpen: boolean;
  /** Whether the day belongs to the month before or after. */
  isOutside: boolean;
  isNarrow: boolean;
  onFocus: (day: number) => void;
  onOpen: (day: number) => void;
  onKeyDown: (event: KeyboardEvent, day: number) => void;
}

const maxDots = 3;

/** A day of the month, with the events for which it has room. */
export const DayCell = (props: DayCellProps) => {
  const { ref, day, column, count, segments, isActive, isOpen, isOutside, isNarrow } = props;
  const { onFocus, onOpen, onKeyDown } = props;
  const { text, formats, today, titleOf } = useCalendar();
  const visible = segments.filter(
    (segment) => segment.column <= column && column < segment.column + segment.span,
  );
  const hiddenCount = count - visible.length;
  const canOpen = isNarrow || count > 0;
  const states = [isOutside && 'outside', day === today && 'today', isOpen && 'open', canOpen && 'can-open'];

  const openByKey = (event: KeyboardEvent): void => {
    if (canOpen && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onOpen(day);
    } else onKeyDown(event, day);
  };
  return (
    <td
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid on a table
      role="gridcell"
      part={day === today ? 'day day-today' : 'day'}
      className={states.filter(Boolean).join(' ')}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isNarrow ? isActive : undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-haspopup={canOpen && !isNarrow ? 'dialog' : undefined}
      onFocus={() => onFocus(day)}
      onClick={() => canOpen && onOpen(day)}
      onKeyDown={openByKey}
    >
      <div className="cell">
        {/* The key gives each day a new element: digits that move within the same element count as a layout shift. */}
        <time key={day} part="day-number" dateTime={momentOf(day).toISOString().slice(0, 10)}>
          <span aria-hidden="true">{formats.dayNumber(day)}</span>
          <span className="visually-hidden">{formats.fullDay(day)}</span>
        </time>
        {isNarrow && count > 0 && (
          <span part="dots">
            <span className="visually-hidden">{text(count > 1 ? 'someEvents' : 'oneEvent', { count })}</span>
            {Array.from({ length: Math.min(count, maxDots) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dots are all the same
              <i key={index} />
            ))}
          </span>
        )}
        {!isNarrow &&
          visible.map((segment) =>
            segment.column === column ? (
              <EventChip key={segment.lane} segment={segment} />
            ) : (
              // The bar of the event is in the cell of its first day.
              <span key={segment.lane} className="visually-hidden">
                {titleOf(segment.event.item)}
              </span>
            ),
          )}
        {!isNarrow && hiddenCount > 0 && <span part="more">{text('more', { count: hiddenCount })}</span>}
      </div>
    </td>
  );
};
