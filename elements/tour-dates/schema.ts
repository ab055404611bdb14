import {
  array,
  boolean,
  type InferOutput,
  metadata,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { pageAddress } from '../../src/core/settings/address-setting';
import { locationSetting } from '../../src/features/collection/schema';
import { dateSetting, timeZoneSetting } from '../../src/features/dates/date-setting';

/** Lists differ too much in their heights for every page to load these rules. */
export const isReservedByLoader = false;

/** Modules that only some settings need (src/build/manifest.ts). */
export const lazyModules = {
  './remote-dates': /\bsrc"?[:=]/,
  '../../src/features/collection/collection-loader': /\bsrc"?[:=]/,
};

export const schema = object({
  /** The dates. They replace the element's children. */
  items: optional(
    array(
      object({
        /** The day, or when the doors open: ISO text, or milliseconds since 1970. */
        date: dateSetting('startDate', 'start'),
        /** The last one of several days, or when the date ends: ISO text, or milliseconds since 1970. */
        endDate: dateSetting('end'),
        /** Name of the place: a theatre, a club. */
        venue: optional(pipe(string(), metadata({ aliases: ['title', 'name'] })), ''),
        /** The town. */
        city: optional(string(), ''),
        /** The country, or the region. */
        country: optional(pipe(string(), metadata({ aliases: ['region'] })), ''),
        /**
         * Where the date takes place, as the items of an events collection have it. Fills in what `venue`, `city` and `country`
         * leave out.
         */
        location: locationSetting,
        /** Address of the page that sells the tickets, or tells more. */
        url: optional(pageAddress('fullUrl', 'href', 'ticketUrl'), ''),
        /** `available` links to the tickets, `free` says that none are needed; `sold-out` and `cancelled` have no link. */
        status: optional(picklist(['available', 'sold-out', 'cancelled', 'free']), 'available'),
        /** IANA name of the time zone of the place: America/Bogota. Default: that of the date, else the visitor's own. */
        timeZone: timeZoneSetting,
      }),
    ),
    [],
  ),
  /**
   * Address of the dates, which answers `{ items: […], pagination: { nextPageUrl } }`, or the list alone. All pages are loaded, up
   * to 1,000 dates. The element's own dates show until then.
   */
  src: optional(string(), ''),
  /** Number of coming dates, and of past ones, that show before a button for more. */
  pageSize: optional(pipe(number(), minValue(1)), 12),
  /** Whether past dates show at first; else a button shows them. */
  showPast: optional(boolean(), false),
  /** Name of the artist, for search engines. */
  artist: optional(string(), ''),
  /** Whether a `<script type="application/ld+json">` describes the coming dates to search engines. */
  structuredData: optional(boolean(), true),
});

export type TourDatesSettings = InferOutput<typeof schema>;
export type TourDateEntry = TourDatesSettings['items'][number];
export type TourDateStatus = TourDateEntry['status'];
