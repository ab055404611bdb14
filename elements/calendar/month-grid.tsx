import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useFocusRequest } from '../../src/hooks/use-focus-request';
import { useCalendar } from './calendar-context';
import { type CalendarEvent, eventsBetween } from './calendar-event';
import { DayCell } from './day-cell';
import { daysFrom, daysPerWeek, monthOf, weeksOf } from './days';
import { dayForKey } from './grid-keys';
import type { Month } from './use-month';
import { layOutWeek } from './week-layout';

/** Events for which a day has room; on paper its row grows. */
const screenLanes = 3;
const printLanes = 40;

interface MonthGridProps {
  month: Month;
  /** A new object for each request to focus the active day. */
  focusRequest: object | undefined;
  firstWeekday: number;
  events: CalendarEvent[];
  isPrinting: boolean;
  /** The day whose events are open in a popover. */
  openDay: number | undefined;
  isNarrow: boolean;
  /** Makes a day active, shows its month and moves the focus to the day. */
  onFocusDay: (day: number) => void;
  /** Called when the visitor wants to see the events of a day. */
  onOpen: (day: number) => void;
  /** Called when the pointer or the focus enters the grid: the visitor may open a day soon. */
  onEnter: () => void;
}

/**
 * The days of a month, as a grid of the WAI-ARIA Authoring Practices: one day is in the tab order, arrow keys move between days.
 */
export const MonthGrid = (props: MonthGridProps) => {
  const { month, focusRequest, firstWeekday, events, isPrinting, openDay, isNarrow } = props;
  const { onFocusDay, onOpen, onEnter } = props;
  const { start, activeDay, activate } = month;
  const { host, formats } = useCalendar();
  const activeCell = useRef<HTMLTableCellElement>(null);
  useFocusRequest(focusRequest, () => activeCell.current);

  const weeks = useMemo(() => {
    const lanes = isPrinting ? printLanes : screenLanes;
    const firstDays = weeksOf(start, firstWeekday);
    const [first = start] = firstDays;
    const visible = eventsBetween(events, first, first + firstDays.length * daysPerWeek - 1);
    return firstDays.map((firstDay) => ({
      days: daysFrom(firstDay).map((day) => ({ day, count: eventsBetween(visible, day, day).length })),
      segments: layOutWeek(visible, { start: firstDay, lanes, barsFirst: isPrinting }),
    }));
  }, [start, firstWeekday, events, isPrinting]);

  // When the first day of the week changes, an active day of the month before or after may no longer be visible.
  const isActiveVisible = weeks.some(({ days }) => days.some(({ day }) => day === activeDay));
  const tabbableDay = isActiveVisible ? activeDay : start;

  const moveByKey = (event: KeyboardEvent, focusedDay: number): void => {
    const isRtl = getComputedStyle(host).direction === 'rtl';
    const day = dayForKey(event, { day: focusedDay, firstWeekday, isRtl });
    if (day === undefined) return;
    event.preventDefault();
    onFocusDay(day);
  };

  return (
    <table
      part="grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a grid on a table
      role="grid"
      aria-labelledby="heading"
      onPointerOver={onEnter}
      onFocus={onEnter}
    >
      <thead>
        <tr>
          {weeks[0]?.days.map(({ day }) => (
            <th key={day} scope="col" part="weekday" aria-label={formats.weekday(day, 'long')}>
              {formats.weekday(day, isNarrow ? 'narrow' : 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ days, segments }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: another month fills the same cells, so that nothing moves
          <tr key={row} part="week">
            {days.map(({ day, count }, column) => (
              <DayCell
                // biome-ignore lint/suspicious/noArrayIndexKey: as its row
                key={column}
                ref={day === tabbableDay ? activeCell : undefined}
                day={day}
                column={column}
                count={count}
                segments={segments}
                isActive={day === tabbableDay}
                isOpen={day === openDay}
                isOutside={monthOf(day) !== monthOf(start)}
                isNarrow={isNarrow}
                onFocus={activate}
                onOpen={onOpen}
                onKeyDown={moveByKey}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
