import { type CalendarEvent, isBar } from './calendar-event';
import { daysOfWeek } from './days';

/** An event in the row of a week. */
export interface Segment {
  event: CalendarEvent;
  /** Place of its first day in the week, from 0. */
  column: number;
  /** Number of its days in the week. */
  span: number;
  /** Line below the number of the day, from 0. */
  lane: number;
  beginsBefore: boolean;
  endsAfter: boolean;
}

export interface WeekLayout {
  segments: Segment[];
  /** Number of events on each day of the week. */
  counts: number[];
  /** Number of events on each day for which there is no lane. */
  hiddenCounts: number[];
}

interface LayoutOptions {
  /** The first day of the week. */
  start: number;
  /** Number of events for which a day has room. */
  lanes: number;
  /** Keeps other events below all bars of their day, as on paper, where their titles may take several lines. */
  barsFirst: boolean;
}

const emptyWeek = (): number[] => Array<number>(daysOfWeek).fill(0);

/**
 * Places events in the lanes of a week. An event stays in one lane on all its days.
 * @param events in the order of time
 */
export const layOutWeek = (
  events: CalendarEvent[],
  { start, lanes, barsFirst }: LayoutOptions,
): WeekLayout => {
  /** For each lane, the first day of the week that is free. */
  const freeFrom: number[] = [];
  const week: WeekLayout = { segments: [], counts: emptyWeek(), hiddenCounts: emptyWeek() };
  const findLane = (event: CalendarEvent, column: number): number => {
    if (barsFirst && !isBar(event)) return freeFrom.findLastIndex((day) => day > column) + 1;
    const free = freeFrom.findIndex((day) => day <= column);
    return free < 0 ? freeFrom.length : free;
  };
  const ordered = barsFirst
    ? events.toSorted((one, other) => Number(isBar(other)) - Number(isBar(one)))
    : events;
  for (const event of ordered) {
    const column = Math.max(0, event.firstDay - start);
    const end = Math.min(daysOfWeek, event.lastDay - start + 1);
    if (end <= column) continue;
    const lane = findLane(event, column);
    const isHidden = lane >= lanes;
    for (let day = column; day < end; day++) {
      week.counts[day] = (week.counts[day] ?? 0) + 1;
      if (isHidden) week.hiddenCounts[day] = (week.hiddenCounts[day] ?? 0) + 1;
    }
    if (isHidden) continue;
    freeFrom[lane] = end;
    week.segments.push({
      event,
      column,
      span: end - column,
      lane,
      beginsBefore: event.firstDay < start,
      endsAfter: event.lastDay >= start + daysOfWeek,
    });
  }
  return week;
};
