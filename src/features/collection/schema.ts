import {
  any,
  array,
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

/** Where an event takes place: a text, or an address as of a map. */
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

/** An item of a collection, as the hosted builder's `?format=json` has it. Blocks use it for `items`. */
export const itemEntry = object({
  /** Id of the item. */
  id: optional(string(), ''),
  /** The title, as text. */
  title: optional(string(), ''),
  /** A short text: HTML, which is sanitised. */
  excerpt: optional(alias('description'), ''),
  /** The whole text: HTML, which is sanitised. */
  body: optional(string(), ''),
  /** Address of the picture. */
  assetUrl: optional(pictureAddress('src', 'image'), ''),
  /** Alternative text of the picture. Default: none, as the title stands beside it. */
  alt: optional(alias('altText'), ''),
  /** Size of the picture in px: "1500x1000". */
  originalSize: optional(alias('dimensions'), ''),
  /** The point of the picture that stays visible when it is cropped: "x,y" in fractions, or an object. */
  focalPoint: optional(
    union([
      focalPointText('mediaFocalPoint'),
      object({ x: optional(number(), 0.5), y: optional(number(), 0.5) }),
    ]),
  ),
  /** Address of the item's page; `url` means the same. */
  fullUrl: optional(pageAddress('url', 'href', 'clickThroughUrl'), ''),
  /** When the item was published: ISO text, or milliseconds since 1970. */
  publishOn: dateSetting('publishedOn', 'addedOn', 'date'),
  /** When an event begins: ISO text, or milliseconds since 1970. */
  startDate: dateSetting('start'),
  /** When an event ends. */
  endDate: dateSetting('end'),
  /** IANA name of the time zone of these dates: America/Bogota. Default: the visitor's own. */
  timeZone: timeZoneSetting,
  /** Who has written the item: a name, or an object with `displayName`. */
  author: optional(union([string(), object({ displayName: optional(string(), '') })])),
  /** Where an event takes place: a text, or an address as of a map. */
  location: locationSetting,
  /** Tags of the item. */
  tags: optional(array(string()), []),
  /** Categories of the item. */
  categories: optional(array(string()), []),
  /** Number of comments. */
  commentCount: optional(number(), 0),
  /** Number of likes. */
  likeCount: optional(number(), 0),
  /** The builder's number of the kind of item: 1 text, 2 image, 11 product, 12 event. */
  recordType: optional(number()),
  /** What a product is sold for, as the settings of a product have it; an event's dates. */
  structuredContent: optional(any()),
});

/** The answer of a collection's address, `src`. */
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
      nextPageUrl: optional(string(), ''),
      /** Number of the items of all pages. */
      itemCount: optional(number()),
    }),
  ),
});

export type ItemSettings = InferOutput<typeof itemEntry>;
