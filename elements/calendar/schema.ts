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
  /** The events. They replace the element's own content. */
  items: optional(array(itemEntry), []),
  /**
   * Address that returns the events as JSON: `{ items: […], pagination: { nextPageUrl } }`, or an array of items. The block loads
   * all pages, up to 10,000 events. Until then, it shows the events of `items` or of the element's own content.
   */
  src: optional(string(), ''),
  /** Layout: `month` shows a month as a table, `list` shows all events grouped by month. */
  view: optional(picklist(['month', 'list']), 'month'),
  /** First day of the week, from 0 (Sunday) to 6 (Saturday). Default: by the language and region of the page. */
  firstDay: optional(pipe(number(), minValue(0), maxValue(6))),
  /** Month that shows first, such as `2026-05`. Default: the current month. */
  month: optional(pipe(string(), examples(['2026-05', '2026-11'])), ''),
  /**
   * IANA name of the time zone of events that name none, such as `America/Bogota`. Such an event shows on its day in that time
   * zone. Default: the visitor's time zone.
   */
  timeZone: timeZoneSetting,
  /** List: whether past events are visible at first. Otherwise, a button shows them. */
  showPast: optional(boolean(), false),
  /** Whether each event has a button that downloads the event as an `.ics` file for the visitor's own calendar. */
  addToCalendar: optional(boolean(), true),
  /** Level of the month's heading in the page's outline, such as 2 for `<h2>`. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(5)), 2),
  /** Whether the block describes the upcoming events to search engines with JSON-LD, unless the page already does. */
  structuredData: optional(boolean(), true),
});

export type CalendarSettings = InferOutput<typeof schema>;
