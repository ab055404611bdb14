import { useState } from 'react';
import { type CalendarEvent, eventsBetween } from './calendar-event';
import { monthOf, startOfMonth } from './days';

/** The month and the day that the visitor has chosen; empty before. */
interface MonthSelection {
  /** The first day of the month. */
  start?: number;
  day?: number | undefined;
}

export interface MonthSelectionState {
  selection: MonthSelection;
  setSelection(selection: MonthSelection): void;
}

/**
 * The visitor's selection, kept while the month view unmounts and mounts again.
 * @param month the month of the settings: another one replaces the selection
 */
export const useMonthSelection = (month: string): MonthSelectionState => {
  const [selection, setSelection] = useState<MonthSelection>({});
  const [lastMonth, setLastMonth] = useState(month);
  if (month !== lastMonth) {
    setLastMonth(month);
    setSelection({});
  }
  return { selection, setSelection };
};

interface MonthOptions extends MonthSelectionState {
  /** The first day of the month that the settings name; undefined for the current month. */
  initial: number | undefined;
  events: CalendarEvent[];
  today: number;
  onChange: (month: string) => void;
}

export interface Month {
  /** The first day of the visible month. */
  start: number;
  /** The day that the keyboard reaches, and whose events a narrow calendar lists. */
  activeDay: number;
  /** A new object for each request to focus the active day. */
  focusRequest: object | undefined;
  /** Shows the month that begins with `start`. */
  showMonth(start: number): void;
  /** Makes a day active and shows its month. */
  showDay(day: number): void;
  /** The same, and moves the focus to the day. */
  focusDay(day: number): void;
  /** Makes a visible day active. The same month stays, also for a day of the month before or after. */
  activate(day: number): void;
  /** Moves the focus to the active day. */
  focusActiveDay(): void;
}

/** The day to begin with: today, else the first day with an event, else the first of the month. */
const defaultDay = (start: number, { events, today }: Pick<MonthOptions, 'events' | 'today'>): number => {
  if (monthOf(today) === monthOf(start)) return today;
  const [first] = eventsBetween(events, start, startOfMonth(start, 1) - 1);
  return Math.max(start, first?.firstDay ?? start);
};

/** The visible month, and the active day in it. */
export const useMonth = (options: MonthOptions): Month => {
  const { selection, setSelection, initial, events, today, onChange } = options;
  const [focusRequest, setFocusRequest] = useState<object>();
  const start = selection.start ?? initial ?? startOfMonth(today);

  const select = (nextStart: number, day?: number): void => {
    setSelection({ start: nextStart, day });
    if (nextStart !== start) onChange(monthOf(nextStart));
  };

  const showDay = (day: number): void => select(startOfMonth(day), day);

  const focusActiveDay = (): void => setFocusRequest({});

  return {
    start,
    activeDay: selection.day ?? defaultDay(start, { events, today }),
    focusRequest,
    showMonth: (nextStart) => select(nextStart),
    showDay,
    focusDay: (day) => {
      showDay(day);
      focusActiveDay();
    },
    activate: (day) => {
      if (day !== selection.day) select(start, day);
    },
    focusActiveDay,
  };
};
