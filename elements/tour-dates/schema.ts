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
  /** The dates. They replace the element's own content. */
  items: optional(
    array(
      object({
        /** Day, or time when the doors open, as ISO 8601 text or as milliseconds since 1970. */
        date: dateSetting('startDate', 'start'),
        /** Last of several days, or time when the event ends, as ISO 8601 text or as milliseconds since 1970. */
        endDate: dateSetting('end'),
        /** Name of the venue, such as a theatre or a club. */
        venue: optional(pipe(string(), metadata({ aliases: ['title', 'name'] })), ''),
        /** Town of the venue. */
        city: optional(string(), ''),
        /** Country or region of the venue. */
        country: optional(pipe(string(), metadata({ aliases: ['region'] })), ''),
        /**
         * Where the event takes place, in the format of an events collection. Used for those of `venue`, `city` and `country`
         * that are absent.
         */
        location: locationSetting,
        /** Address of the page that sells the tickets, or has more information. */
        url: optional(pageAddress('fullUrl', 'href', 'ticketUrl'), ''),
        /**
         * State of the tickets: `available` shows a link to the tickets, `free` says that none are needed; `sold-out` and
         * `cancelled` have no link.
         */
        status: optional(picklist(['available', 'sold-out', 'cancelled', 'free']), 'available'),
        /**
         * IANA name of the time zone of the venue, such as `America/Bogota`. Default: the time zone that `date` names, else the
         * visitor's.
         */
        timeZone: timeZoneSetting,
      }),
    ),
    [],
  ),
  /**
   * Address that returns the dates as JSON: `{ items: […], pagination: { nextPageUrl } }`, or an array of items. The block loads
   * all pages, up to 1,000 dates. Until then, it shows the dates of `items` or of the element's own content.
   */
  src: optional(string(), ''),
  /** Number of upcoming dates, and of past dates, that show before a button for more. */
  pageSize: optional(pipe(number(), minValue(1)), 12),
  /** Whether past dates are visible at first. Otherwise, a button shows them. */
  showPast: optional(boolean(), false),
  /** Name of the artist, for the JSON-LD. */
  artist: optional(string(), ''),
  /** Whether the block describes the upcoming dates to search engines with JSON-LD, unless the page already does. */
  structuredData: optional(boolean(), true),
});

export type TourDatesSettings = InferOutput<typeof schema>;
export type TourDateEntry = TourDatesSettings['items'][number];
export type TourDateStatus = TourDateEntry['status'];
