import type { FailureReason } from './failure-reason';

/**
 * The contract between the cart store (src/features/cart) and the adapter that a page may set as `Azulejo.config.cart`.
 * @module
 */

/** A cart as the server sends it. Amounts are whole cents. A backend may send more fields than these. */
export interface Cart {
  /** "" for a visitor who has no cart yet. */
  id: string;
  cartToken?: string;
  /** Id of the site. */
  websiteId?: string;
  /** Id of the order that the cart has become; "" before the purchase. */
  orderId?: string;
  /** Whether the cart has become an order. */
  isPurchased?: boolean;
  currencyCode?: string;
  /** Time of creation, in milliseconds since 1970. */
  created?: number;
  /**
   * Time of the last change, in milliseconds since 1970. With it, the store knows the later of two responses without another
   * request.
   */
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
  /** The tax rules that make up `taxCents`. */
  applicableTaxRules?: TaxRule[];
  taxCents: number;
  grandTotalCents: number;
  totalQuantity: number;
  requiresShipping: boolean;
  hasDigital: boolean;
  purelyDigital: boolean;
}

/** A line of the cart. Amounts are whole cents; `subTotal` is the price of the whole quantity. */
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
  /**
   * The variant's stock when it was last added; undefined where there is no limit. Only a cart that this browser stores reads it.
   */
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
      /** The server's id of the form's settings. */
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

/** How often a subscription is billed. */
export interface SubscriptionPlan {
  /** Every two weeks is `{ value: 2, unit: 'WEEK' }`; the unit is a week, a month or a year. Default: one month. */
  billingPeriod?: { value: number; unit: string } | undefined;
  /** Number of billing periods; 0 for a subscription that does not end. */
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

/** A rule by which a server taxes the order. No block reads its fields, and a server may send others. */
export interface TaxRule {
  id?: string;
  name?: string;
  /** ISO 3166 code of two letters. */
  country?: string;
  state?: string;
  /** The share of the taxed amount: 0.0725 is 7.25%. */
  rate?: number;
  [field: string]: unknown;
}

/** Where the order goes; "" for a part that is not known. */
export interface ShippingLocation {
  /** ISO 3166 code of two letters; "" where the country is not known. */
  country: string;
  state: string;
  city: string;
  zip: string;
}

/** The whole cart after a request, or why the request has failed. A missing amount or list of the cart is empty. */
export type CartResponse =
  | { ok: true; status: number; data: Partial<Cart> & Pick<Cart, 'entries'> }
  | CartFailure;

/** A request that has failed. */
export interface CartFailure {
  ok: false;
  /**
   * HTTP status; 0 without a response. From 400 to 499, the server has changed nothing; with any other status, the change may
   * have been made.
   */
  status: number;
  /**
   * Visitors see `message` where the reason is `error`. The store sends the request again after `network`, `timeout` and
   * `status`.
   */
  reason: FailureReason;
  /** For visitors, in their language; "" where there is none. */
  message: string;
}

/** A change that a visitor makes to a cart. `id` is the id or the key of a line. */
export type CartAction =
  /**
   * `preview` describes the line until the server responds. A cart without a server takes all details of the line from it: title,
   * price, picture, stock.
   */
  | {
      type: 'add';
      itemId: string;
      sku: string;
      quantity: number;
      additionalFields?: CartEntry['additionalFields'];
      preview?: Partial<CartEntry>;
    }
  /** A quantity of 0 removes the line. */
  | { type: 'setQuantity'; id: string; quantity: number }
  /** Replaces the answers to the product's form. A line that becomes equal to another line joins that line. */
  | { type: 'setFields'; id: string; additionalFields: AdditionalField[] }
  | { type: 'remove'; id: string }
  | { type: 'addCoupon'; promoCode: string }
  | { type: 'removeCoupon'; id: string }
  | { type: 'setShippingLocation'; location: ShippingLocation }
  | { type: 'setShippingOption'; id: string };

/** A request of the cart store to an adapter: a change, or `load` for the cart as it is. */
export type CartRequest = CartAction | { type: 'load' };

/**
 * Where the cart is stored. `Azulejo.config.cart` selects the adapter: the server, this browser, or an object of the page. With
 * any adapter, the store also keeps the last cart in `localStorage` and sends it to the other tabs.
 */
export interface CartAdapter {
  /**
   * Whether the visitor may have a cart, decided without a request.
   * @param stored the last cart that this browser stored
   */
  hasCart(stored?: Cart): boolean;
  /**
   * Carries out a request and resolves with the whole cart. The cart store sends one request at a time, and treats a rejected
   * promise like a request without a response.
   *
   * `updatedOn` of the cart has to grow with every change: tabs use the cart with the latest value. A tab that receives another
   * cart with an equal value loads the cart. Without `updatedOn`, the other tabs load the cart after each change.
   */
  send(request: CartRequest): Promise<CartResponse>;
  /**
   * Resolves with the address of the checkout. If it resolves with undefined, the visitor reads that the session may have
   * expired, or that cookies may be disabled (message `cartSession`). If it rejects, the visitor reads that the cart could not be
   * loaded.
   */
  checkout(cart: Cart): Promise<string | undefined>;
}
