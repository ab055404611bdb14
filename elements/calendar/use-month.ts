import type { BlockHost } from '../../src/core/block-host';
import { readDate } from '../../src/features/dates/dates';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { type CalendarEvent, eventsBetween } from './calendar-event';
import { dayOf, monthOf, startOfMonth } from './days';

/** The first day of a month such as `2026-05`; undefined for a text that cannot be read. */
export const readMonth = (name: string): number | undefined => {
  const date = readDate(name.length > 7 ? name.slice(0, 10) : `${name}-01`);
  return date?.isDay ? startOfMonth(dayOf(date.utcTime)) : undefined;
};

/** The month and the day that the visitor has chosen; undefined before. */
interface MonthSelection {
  /** The month of the settings: another one replaces the selection. */
  setting: string;
  /** The first day of the month. */
  start?: number;
  day?: number | undefined;
}

interface MonthOptions {
  host: BlockHost;
  /** The month of the settings, such as `2026-05`. */
  setting: string;
  events: CalendarEvent[];
  today: number;
  onChange: (month: string) => void;
}

export interface Month {
  /** The first day of the visible month. */
  start: number;
  /** The day that the keyboard reaches, and whose events a narrow calendar lists. */
  activeDay: number;
  /** Shows the month that begins with `start`. */
  showMonth(start: number): void;
  /** Makes a day active and shows its month. */
  showDay(day: number): void;
  /** Makes a visible day active. The same month stays, also for a day of the month before or after. */
  activate(day: number): void;
}

/** The day to begin with: today, else the first day with an event, else the first of the month. */
const defaultDay = (start: number, { events, today }: Pick<MonthOptions, 'events' | 'today'>): number => {
  if (monthOf(today) === monthOf(start)) return today;
  const [first] = eventsBetween(events, start, startOfMonth(start, 1) - 1);
  return Math.max(start, first?.firstDay ?? start);
};

/** The visible month, and the active day in it. */
export const useMonth = ({ host, setting, events, today, onChange }: MonthOptions): Month => {
  const [selection, setSelection] = useVisitorState(host, 'month', (): MonthSelection => ({ setting }));
  if (selection.setting !== setting) setSelection({ setting });
  const start = selection.start ?? readMonth(setting) ?? startOfMonth(today);

  const select = (nextStart: number, day?: number): void => {
    setSelection({ setting, start: nextStart, day });
    if (nextStart !== start) onChange(monthOf(nextStart));
  };

  return {
    start,
    activeDay: selection.day ?? defaultDay(start, { events, today }),
    showMonth: (nextStart) => select(nextStart),
    showDay: (day) => select(startOfMonth(day), day),
    activate: (day) => {
      if (day !== selection.day) select(start, day);
    },
  };
};
