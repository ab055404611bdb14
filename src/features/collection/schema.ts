import {
  any,
  array,
  boolean,
  type InferOutput,
  metadata,
  number,
  object,
  optional,
  pipe,
  string,
  union,
} from 'valibot';
import { pageAddress, pictureAddress } from '../../core/settings/address-setting';
import { dateSetting, timeZoneSetting } from '../dates/date-setting';
import { focalPointText } from '../media/focal-point-setting';

const alias = (...aliases: string[]) => pipe(string(), metadata({ aliases }));

/** Where an event takes place, as plain text or as an object with the address. */
export const locationSetting = optional(
  union([
    string(),
    object({
      /** Name of the place. */
      addressTitle: optional(string(), ''),
      /** Street and number. */
      addressLine1: optional(string(), ''),
      /** Town, region and postal code. */
      addressLine2: optional(string(), ''),
      /** Country. */
      addressCountry: optional(string(), ''),
    }),
  ]),
);

/** An item of a collection, in the format of the hosted builder's `?format=json`. Blocks use it for `items`. */
export const itemEntry = object({
  /** Id of the item. */
  id: optional(string(), ''),
  /** Title of the item, as plain text. */
  title: optional(string(), ''),
  /** Short text about the item, as HTML, which the block sanitises. */
  excerpt: optional(alias('description'), ''),
  /** Full text of the item, as HTML, which the block sanitises. */
  body: optional(string(), ''),
  /** Address of the picture. */
  assetUrl: optional(pictureAddress('src', 'image'), ''),
  /** Alternative text of the picture. Default: none, because the title is next to the picture. */
  alt: optional(alias('altText'), ''),
  /** Width and height of the picture in px, such as "1500x1000". */
  originalSize: optional(alias('dimensions'), ''),
  /** Point of the picture that a crop keeps visible: "x,y" as fractions of its width and height, or an object. */
  focalPoint: optional(
    union([
      focalPointText('mediaFocalPoint'),
      object({
        /** From the left edge, as a fraction of the width. */
        x: optional(number(), 0.5),
        /** From the upper edge, as a fraction of the height. */
        y: optional(number(), 0.5),
      }),
    ]),
  ),
  /** Address of the item's page; `url` means the same. */
  fullUrl: optional(pageAddress('url', 'href', 'clickThroughUrl'), ''),
  /** When the item was published, as ISO 8601 text or as milliseconds since 1970. */
  publishOn: dateSetting('publishedOn', 'addedOn', 'date'),
  /** When an event begins, as ISO 8601 text or as milliseconds since 1970. */
  startDate: dateSetting('start'),
  /** When an event ends, as ISO 8601 text or as milliseconds since 1970. */
  endDate: dateSetting('end'),
  /**
   * IANA name of the time zone of the item's dates, such as `America/Bogota`. Default: the block's `timeZone`, if it has this
   * setting, else the visitor's time zone.
   */
  timeZone: timeZoneSetting,
  /** Author of the item: a name, or an object with `displayName`. */
  author: optional(union([string(), object({ displayName: optional(string(), '') })])),
  /** Where an event takes place, as plain text or as an object with the address. */
  location: locationSetting,
  /** Tags of the item. */
  tags: optional(array(string()), []),
  /** Categories of the item. */
  categories: optional(array(string()), []),
  /** Number of comments. */
  commentCount: optional(number(), 0),
  /** Number of likes. */
  likeCount: optional(number(), 0),
  /** The hosted builder's code for the kind of item: 1 text, 2 image, 11 product, 12 event. */
  recordType: optional(number()),
  /**
   * Type, variants and prices of a product, in the format of the product block's `structuredContent`; or the dates of an event.
   */
  structuredContent: optional(any()),
});

/** The JSON that the address of a collection, `src`, returns. */
export const schema = object({
  collection: optional(
    object({
      title: optional(string(), ''),
      /** All tags of the collection's items. */
      tags: optional(array(string()), []),
      /** All categories of the collection's items. */
      categories: optional(array(string()), []),
    }),
  ),
  items: optional(array(itemEntry)),
  pagination: optional(
    object({
      /** False on the last page, also where `nextPageUrl` has an address. */
      nextPage: optional(boolean()),
      nextPageUrl: optional(string(), ''),
      /** Number of items on all pages. */
      itemCount: optional(number()),
    }),
  ),
});

export type ItemSettings = InferOutput<typeof itemEntry>;
