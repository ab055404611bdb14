import {
  any,
  array,
  boolean,
  type InferOutput,
  maxValue,
  metadata,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
} from 'valibot';
import { pageAddress, pictureAddress } from '../../src/core/settings/address-setting';
import { atLeast } from '../../src/core/settings/at-least';
import { focalPointText } from '../../src/features/media/focal-point-setting';
import { schema as productContent } from '../../src/features/product/schema';

/** The rules for lists of cards are too many bytes for the loader of every page. */
export const isReservedByLoader = false;

/** Modules for some settings only (src/build/manifest.ts). './responsive-picture': any value of `sizeFormat` except "none". */
export const lazyModules = { './responsive-picture': /\bsize-?[Ff]ormat"?\s*[:=]\s*"[qf]/ };

export const schema = object({
  /** Id of the product. */
  id: optional(pipe(string(), metadata({ aliases: ['itemId', 'productId'] })), ''),
  /** Name of the product, as plain text. */
  title: optional(pipe(string(), metadata({ aliases: ['productTitle'] })), ''),
  /** Description of the product, as HTML, which the block sanitises. */
  excerpt: optional(string(), ''),
  /** Address of the product's page: a path or a whole address. */
  fullUrl: optional(pageAddress(), ''),
  /** Publication state of the product: "PUBLISHED" (or 1), "SCHEDULED" (or 2) or "DRAFT" (or 4). */
  workflowState: optional(union([string(), number()])),
  /** Pictures of the product, in the order in which the block shows them. */
  items: optional(
    array(
      object({
        /** Id of the picture, which `mainImageId` of a variant refers to. */
        id: optional(string(), ''),
        /** Address of the picture. */
        src: optional(pictureAddress('assetUrl'), ''),
        /** Alternative text of the picture. */
        alt: optional(pipe(string(), metadata({ aliases: ['altText'] })), ''),
        /** Width of the picture in px. */
        width: optional(atLeast(1)),
        /** Height of the picture in px. */
        height: optional(atLeast(1)),
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
      }),
    ),
    [],
  ),
  /** How the address of a picture names a size: "queryString" is `a.jpg?format=500w`, "filename" is `a-500w.jpg`. */
  sizeFormat: optional(picklist(['none', 'queryString', 'filename']), 'none'),
  /** Type, variants and prices of the product. */
  structuredContent: optional(pipe(productContent, metadata({ aliases: ['product'] }))),
  /** All settings in one object, as in data of a shop's page. They take precedence over the settings outside the object. */
  item: optional(any()),
  /** ISO 4217 code of the currency of prices that name none. Default: the currency of the store in the site context, else USD. */
  currencyCode: optional(string(), ''),
  /**
   * Units of weights and dimensions: "IMPERIAL" or 1 for lbs and inches, any other value for kg and cm. Default: the units of the
   * store in the site context.
   */
  measurementStandard: optional(union([string(), number()])),
  /**
   * Layout. `full`: everything that visitors need to buy the product. `card`: name, picture and price, for a list of products.
   * `form`: options, quantity and button, for a page that shows the rest itself.
   */
  layout: optional(picklist(['full', 'card', 'form']), 'full'),
  /** Level of the product's name in the page's outline, such as 2 for `<h2>`. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 2),
  /** Layout `card`: whether the card has a button that opens the whole product in a dialog. */
  quickView: optional(boolean(), true),
  /** Address of the page with the cart, which the block links to after the product has been added. Default: no link. */
  cartUrl: optional(pageAddress(), ''),
  /**
   * Whether the block describes the product to search engines with JSON-LD, unless the page already does. The layout `card` has
   * no JSON-LD.
   */
  structuredData: optional(pipe(boolean(), metadata({ aliases: ['jsonLd'] })), true),
});

export type ProductSettings = InferOutput<typeof schema>;
