import { wait } from '../../core/util/wait';
import { type ApiResult, isRetryable } from '../api/api-result';
import type { CartAction, CartAdapter, CartError, CartRequest, CartResult } from './adapter';
import { applyAction, isCarriedOut, mergeRequests, targetOf } from './apply-action';
import { type Cart, emptyCart, findLine, lineKey } from './cart';
import { checkResponse, isRefused, lineIsGone, noResponse } from './cart-response';
import { cartChannel, readStoredCart, storeCopy } from './stored-cart';

/** The cart as views show it. Each change of the cart makes a new snapshot; without a change it stays the same object. */
export interface CartSnapshot {
  /** The cart with all changes of the visitor, confirmed or not; undefined until a cart is known. */
  cart: Cart | undefined;
  /** The sum of all quantities. */
  count: number;
  /** The targets of unconfirmed changes: ids of lines, `coupons`, `shipping`. While there are any, totals are estimates. */
  pending: ReadonlySet<string>;
  /** Whether the last `load()` has failed, until the next one begins, or until a cart arrives in another way. */
  hasLoadFailed: boolean;
}

export interface CartStore {
  getSnapshot: () => CartSnapshot;
  /** Calls `listener` after each change, and loads the cart where the visitor may have one. */
  subscribe: (listener: () => void) => () => void;
  /** Shows the change at once and sends it. A change that fails is taken back. Never rejects. */
  change(action: CartAction): Promise<CartResult>;
  /** Loads the cart, unless it is known already. */
  load(): Promise<CartResult>;
  /**
   * Waits for all responses, then resolves with the address of the checkout; with undefined where there is no session.
   * @throws where the adapter's `checkout` fails
   */
  checkout(): Promise<string | undefined>;
  /** Removes all listeners and timers, and closes the channel to other tabs. */
  destroy(): void;
}

interface QueuedRequest {
  request: CartRequest;
  /** What `targetOf` has returned for the request. */
  target: string;
  resolvers: ((result: CartResult) => void)[];
  isSent?: boolean;
}

const maxRetries = 2;
const retryDelayMs = 200;
/** The delay before a cart that could not be loaded is loaded again. It doubles each time. */
const firstRefreshMs = 1000;
const maxRefreshMs = 60_000;

const errorKeys: Record<CartRequest['type'], CartError['key']> = {
  add: 'cartAdd',
  setQuantity: 'cartQuantity',
  setFields: 'cartFields',
  remove: 'cartRemove',
  addCoupon: 'cartCoupon',
  removeCoupon: 'cartCouponRemoval',
  setShippingLocation: 'cartShipping',
  setShippingOption: 'cartShipping',
  load: 'cartLoad',
};

/** Whether a request changes an existing line. */
const isLineRequest = (
  request: CartRequest,
): request is Extract<CartRequest, { type: 'setQuantity' | 'setFields' | 'remove' }> =>
  ['setQuantity', 'setFields', 'remove'].includes(request.type);

/**
 * Creates the cart store that all blocks of a page share. A change shows at once and is sent in turn, so that no response
 * overtakes another. A change that is not sent yet is merged with a newer one of the same target. Every response is the
 * whole cart and replaces the known one; a failed change is taken back. After a lost response, the cart is loaded before
 * the request is sent again.
 */
