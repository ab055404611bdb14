import {
  array,
  boolean,
  examples,
  type InferOutput,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { itemEntry } from '../../src/features/collection/schema';
import { timeZoneSetting } from '../../src/features/dates/date-setting';

/** The rules for the height of a month are too long for every page to load. */
export const isReservedByLoader = false;

/** Modules that only some settings need (src/build/manifest.ts). */
export const lazyModules = {
  '../../src/features/collection/item': /\b(items|src)"?[:=]/,
  './list-view': /\bview"?[:=] ?"?list/,
  './remote-events': /\bsrc"?[:=]/,
  '../../src/features/collection/collection-loader': /\bsrc"?[:=]/,
};

export const schema = object({
  /** The events. They replace the element's children. */
  items: optional(array(itemEntry), []),
  /**
   * Address of the events, which answers `{ items: […], pagination: { nextPageUrl } }`, or the list alone. All pages are loaded, up
   * to 10,000 events. The element's own events show until then.
   */
  src: optional(string(), ''),
  /** A month as a table, or a list of all events by month. */
  view: optional(picklist(['month', 'list']), 'month'),
  /** The day that begins a week: 0 Sunday to 6 Saturday. Default: by the language and region of the page. */
  firstDay: optional(pipe(number(), minValue(0), maxValue(6))),
  /** The month that shows first, such as `2026-05`. Default: the current one. */
  month: optional(pipe(string(), examples(['2026-05', '2026-11'])), ''),
  /**
   * IANA name of the time zone of events that name none: America/Bogota. Such an event is on the day on which it takes place
   * there. Default: the visitor's own.
   */
  timeZone: timeZoneSetting,
  /** Whether past events show in a list; else a button shows them. */
  showPast: optional(boolean(), false),
  /** Whether each event has a button that downloads it as an `.ics` file for the visitor's own calendar. */
  addToCalendar: optional(boolean(), true),
  /** The level of the month's heading in the page's outline. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(5)), 2),
  /** Whether a `<script type="application/ld+json">` describes the events to search engines. */
  structuredData: optional(boolean(), true),
});

export type CalendarSettings = InferOutput<typeof schema>;
