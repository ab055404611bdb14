import {
  any,
  array,
  boolean,
  maxValue,
  metadata,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  union,
  unknown,
} from 'valibot';
import { maxPriceCents } from '../../src/validation/product';

const atLeast = (least: number) => pipe(number(), minValue(least));
const cents = pipe(number(), minValue(0), maxValue(maxPriceCents));

/** An amount with its currency. */
const money = object({
  /** The amount in the currency's unit: "12.50". */
  value: optional(union([string(), number()])),
  /** The same; it comes before `value`, which is in cents in data that have both. */
  decimalValue: optional(string()),
  /** Code of the currency. */
  currency: optional(pipe(string(), metadata({ aliases: ['currencyCode'] }))),
});
const amount = union([cents, money]);

const measures = object({
  /** How much. */
  value: optional(atLeast(0)),
  /** Its unit: "POUND", "INCH"; else kg and cm. */
  unit: optional(string(), ''),
  /** Width. */
  width: optional(atLeast(0)),
  /** Height. */
  height: optional(atLeast(0)),
  /** Length. */
  len: optional(atLeast(0)),
});

export const schema = object({
  /** Id of the product. */
  id: optional(pipe(string(), metadata({ aliases: ['itemId', 'productId'] })), ''),
  /** Its name; text. */
  title: optional(pipe(string(), metadata({ aliases: ['productTitle'] })), ''),
  /** What is said of it: HTML, sanitised. */
  excerpt: optional(string(), ''),
  /** Address of its page: a path or a whole address. */
  fullUrl: optional(string(), ''),
  /** Whether its owner has published it. "PUBLISHED", "SCHEDULED" and "DRAFT" have words for visitors. */
  workflowState: optional(union([string(), number()])),
  /** Its pictures, the first one first. */
  items: optional(
    array(
      object({
        /** Names the picture for `mainImageId`. */
        id: optional(string(), ''),
        /** Address of the picture. */
        src: optional(pipe(string(), metadata({ aliases: ['assetUrl'] })), ''),
        /** What it shows, for who does not see it. */
        alt: optional(pipe(string(), metadata({ aliases: ['altText'] })), ''),
        /** Width in px. */
        width: optional(atLeast(1)),
        /** Height in px. */
        height: optional(atLeast(1)),
        /** The point that a crop keeps: "x,y" in fractions of width and height, or an object. */
        focalPoint: optional(
          union([
            pipe(string(), metadata({ aliases: ['mediaFocalPoint'] })),
            object({ x: optional(number(), 0.5), y: optional(number(), 0.5) }),
          ]),
        ),
      }),
    ),
    [],
  ),
  /** How a picture's address asks for another size: "queryString" `a.jpg?format=500w`, "filename" `a-500w.jpg`. */
  sizeFormat: optional(picklist(['none', 'queryString', 'filename']), 'none'),
  /** What is sold. */
  structuredContent: optional(
    pipe(
      object({
        /** 1 physical, 2 digital, 3 service, 4 gift card, 5 paywall, or their names. */
        productType: optional(
          union([number(), picklist(['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL'])]),
          1,
        ),
        /** All that can be bought of a physical product, a service or a gift card. */
        variants: optional(
          array(
            object({
              /** Names it in orders. */
              sku: optional(string(), ''),
              /** Price in cents, or an object. */
              price: optional(amount),
              /** Price while `onSale`. */
              salePrice: optional(amount),
              /** The same as objects; they come first. */
              priceMoney: optional(money),
              /** See `priceMoney`. */
              salePriceMoney: optional(money),
              /** Whether `salePrice` is what it costs now. */
              onSale: optional(boolean(), false),
              /** How many are left. */
              qtyInStock: optional(number()),
              /** Whether there are always more. */
              unlimited: optional(boolean()),
              /** Both in one. */
              stock: optional(object({ unlimited: optional(boolean()), quantity: optional(number()) })),
              /** What makes it another one than the others, in the order of `variantOptionOrdering`. */
              optionValues: optional(
                array(object({ optionName: optional(string()), value: optional(string(), '') })),
                [],
              ),
              /** The same: name to value. */
              attributes: optional(any()),
              /** Weight, in the store's unit. */
              weight: optional(atLeast(0)),
              /** Width, in the store's unit. */
              width: optional(atLeast(0)),
              /** Height. */
              height: optional(atLeast(0)),
              /** Length. */
              len: optional(atLeast(0)),
              /** Weight with its unit. */
              shippingWeight: optional(measures),
              /** Dimensions with their unit. */
              shippingSize: optional(measures),
              /** Which of `items` shows it. */
              mainImageId: optional(string(), ''),
            }),
          ),
          [],
        ),
        /** Names of what can be chosen, in order. */
        variantOptionOrdering: optional(
          pipe(array(string()), metadata({ aliases: ['variantAttributeNames'] })),
          [],
        ),
        /** Price of a digital product in cents. */
        priceCents: optional(amount),
        /** Its price while `onSale`. */
        salePriceCents: optional(amount),
        /** The same as objects; they come first. */
        priceMoney: optional(money),
        /** See `priceMoney`. */
        salePriceMoney: optional(money),
        /** Whether a digital product is on sale. */
        onSale: optional(boolean(), false),
        /** Whether it is paid for again and again. */
        isSubscribable: optional(pipe(boolean(), metadata({ aliases: ['subscribable'] })), false),
        /** How often, and how many times. */
        subscriptionPlan: optional(
          object({
            /** After which a payment is due again. */
            billingPeriod: optional(
              object({
                /** How many units. */
                value: optional(atLeast(1), 1),
                /** Of what. */
                unit: optional(picklist(['WEEK', 'MONTH', 'YEAR', 'week', 'month', 'year']), 'MONTH'),
              }),
            ),
            /** How many payments; 0 is without an end. */
            numBillingCycles: optional(atLeast(0), 0),
          }),
        ),
        /** The form that a visitor fills in before it is added: settings of an `az-form`, `formFields` or `fields`. */
        additionalFieldsForm: optional(record(string(), unknown())),
        /** Its id; without the form itself, the server is asked for it (`/api/commerce/forms/{id}`). */
        additionalFieldsFormId: optional(string(), ''),
        /** Whether the button says `customAddButtonText`. */
        useCustomAddButtonText: optional(boolean(), false),
        /** What the button says then; text. */
        customAddButtonText: optional(string(), ''),
      }),
      metadata({ aliases: ['product'] }),
    ),
  ),
  /** All of that within one object, as a page's own data has it. What it says comes first. */
  item: optional(any()),
  /** Currency of amounts that do not say theirs. */
  currencyCode: optional(string(), 'USD'),
  /** Units of weights and dimensions: "IMPERIAL" or 1 for lbs and inches, else kg and cm. Default: as the site context says. */
  measurementStandard: optional(union([string(), number()])),
  /** All that a visitor needs to buy it, or name, picture and price for a list of products. */
  layout: optional(picklist(['full', 'card']), 'full'),
  /** Whether a card has a button that shows all of the product in a dialog. */
  quickView: optional(boolean(), true),
  /** Address of the cart's page, to which a link leads after something has been added. */
  cartUrl: optional(string(), ''),
  /** Whether search engines are told of it in JSON-LD. Not of a card. */
  jsonLd: optional(boolean(), true),
});