export const createCart = (adapter: CartAdapter): CartStore => {
  const listeners = new Set<() => void>();
  const queue: QueuedRequest[] = [];
  const channel = cartChannel();
  const stored = readStoredCart();
  const mayHaveCart = adapter.hasCart(stored);
  /** The cart of the last response, without unconfirmed changes. */
  let confirmed = mayHaveCart ? stored : emptyCart;
  /** Whether `confirmed` is up to date as far as this page knows. */
  let isFresh = !mayHaveCart;
  /** Whether the last request got no response, so that the server may or may not have changed the cart. */
  let isOutcomeUnknown = false;
  let hasLoadFailed = false;
  if (!mayHaveCart) storeCopy(emptyCart);
  let snapshot: CartSnapshot;
  let running: Promise<void> | undefined;
  let loading: Promise<CartResult> | undefined;
  let refreshMs = firstRefreshMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const publish = (): void => {
    const cart = confirmed && queue.reduce((before, { request }) => applyAction(before, request), confirmed);
    const targets = queue.map(({ target }) => target).filter(Boolean);
    snapshot = {
      cart,
      count: cart?.totalQuantity ?? 0,
      pending: new Set(targets.map((target) => (cart && findLine(cart, target)?.id) ?? target)),
      hasLoadFailed,
    };
    for (const listener of [...listeners]) {
      try {
        listener();
      } catch (error) {
        console.error('[azulejo]', error);
      }
    }
  };

  /** Replaces the known cart, unless that one is newer, or the same. */
  const setConfirmed = (cart: Cart): void => {
    hasLoadFailed = false;
    if (JSON.stringify(cart) === JSON.stringify(confirmed)) return;
    // A message of another tab may have brought a later cart during the request.
    if (confirmed && cart.id === confirmed.id && (cart.updatedOn ?? 0) < (confirmed.updatedOn ?? 0)) return;
    confirmed = cart;
    storeCopy(cart);
  };

  /** Does the same as `setConfirmed`, also in the other tabs. */
  const setConfirmedInAllTabs = (cart: Cart): void => {
    setConfirmed(cart);
    try {
      channel.postMessage(cart);
    } catch (error) {
      // The cart of the page's own adapter has something that cannot be copied, or the store has been destroyed meanwhile.
      console.error('[azulejo]', error);
    }
  };

  const sendOnce = async (request: CartRequest): Promise<ApiResult<Cart>> => {
    let requestWithServerId = request;
    if (isLineRequest(request)) {
      const line = confirmed && findLine(confirmed, request.id);
      if (!line)
        return request.type === 'remove' && confirmed
          ? { ok: true, status: 200, data: confirmed }
          : lineIsGone;
      requestWithServerId = { ...request, id: line.id };
    }
    const response = await Promise.resolve(requestWithServerId)
      .then((sent) => adapter.send(sent))
      .then(checkResponse, () => noResponse);
    if (response.ok) {
      isFresh = true;
      isOutcomeUnknown = false;
      refreshMs = firstRefreshMs;
    }
    return response;
  };

  /** Sends a request, with retries, until it is carried out or refused, or its outcome stays unknown. */
  const sendWithRetries = async (request: CartRequest): Promise<ApiResult<Cart>> => {
    const quantityBefore =
      (request.type === 'add' && confirmed && findLine(confirmed, lineKey(request))?.quantity) || 0;
    for (let retries = maxRetries; ; retries -= 1) {
      const response = await sendOnce(request);
      if (response.ok || isRefused(response)) return response;
      isFresh = false;
      isOutcomeUnknown = true;
      if (request.type !== 'load') {
        const loaded = await sendOnce({ type: 'load' });
        if (!loaded.ok) return response;
        setConfirmedInAllTabs(loaded.data);
        if (isCarriedOut(loaded.data, request, quantityBefore)) return loaded;
      }
      if (retries === 0 || !isRetryable(response)) return response;
      await wait(retryDelayMs);
    }
  };

  const sendQueue = async (): Promise<void> => {
    for (let first = queue[0]; first; first = queue[0]) {
      first.isSent = true;
      const { request } = first;
      // After a lost response, even a load may bring a change that other tabs have not seen.
      const mayBeNewToOtherTabs = request.type !== 'load' || isOutcomeUnknown;
      const response = await sendWithRetries(request);
      queue.shift();
      if (response.ok) {
        if (mayBeNewToOtherTabs) setConfirmedInAllTabs(response.data);
        else setConfirmed(response.data);
      } else if (response.status === 404 && response !== lineIsGone) {
        // The line is gone on the server, so other things may have changed, too.
        refresh();
      }
      publish();
      const result: CartResult = response.ok
        ? { ok: true, cart: response.data }
        : { ok: false, error: { ...response, key: errorKeys[request.type] } };
      for (const resolve of first.resolvers) resolve(result);
    }
    running = undefined;
    if (isOutcomeUnknown) refreshLater();
  };

  const enqueue = (request: CartRequest): Promise<CartResult> =>
    new Promise((resolve) => {
      const target = targetOf(request, snapshot.cart);
      const waiting = queue.findLast((other) => !other.isSent && other.target === target);
      const merged = waiting && mergeRequests(waiting.request, request);
      if (merged) {
        waiting.request = merged;
        waiting.resolvers.push(resolve);
      } else queue.push({ request, target, resolvers: [resolve] });
      publish();
      running ??= sendQueue();
    });

  const refresh = (): void => {
    isFresh = false;
    enqueue({ type: 'load' });
  };

  const refreshLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(refresh, refreshMs);
    refreshMs = Math.min(refreshMs * 2, maxRefreshMs);
  };

  const startLoading = async (): Promise<CartResult> => {
    hasLoadFailed = false;
    const result = await enqueue({ type: 'load' });
    loading = undefined;
    if (!result.ok) {
      hasLoadFailed = true;
      publish();
    }
    return result;
  };

  const load = async (): Promise<CartResult> => {
    if (isFresh && confirmed) return { ok: true, cart: confirmed };
    loading ??= startLoading();
    return loading;
  };

  const onOnline = (): void => {
    if (isOutcomeUnknown) refresh();
  };

  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    // A page from the back/forward cache has missed all messages; the visitor may have paid for the cart.
    if (!persisted) return;
    if (adapter.hasCart(readStoredCart())) refresh();
    else {
      setConfirmed(emptyCart);
      publish();
    }
  };
  globalThis.addEventListener?.('pageshow', onPageShow);
  globalThis.addEventListener?.('online', onOnline);

  channel.onmessage = ({ data }: MessageEvent<Cart>) => {
    const isOrdered = data?.id === confirmed?.id && data?.updatedOn !== undefined;
    const isSameTime = data?.updatedOn === confirmed?.updatedOn;
    if (isOrdered && isSameTime && JSON.stringify(data) === JSON.stringify(confirmed)) return;
    // A backend may count in whole seconds: only the backend knows which of two such carts is the later one.
    if (!isOrdered || isSameTime) return refresh();
    setConfirmed(data);
    publish();
  };

  publish();

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      load();
      return () => void listeners.delete(listener);
    },
    async change(action) {
      if (!confirmed) load();
      const isRemoval = action.type === 'setQuantity' && action.quantity === 0;
      return enqueue(isRemoval ? { type: 'remove', id: action.id } : action);
    },
    load,
    async checkout() {
      if (!confirmed) await load();
      while (running) await running;
      const { cart } = snapshot;
      return cart && adapter.checkout(cart);
    },
    destroy() {
      clearTimeout(timer);
      channel.close();
      listeners.clear();
      globalThis.removeEventListener?.('pageshow', onPageShow);
      globalThis.removeEventListener?.('online', onOnline);
    },
  };
};
