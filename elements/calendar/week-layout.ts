import { type CalendarEvent, eventsBetween, isBar } from './calendar-event';
import { daysPerWeek } from './days';

/** An event in the row of a week. */
export interface Segment {
  event: CalendarEvent;
  /** Column of its first day in the week, from 0. */
  column: number;
  /** Number of its days in the week. */
  span: number;
  /** Line below the number of the day, from 0. */
  lane: number;
  /** Number of lines for its text: its own lane, and for an event within one day the free lanes below. */
  lines: number;
  beginsBefore: boolean;
  endsAfter: boolean;
}

interface LayoutOptions {
  /** The first day of the week. */
  start: number;
  /** Number of events for which a day has room. */
  lanes: number;
  /** Keeps other events below all bars of their day, as on paper, where their titles may take several lines. */
  barsFirst: boolean;
}

/** The lanes from that of an event of one day to the next one that is taken on that day. */
const linesFor = (
  { column, lane }: Segment,
  { segments, lanes }: { segments: Segment[]; lanes: number },
): number => {
  const lanesBelow = segments
    .filter((other) => other.column <= column && column < other.column + other.span && other.lane > lane)
    .map((other) => other.lane);
  return Math.min(lanes, ...lanesBelow) - lane;
};

/**
 * Places events in the lanes of a week. An event stays in one lane on all its days.
 * @param events in chronological order
 * @returns the events for which there is a lane
 */
export const layOutWeek = (
  events: CalendarEvent[],
  { start, lanes, barsFirst }: LayoutOptions,
): Segment[] => {
  /** For each lane, the first day of the week that is free. */
  const freeFrom: number[] = [];
  const segments: Segment[] = [];
  const findLane = (event: CalendarEvent, column: number): number => {
    if (barsFirst && !isBar(event)) return freeFrom.findLastIndex((day) => day > column) + 1;
    const free = freeFrom.findIndex((day) => day <= column);
    return free < 0 ? freeFrom.length : free;
  };
  const ofWeek = eventsBetween(events, start, start + daysPerWeek - 1);
  if (barsFirst) ofWeek.sort((one, other) => Number(isBar(other)) - Number(isBar(one)));
  for (const event of ofWeek) {
    const column = Math.max(0, event.firstDay - start);
    const end = Math.min(daysPerWeek, event.lastDay - start + 1);
    const lane = findLane(event, column);
    if (lane >= lanes) continue;
    freeFrom[lane] = end;
    segments.push({
      event,
      column,
      span: end - column,
      lane,
      lines: 1,
      beginsBefore: event.firstDay < start,
      endsAfter: event.lastDay >= start + daysPerWeek,
    });
  }
  // On paper the row of an event grows with its text.
  if (barsFirst) return segments;
  return segments.map((segment) =>
    isBar(segment.event) ? segment : { ...segment, lines: linesFor(segment, { segments, lanes }) },
  );
};
