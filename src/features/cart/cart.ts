import { isObject } from '../../core/util/is-object';
import { storeCurrency } from '../site/store-settings';

/** A cart as the server sends it. Amounts are whole cents. A backend may send more fields than these. */
export interface Cart {
  /** "" for a visitor who has no cart yet. */
  id: string;
  cartToken?: string;
  currencyCode?: string;
  /** Milliseconds since 1970. With this, the later of two responses is known without another request. */
  updatedOn?: number;
  entries: CartEntry[];
  coupons: CartCoupon[];
  validCoupons: CartCoupon[];
  invalidCoupons: CartCoupon[];
  shippingOptions: ShippingOption[];
  selectedShippingOption: ShippingOption | null;
  shippingLocation: ShippingLocation;
  subtotalCents: number;
  discountCents: number;
  shippingCostCents: number;
  taxCents: number;
  grandTotalCents: number;
  totalQuantity: number;
  requiresShipping: boolean;
  hasDigital: boolean;
  purelyDigital: boolean;
}

/** A line of the cart. Amounts are whole cents; `subTotal` is that of all pieces. */
export interface CartEntry {
  id: string;
  itemId: string;
  sku: string;
  quantity: number;
  title: string;
  purchasePriceCents: number;
  /** Greater than `purchasePriceCents` while the item is on sale. */
  nonSalePriceCents: number;
  subTotal: number;
  /** 1 physical, 2 digital, 3 service, 4 gift card. */
  productType?: number;
  /** How many pieces of the variant there were when it was last added; undefined for any number. Read by a cart of this browser. */
  stock?: number | undefined;
  chosenVariant?: { optionValues?: { optionName?: string; value: string }[] };
  /** The visitor's answers to the product's form. */
  additionalFields?: AdditionalField[] | null | undefined;
  item?: {
    fullUrl?: string;
    /** Pictures. The cart shows the first one, by its `assetUrl` or `src`. */
    items?: unknown[];
    price?: { currency: string; value: string };
    structuredContent?: {
      isSubscribable?: boolean;
      subscriptionPlan?: SubscriptionPlan | undefined;
      /** Settings of the product's form. With these, or with the id, the visitor can edit the answers in the cart. */
      additionalFieldsForm?: unknown;
      /** The id under which the server has the form's settings. */
      additionalFieldsFormId?: unknown;
    };
  };
}

/** An answer to a field of a product's form. */
export interface AdditionalField {
  id: string;
  /** "" for a hidden field, which visitors do not see. */
  title: string;
  /** The value as the form submits it. */
  value: unknown;
  /** The value as visitors read it; "" where the field was left empty. */
  text?: string;
}

/** The hosted builder's text for an empty answer, in all languages. */
const emptyAnswer = 'NC';

/** An answer as visitors read it. */
export const answerText = ({ text }: AdditionalField): string => text || emptyAnswer;

/** How often a subscription is billed. */
export interface SubscriptionPlan {
  /** Every two weeks is `{ value: 2, unit: 'WEEK' }`; the unit is a week, a month or a year. Default: one month. */
  billingPeriod?: { value: number; unit: string } | undefined;
  /** 0: without an end. */
  numBillingCycles?: number;
}

/** A coupon in the cart. Amounts are whole cents. */
export interface CartCoupon {
  id: string;
  promoCode: string;
  name?: string;
  discountCents?: number;
  minimumCents?: number;
}

/** A way of shipping that the server offers; `computedCost` is in whole cents. */
export interface ShippingOption {
  id: string;
  name: string;
  computedCost: number;
}

/** Where the order goes; "" for what is not known. */
export interface ShippingLocation {
  /** ISO 3166 code of two letters; "" where the country is not known. */
  country: string;
  state: string;
  city: string;
  zip: string;
}

export const emptyCart: Cart = {
  id: '',
  entries: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  shippingOptions: [],
  selectedShippingOption: null,
  shippingLocation: { country: '', state: '', city: '', zip: '' },
  subtotalCents: 0,
  discountCents: 0,
  shippingCostCents: 0,
  taxCents: 0,
  grandTotalCents: 0,
  totalQuantity: 0,
  requiresShipping: false,
  hasDigital: false,
  purelyDigital: false,
};

/** The objects in a list; undefined for any other value. Some servers send the list as text. */
const objectsOf = <Item>(list: unknown): Item[] | undefined =>
  Array.isArray(list) ? (list.filter(isObject) as Item[]) : undefined;

/** The values of an object, without those that are null or undefined, and those of another type than the default's. */
const fillIn = <Defaults extends object>(defaults: Defaults, values: Record<string, unknown>): Defaults => {
  const fits = ([name, value]: [string, unknown]): boolean => {
    const defaultValue = (defaults as Record<string, unknown>)[name];
    if (value === null || value === undefined) return false;
    if (defaultValue === null || defaultValue === undefined) return true;
    return typeof value === typeof defaultValue && Array.isArray(value) === Array.isArray(defaultValue);
  };
  return { ...defaults, ...Object.fromEntries(Object.entries(values).filter(fits)) };
};

const emptyEntry = {
  id: '',
  itemId: '',
  sku: '',
  quantity: 0,
  title: '',
  purchasePriceCents: 0,
  nonSalePriceCents: 0,
  subTotal: 0,
};

/**
 * Reads a cart that a server, an adapter or this browser's storage has sent. Missing amounts and lists are empty.
 * @returns undefined for anything without a list of `entries`
 */
export const parseCart = (data: unknown): Cart | undefined => {
  if (!isObject(data) || !Array.isArray(data.entries)) return undefined;
  const entries = data.entries.filter(isObject).map((entry) => {
    const { additionalFields, chosenVariant } = entry;
    const optionValues = isObject(chosenVariant) ? objectsOf(chosenVariant.optionValues) : undefined;
    return fillIn<CartEntry>(emptyEntry, {
      ...entry,
      additionalFields: objectsOf(additionalFields),
      chosenVariant: optionValues && { ...(chosenVariant as object), optionValues },
    });
  });
  return { ...fillIn(emptyCart, data), entries };
};

/** The currency of the cart's amounts: the cart's own, else that of its first item, else that of the store. */
export const cartCurrency = ({ currencyCode, entries }: Cart): string =>
  currencyCode || entries[0]?.item?.price?.currency || storeCurrency();

/**
 * Two lines with the same key are one line: same item, same SKU, same answers to the product's form. The key is also the
 * id of a line that the server has not named yet.
 */
export const lineKey = ({
  itemId,
  sku,
  additionalFields,
}: Pick<CartEntry, 'itemId' | 'sku' | 'additionalFields'>): string =>
  [itemId, sku, ...(additionalFields ?? []).map(({ id, value }) => JSON.stringify([id, value]))].join(' ');

/** Finds a line by its id or its key. */
export const findLine = ({ entries }: Cart, id: string): CartEntry | undefined =>
  entries.find((entry) => entry.id === id || lineKey(entry) === id);
