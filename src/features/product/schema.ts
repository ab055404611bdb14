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
  record,
  regex,
  string,
  union,
  unknown,
} from 'valibot';
import { atLeast } from '../../core/settings/at-least';
import { maxPriceCents } from '../money/currencies';

/** At most 60 characters, as the server has it. */
const skuPattern = /^[\s\S]{0,60}$/;

const cents = pipe(number(), minValue(0), maxValue(maxPriceCents));

/** An amount with its currency. */
const money = object({
  /** The amount in the currency's unit: "12.50". */
  value: optional(union([string(), number()])),
  /** The same amount. Data that have both have cents in `value`, so `decimalValue` comes first. */
  decimalValue: optional(string()),
  /** ISO 4217 code of the currency. */
  currency: optional(pipe(string(), metadata({ aliases: ['currencyCode'] }))),
});
const amount = union([cents, money]);

const measures = object({
  /** The weight. */
  value: optional(atLeast(0)),
  /** The unit: "POUND", "INCH". Default: kg and cm. */
  unit: optional(string(), ''),
  /** Width. */
  width: optional(atLeast(0)),
  /** Height. */
  height: optional(atLeast(0)),
  /** Length. */
  len: optional(atLeast(0)),
});

/** What is sold: `structuredContent` of a product's data. */
export const schema = object({
  /** 1 physical, 2 digital, 3 service, 4 gift card, 5 paywall, or these names in upper case. */
  productType: optional(
    union([number(), picklist(['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL'])]),
    1,
  ),
  /** The variants of a physical product, a service or a gift card. */
  variants: optional(
    array(
      object({
        /** The variant's name in orders: at most 60 characters. */
        sku: optional(pipe(string(), regex(skuPattern)), ''),
        /** Price in cents, or as an object. */
        price: optional(amount),
        /** Price while `onSale`. */
        salePrice: optional(amount),
        /** The same price as an object, which comes before `price`. */
        priceMoney: optional(money),
        /** See `priceMoney`. */
        salePriceMoney: optional(money),
        /** Whether `salePrice` is the current price. */
        onSale: optional(boolean(), false),
        /** The stock. */
        qtyInStock: optional(number()),
        /** Whether the stock is unlimited. */
        unlimited: optional(boolean()),
        /** Both of these in one object. */
        stock: optional(object({ unlimited: optional(boolean()), quantity: optional(number()) })),
        /** The values of the options, in the order of `variantOptionOrdering`. */
        optionValues: optional(
          array(object({ optionName: optional(string()), value: optional(string(), '') })),
          [],
        ),
        /** The same values by the option's name. */
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
        /** The `id` of the picture among `items` that shows the variant. */
        mainImageId: optional(string(), ''),
      }),
    ),
    [],
  ),
  /** The names of the options, in their order. */
  variantOptionOrdering: optional(
    pipe(array(string()), metadata({ aliases: ['variantAttributeNames'] })),
    [],
  ),
  /** The price of a digital product in cents, or as an object. */
  priceCents: optional(amount),
  /** The price of a digital product while `onSale`. */
  salePriceCents: optional(amount),
  /** The same price as an object, which comes before `price`. */
  priceMoney: optional(money),
  /** See `priceMoney`. */
  salePriceMoney: optional(money),
  /** Whether a digital product is on sale. */
  onSale: optional(boolean(), false),
  /** Whether the product is a subscription. Default: whether there is a `subscriptionPlan` with a `billingPeriod`. */
  isSubscribable: optional(pipe(boolean(), metadata({ aliases: ['subscribable'] }))),
  /** How often the subscription renews, and how many payments there are. */
  subscriptionPlan: optional(
    object({
      /** The time between two payments. */
      billingPeriod: optional(
        object({
          /** The number of units. */
          value: optional(atLeast(1), 1),
          /** The unit. */
          unit: optional(picklist(['WEEK', 'MONTH', 'YEAR', 'week', 'month', 'year']), 'MONTH'),
        }),
      ),
      /** The number of payments; 0 for a subscription without an end. */
      numBillingCycles: optional(atLeast(0), 0),
    }),
  ),
  /** The form that visitors fill in before the product is added: the settings of a form block, with `formFields` or `fields`. */
  additionalFieldsForm: optional(record(string(), unknown())),
  /** The form's id. Without `additionalFieldsForm`, the block requests the form from `/api/commerce/forms/{id}`. */
  additionalFieldsFormId: optional(string(), ''),
  /** Whether the button has the text `customAddButtonText`. */
  useCustomAddButtonText: optional(boolean(), false),
  /** The text of the button then. */
  customAddButtonText: optional(string(), ''),
});

export type ProductContent = InferOutput<typeof schema>;
export type ProductVariant = ProductContent['variants'][number];
