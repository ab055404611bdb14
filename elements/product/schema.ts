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

/** Modules for some settings only (src/build/manifest.ts). */
export const lazyModules = { './responsive-picture': /\bitems"?[:=]/ };

export const schema = object({
  /** Id of the product. */
  id: optional(pipe(string(), metadata({ aliases: ['itemId', 'productId'] })), ''),
  /** The product's name, as text. */
  title: optional(pipe(string(), metadata({ aliases: ['productTitle'] })), ''),
  /** The description: HTML, which is sanitised. */
  excerpt: optional(string(), ''),
  /** Address of the product's page: a path or a whole address. */
  fullUrl: optional(pageAddress(), ''),
  /** Whether the owner has published the product: "PUBLISHED", "SCHEDULED", "DRAFT", or 1, 2, 4. */
  workflowState: optional(union([string(), number()])),
  /** The product's pictures, in their order. */
  items: optional(
    array(
      object({
        /** Names the picture for `mainImageId`. */
        id: optional(string(), ''),
        /** Address of the picture. */
        src: optional(pictureAddress('assetUrl'), ''),
        /** Alternative text. */
        alt: optional(pipe(string(), metadata({ aliases: ['altText'] })), ''),
        /** Width in px. */
        width: optional(atLeast(1)),
        /** Height in px. */
        height: optional(atLeast(1)),
        /** The point that stays visible when the picture is cropped: "x,y" in fractions of width and height, or an object. */
        focalPoint: optional(
          union([
            focalPointText('mediaFocalPoint'),
            object({ x: optional(number(), 0.5), y: optional(number(), 0.5) }),
          ]),
        ),
      }),
    ),
    [],
  ),
  /** How a picture's address requests another size: "queryString" `a.jpg?format=500w`, "filename" `a-500w.jpg`. */
  sizeFormat: optional(picklist(['none', 'queryString', 'filename']), 'none'),
  /** Type, variants and prices of the product. */
  structuredContent: optional(pipe(productContent, metadata({ aliases: ['product'] }))),
  /** All of these settings in one object, as a shop's pages have them. They come before the others. */
  item: optional(any()),
  /** The currency of amounts without a currency of their own. Default: that of the store in the site context, else USD. */
  currencyCode: optional(string(), ''),
  /** Units of weights and dimensions: "IMPERIAL" or 1 for lbs and inches, else kg and cm. Default: those of the site context. */
  measurementStandard: optional(union([string(), number()])),
  /** `full` has everything that visitors need to buy the product; `card` has name, picture and price for a list of products; `form` has options, quantity and button, for a page that shows the rest itself. */
  layout: optional(picklist(['full', 'card', 'form']), 'full'),
  /** The level of the name in the page's outline. */
  headingLevel: optional(pipe(number(), minValue(1), maxValue(6)), 2),
  /** Whether a card has a button that opens the whole product in a dialog. */
  quickView: optional(boolean(), true),
  /** Address of the cart's page, for a link after the product has been added. */
  cartUrl: optional(pageAddress(), ''),
  /**
   * Whether search engines get a description of the product (JSON-LD). Cards have none, nor does a product that the page
   * describes itself.
   */
  structuredData: optional(pipe(boolean(), metadata({ aliases: ['jsonLd'] })), true),
});

export type ProductSettings = InferOutput<typeof schema>;
