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
  /** The amount in units of the currency, such as "12.50". */
  value: optional(union([string(), number()])),
  /** The same amount. It takes precedence over `value`, because data with both fields have cents in `value`. */
  decimalValue: optional(string()),
  /** ISO 4217 code of the currency. */
  currency: optional(pipe(string(), metadata({ aliases: ['currencyCode'] }))),
});
const amount = union([cents, money]);

const measures = object({
  /** The weight. */
  value: optional(atLeast(0)),
  /** Unit of the values: "POUND" or "INCH"; any other text means kg or cm. Default: the units of `measurementStandard`. */
  unit: optional(string(), ''),
  /** Width. */
  width: optional(atLeast(0)),
  /** Height. */
  height: optional(atLeast(0)),
  /** Length. */
  len: optional(atLeast(0)),
});

/** Type, variants and prices of a product: `structuredContent` of a product's data. */
export const schema = object({
  /** Type of the product: 1 physical, 2 digital, 3 service, 4 gift card, 5 paywall, or these names in upper case. */
  productType: optional(
    union([number(), picklist(['PHYSICAL', 'DIGITAL', 'SERVICE', 'GIFT_CARD', 'PAYWALL'])]),
    1,
  ),
  /** Variants of a physical product, a service or a gift card. */
  variants: optional(
    array(
      object({
        /** SKU of the variant, which names it in orders: at most 60 characters. */
        sku: optional(pipe(string(), regex(skuPattern)), ''),
        /** Price of the variant, in cents or as an object. */
        price: optional(amount),
        /** Price of the variant while `onSale` is true, in cents or as an object. */
        salePrice: optional(amount),
        /** Price of the variant as an object. It takes precedence over `price`. */
        priceMoney: optional(money),
        /** Price of the variant while `onSale` is true, as an object. It takes precedence over `salePrice`. */
        salePriceMoney: optional(money),
        /** Whether `salePrice` is the current price. */
        onSale: optional(boolean(), false),
        /** Number of pieces in stock. */
        qtyInStock: optional(number()),
        /** Whether the stock is unlimited. Default: true without a number in stock, else false. */
        unlimited: optional(boolean()),
        /** The stock as an object. `unlimited` and `qtyInStock` beside it take precedence. */
        stock: optional(
          object({
            /** Whether the stock is unlimited. */
            unlimited: optional(boolean()),
            /** Number of pieces in stock. */
            quantity: optional(number()),
          }),
        ),
        /** Values of the variant's options, in the order of `variantOptionOrdering`. */
        optionValues: optional(
          array(
            object({
              /** Name of the option. Default: the name at the same position in `variantOptionOrdering`. */
              optionName: optional(string()),
              /** Value of the option. */
              value: optional(string(), ''),
            }),
          ),
          [],
        ),
        /** Values of the variant's options, as an object from an option's name to its value. Used without `optionValues`. */
        attributes: optional(any()),
        /** Weight, in the store's unit. */
        weight: optional(atLeast(0)),
        /** Width, in the store's unit. */
        width: optional(atLeast(0)),
        /** Height, in the store's unit. */
        height: optional(atLeast(0)),
        /** Length, in the store's unit. */
        len: optional(atLeast(0)),
        /** Weight with its unit. */
        shippingWeight: optional(measures),
        /** Dimensions with their unit. */
        shippingSize: optional(measures),
        /** `id` of the picture in the product's `items` that shows the variant. */
        mainImageId: optional(string(), ''),
      }),
    ),
    [],
  ),
  /** Names of the options, in the order in which the block shows them. */
  variantOptionOrdering: optional(
    pipe(array(string()), metadata({ aliases: ['variantAttributeNames'] })),
    [],
  ),
  /** Price of a digital product or a paywall, in cents or as an object. */
  priceCents: optional(amount),
  /** Price of a digital product or a paywall while `onSale` is true, in cents or as an object. */
  salePriceCents: optional(amount),
  /** Price of a digital product or a paywall as an object. It takes precedence over `priceCents`. */
  priceMoney: optional(money),
  /** Price of a digital product or a paywall while `onSale` is true, as an object. It takes precedence over `salePriceCents`. */
  salePriceMoney: optional(money),
  /** Whether `salePriceCents` is the current price of a digital product or a paywall. */
  onSale: optional(boolean(), false),
  /** Whether the product is a subscription. Default: true if `subscriptionPlan` has a `billingPeriod`, else false. */
  isSubscribable: optional(pipe(boolean(), metadata({ aliases: ['subscribable'] }))),
  /** How often the subscription renews, and how many payments there are. */
  subscriptionPlan: optional(
    object({
      /** Time between two payments. */
      billingPeriod: optional(
        object({
          /** Number of units. */
          value: optional(atLeast(1), 1),
          /** Unit of time. */
          unit: optional(picklist(['WEEK', 'MONTH', 'YEAR', 'week', 'month', 'year']), 'MONTH'),
        }),
      ),
      /** Number of payments. 0 is a subscription without an end. */
      numBillingCycles: optional(atLeast(0), 0),
    }),
  ),
  /**
   * Form that visitors fill in before the product is added to the cart: the settings of a form block, with `formFields` or
   * `fields`.
   */
  additionalFieldsForm: optional(record(string(), unknown())),
  /**
   * Id of that form on the server. Without `additionalFieldsForm`, the block requests the form from `/api/commerce/forms/{id}`.
   */
  additionalFieldsFormId: optional(string(), ''),
  /** Whether the button shows `customAddButtonText` instead of its own text. */
  useCustomAddButtonText: optional(boolean(), false),
  /** Text of the button if `useCustomAddButtonText` is true. */
  customAddButtonText: optional(string(), ''),
});

export type ProductContent = InferOutput<typeof schema>;
export type ProductVariant = ProductContent['variants'][number];
