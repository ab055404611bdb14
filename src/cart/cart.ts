import type { Answer, Failure } from '../api/answer';

/** A cart as the server answers it (storefront 3). Amounts are whole cents; a backend may say more than this. */
export interface Cart {
  /** "" of a visitor who has none yet. */
  id: string;
  cartToken?: string;
  currencyCode?: string;
  /** In ms since 1970. Where a backend says it, the later of two answers is known without asking again. */
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

export interface CartEntry {
  id: string;
  itemId: string;
  sku: string;
  quantity: number;
  title: string;
  purchasePriceCents: number;
  /** More than `purchasePriceCents` of what is on sale. */
  nonSalePriceCents: number;
  subTotal: number;
  /** Storefront 3: 1 physical, 2 digital, 3 service, 4 gift card. */
  productType?: number;
  chosenVariant?: { optionValues?: { optionName?: string; value: string }[] };
  /** What the visitor has filled in of the product's form. */
  additionalFields?: AdditionalField[] | null | undefined;
  item?: {
    fullUrl?: string;
    /** Pictures; of the first, `assetUrl` or `src` is shown. */
    items?: unknown[];
    price?: { currency: string; value: string };
    structuredContent?: {
      isSubscribable?: boolean;
      subscriptionPlan?: SubscriptionPlan | undefined;
      /** What was filled in can be changed where it is known of which form: settings of a form, */
      additionalFieldsForm?: unknown;
      /** or the id by which the server has them. */
      additionalFieldsFormId?: unknown;
    };
  };
}

/** A field of a product's form, filled in. */
export interface AdditionalField {
  id: string;
  /** "" of what a visitor does not see, a hidden field. */
  title: string;
  /** As a form submits it (storefront 3, "Form field types and the value each submits"). */
  value: unknown;
  /** The value as it is read; "" where nothing was filled in. */
  text?: string;
}

/** Storefront 3. */
export interface SubscriptionPlan {
  billingPeriod?: { value: number; unit: string } | undefined;
  /** 0: it goes on. */
  numBillingCycles?: number;
}

export interface CartCoupon {
  id: string;
  promoCode: string;
  name?: string;
  discountCents?: number;
  minimumCents?: number;
}

export interface ShippingOption {
  id: string;
  name: string;
  computedCost: number;
}

export interface ShippingLocation {
  /** ISO 3166, two letters; "" where it is not known. */
  country: string;
  state: string;
  city: string;
  zip: string;
}

/** What a visitor does to a cart. */
export type CartAction =
  /** `shown` is what is known of the line before a server has answered, and all that a cart without one knows. */
  | {
      type: 'add';
      itemId: string;
      sku: string;
      quantity: number;
      additionalFields?: CartEntry['additionalFields'];
      shown?: Partial<CartEntry>;
    }
  /** `id` is a line's. 0 removes it. */
  | { type: 'quantity'; id: string; quantity: number }
  /** What was filled in is this now. A line that is another one's equal by that goes into it. */
  | { type: 'fields'; id: string; additionalFields: AdditionalField[] }
  | { type: 'remove'; id: string }
  | { type: 'addCoupon'; promoCode: string }
  | { type: 'removeCoupon'; id: string }
  | { type: 'location'; location: ShippingLocation }
  | { type: 'option'; id: string };

export type CartRequest = CartAction | { type: 'load' };

/** What keeps the cart: `Azulejo.config.cart`. */
export interface CartAdapter {
  /** Whether there may be a cart, without asking anybody. `remembered` is the one that this browser knew last. */
  hasCart(remembered?: Cart): boolean;
  /** Does it, and answers the whole cart as it is then. One call at a time. What it throws counts as no answer. */
  send(request: CartRequest): Promise<Answer<Cart>>;
  /** Where the visitor goes on to pay; nothing where there is no session. */
  checkout(cart: Cart): Promise<string | undefined>;
}

/** What went wrong, as a key of src/cart/messages. */
export interface CartError extends Failure {
  key: 'cartAdd' | 'cartQuantity' | 'cartFields' | 'cartRemove' | 'cartCoupon' | 'cartShipping' | 'cartLoad';
}

export type CartResult = { ok: true; cart: Cart } | { ok: false; error: CartError };

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

/** Of its amounts; where nobody says it, that of the product (storefront 9). */
export const currencyOf = ({ currencyCode, entries }: Cart): string =>
  currencyCode || entries[0]?.item?.price?.currency || 'USD';

/** What makes two lines one, filled-in fields among it, and the id of a line that no server has named yet. */
export const lineKey = ({
  itemId,
  sku,
  additionalFields,
}: Pick<CartEntry, 'itemId' | 'sku' | 'additionalFields'>): string =>
  [itemId, sku, ...(additionalFields ?? []).map(({ id, value }) => JSON.stringify([id, value]))].join(' ');

/** The line of an id, of either kind. */
export const lineOf = ({ entries }: Cart, id: string): CartEntry | undefined =>
  entries.find((entry) => entry.id === id || lineKey(entry) === id);
