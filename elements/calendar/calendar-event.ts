import type { CollectionItem } from '../../src/features/collection/item';
import { type ItemDate, lateEndToleranceMs } from '../../src/features/dates/dates';
import { wallTimeOf } from '../../src/features/dates/time-zone';
import { dayOf } from './days';

/** An item with a date, and the days on which the calendar shows it. */
export interface CalendarEvent {
  item: CollectionItem;
  startsOn: ItemDate;
  endsOn: ItemDate | undefined;
  firstDay: number;
  lastDay: number;
}

/**
 * The day of a date on the clocks of its own time zone: an event is on the day on which it takes place there.
 * @param offsetMs how much later than midnight a day ends, for dates with a time
 */
export const calendarDay = ({ utcTime, isDay, timeZone }: ItemDate, offsetMs = 0): number =>
  dayOf(isDay ? utcTime : wallTimeOf(utcTime, timeZone).getTime() - offsetMs);

/** Whether an event of the page's content is, or contains, the target of a link. */
export const isLinked = ({ item }: CalendarEvent, linkTarget: Element | undefined): boolean =>
  !!item.element?.contains(linkTarget ?? null);

const dateOf = ({ startsOn, publishedOn }: CollectionItem): ItemDate | undefined => startsOn ?? publishedOn;

const eventOf = (item: CollectionItem): CalendarEvent | undefined => {
  const startsOn = dateOf(item);
  if (!startsOn) return undefined;
  const { endsOn } = item;
  const firstDay = calendarDay(startsOn);
  const lastDay = endsOn ? Math.max(firstDay, calendarDay(endsOn, lateEndToleranceMs)) : firstDay;
  return { item, startsOn, endsOn, firstDay, lastDay };
};

/** Sorts events by their first day. On the same day, longer events come first, and whole days before events with a time. */
const compareEvents = (one: CalendarEvent, other: CalendarEvent): number =>
  one.firstDay - other.firstDay ||
  other.lastDay - one.lastDay ||
  Number(other.startsOn.isDay) - Number(one.startsOn.isDay) ||
  one.startsOn.utcTime - other.startsOn.utcTime;

export interface Events {
  /** In chronological order. */
  dated: CalendarEvent[];
  /** Items without a date. */
  undated: CollectionItem[];
}

export const readEvents = (items: CollectionItem[]): Events => {
  const dated = items.flatMap((item) => eventOf(item) ?? []).sort(compareEvents);
  return { dated, undated: items.filter((item) => !dateOf(item)) };
};

/** The events that take place on any day from `first` to `last`. */
export const eventsBetween = (events: CalendarEvent[], first: number, last: number): CalendarEvent[] =>
  events.filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first);

/** Whether the calendar shows the event as a bar over its days, rather than with its time. */
export const isBar = ({ startsOn, firstDay, lastDay }: CalendarEvent): boolean =>
  startsOn.isDay || lastDay > firstDay;
