import type { AdditionalField, Cart, CartCoupon, CartEntry, ShippingOption } from '../../core/cart-adapter';
import { isObject } from '../../core/util/is-object';
import { storeCurrency } from '../site/store-settings';

export type {
  AdditionalField,
  Cart,
  CartCoupon,
  CartEntry,
  ShippingLocation,
  ShippingOption,
  SubscriptionPlan,
  TaxRule,
} from '../../core/cart-adapter';

/** The hosted builder's text for an empty answer, in all languages. */
const emptyAnswer = 'NC';

/** An answer as visitors read it. */
export const answerText = ({ text }: AdditionalField): string => text || emptyAnswer;

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

/** The objects in a list; undefined for any other value. Some servers send a text in place of the list. */
const objectsOf = <Item>(list: unknown): Item[] | undefined =>
  Array.isArray(list) ? (list.filter(isObject) as Item[]) : undefined;

/** The defaults, replaced by the values of the same name, except for values that are null, undefined or of another type. */
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

const emptyCoupon = { id: '', promoCode: '' };
const emptyShippingOption = { id: '', name: '', computedCost: 0 };

/** The objects in a list, each with all fields of the defaults; undefined for any other value. */
const listOf = <Item extends object>(defaults: Item, list: unknown): Item[] | undefined =>
  objectsOf<Record<string, unknown>>(list)?.map((item) => fillIn(defaults, item));

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
  return {
    ...fillIn(emptyCart, {
      ...data,
      coupons: listOf<CartCoupon>(emptyCoupon, data.coupons),
      validCoupons: listOf<CartCoupon>(emptyCoupon, data.validCoupons),
      invalidCoupons: listOf<CartCoupon>(emptyCoupon, data.invalidCoupons),
      shippingOptions: listOf<ShippingOption>(emptyShippingOption, data.shippingOptions),
    }),
    entries,
  };
};

/** The currency of a line's price: the item's own, else that of the store. */
export const lineCurrency = (line: Pick<CartEntry, 'item'> | undefined): string =>
  line?.item?.price?.currency || storeCurrency();

/** The currency of the cart's amounts: the cart's own, else that of its first line. */
export const cartCurrency = ({ currencyCode, entries }: Cart): string =>
  currencyCode || lineCurrency(entries[0]);

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
