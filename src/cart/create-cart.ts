import type { Answer, Failure } from '../api/answer';
import { mayRetry } from '../api/may-retry';
import { applied, isDone } from './applied';
import {
  type Cart,
  type CartAction,
  type CartAdapter,
  type CartError,
  type CartRequest,
  type CartResult,
  emptyCart,
  lineKey,
  lineOf,
} from './cart';
import { cartName, recall, remember } from './remembered';

/** What there is to show. A new object whenever something has changed, and only then. */
export interface CartSnapshot {
  /** With what the visitor has done, also before it has been answered; undefined until a cart is known. */
  cart: Cart | undefined;
  /** Of all things in it. */
  count: number;
  /** What is on its way: ids of lines, `coupons`, `shipping`. Until it is empty, totals are a guess. */
  pending: ReadonlySet<string>;
}

export interface CartService {
  snapshot(): CartSnapshot;
  /** Calls `listener` after each change until the returned function is called; asks for the cart where there may be one. */
  subscribe(listener: () => void): () => void;
  /** Resolves when it is done, or cannot be: then it is taken back. Never rejects. */
  change(action: CartAction): Promise<CartResult>;
  /** Asks for the cart, unless it is known. */
  load(): Promise<CartResult>;
  /** Where to pay, when all changes have been answered; nothing where there is no session. */
  checkout(): Promise<string | undefined>;
  /** Stops hearing of other tabs, and of anything else. */
  end(): void;
}

interface Step {
  request: CartRequest;
  target: string;
  settle: ((result: CartResult) => void)[];
  isSent?: boolean;
}

const maxRetries = 2;
const retryDelayMs = 200;
/** Until a cart that could not be asked for is asked for again; each time twice as long. */
const firstRefreshMs = 1000;
const maxRefreshMs = 60_000;

const errorKeys: Record<CartRequest['type'], CartError['key']> = {
  add: 'cartAdd',
  quantity: 'cartQuantity',
  fields: 'cartFields',
  remove: 'cartRemove',
  addCoupon: 'cartCoupon',
  removeCoupon: 'cartCoupon',
  location: 'cartShipping',
  option: 'cartShipping',
  load: 'cartLoad',
};

/** One about a line that there is. */
const isOfLine = (
  request: CartRequest,
): request is Extract<CartRequest, { type: 'quantity' | 'fields' | 'remove' }> =>
  ['quantity', 'fields', 'remove'].includes(request.type);

const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

const noAnswer: Failure = { ok: false, status: 0, reason: 'network', message: '' };
const gone: Failure = { ok: false, status: 404, reason: 'status', message: '' };

/** A "no" of the server: nothing was done. After all other failures it may have been. */
const isRefusal = ({ status }: Failure): boolean => status >= 400 && status < 500;

/**
 * One cart for all blocks of a page. Changes show at once and are sent one after the other, so that no answer overtakes
 * another; what was decided anew before it was sent goes once. Every answer is the whole cart and replaces what is
 * known; what fails is taken back. After a lost answer the cart is looked at before anything is tried again.
 */
export const createCart = (adapter: CartAdapter): CartService => {
  const listeners = new Set<() => void>();
  const queue: Step[] = [];
  const channel = new BroadcastChannel(cartName());
  const remembered = recall();
  const isThere = adapter.hasCart(remembered);
  /** As the backend has said it last. */
  let known = isThere ? remembered : emptyCart;
  /** Nothing has happened to it since that we do not know of. */
  let isFresh = !isThere;
  /** Nobody has answered how it is. */
  let isLost = false;
  if (!isThere) remember(emptyCart);
  let shown: CartSnapshot;
  let running: Promise<void> | undefined;
  let loading: Promise<CartResult> | undefined;
  let refreshMs = firstRefreshMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What an action is about: a line by the key that it will have, or a part of the cart. */
  const targetOf = (request: CartRequest): string => {
    if (request.type === 'add') return lineKey(request);
    if (isOfLine(request)) {
      const line = shown.cart && lineOf(shown.cart, request.id);
      return line ? lineKey({ ...line, ...request }) : request.id;
    }
    if (request.type === 'load') return '';
    return errorKeys[request.type] === 'cartCoupon' ? 'coupons' : 'shipping';
  };

  const publish = (): void => {
    const cart = known && queue.reduce((before, { request }) => applied(before, request), known);
    const targets = queue.map(({ target }) => target).filter(Boolean);
    shown = {
      cart,
      count: cart?.totalQuantity ?? 0,
      pending: new Set(targets.map((target) => (cart && lineOf(cart, target)?.id) ?? target)),
    };
    for (const listener of [...listeners]) {
      try {
        listener();
      } catch (error) {
        console.error('[azulejo]', error);
      }
    }
  };

  const take = (cart: Cart): void => {
    // Another tab may have told of a later one while this was on its way.
    if (cart.id === known?.id && (cart.updatedOn ?? 0) < (known.updatedOn ?? 0)) return;
    known = cart;
    remember(cart);
  };

  /** As `take`, of what other tabs do not know. */
  const learn = (cart: Cart): void => {
    take(cart);
    channel.postMessage(cart);
  };

  const send = async (request: CartRequest): Promise<Answer<Cart>> => {
    let sent = request;
    if (isOfLine(request)) {
      const line = known && lineOf(known, request.id);
      if (!line) return request.type === 'remove' && known ? { ok: true, status: 200, data: known } : gone;
      sent = { ...request, id: line.id };
    }
    const answer = await Promise.resolve(sent)
      .then((one) => adapter.send(one))
      .catch(() => noAnswer);
    if (answer.ok) {
      isFresh = true;
      isLost = false;
      refreshMs = firstRefreshMs;
    }
    return answer;
  };

  /** Sends it until it is done or refused, or nobody knows. */
  const carry = async (request: CartRequest): Promise<Answer<Cart>> => {
    const before = (request.type === 'add' && known && lineOf(known, lineKey(request))?.quantity) || 0;
    for (let retries = maxRetries; ; retries -= 1) {
      const answer = await send(request);
      if (answer.ok || isRefusal(answer)) return answer;
      isFresh = false;
      isLost = true;
      if (request.type !== 'load') {
        const seen = await send({ type: 'load' });
        if (!seen.ok) return answer;
        learn(seen.data);
        if (isDone(seen.data, request, before)) return seen;
      }
      if (retries === 0 || !mayRetry(answer)) return answer;
      await wait(retryDelayMs);
    }
  };

  const run = async (): Promise<void> => {
    for (let step = queue[0]; step; step = queue[0]) {
      step.isSent = true;
      const { request } = step;
      // Also what a call has done that nobody answered.
      const isNews = request.type !== 'load' || isLost;
      const answer = await carry(request);
      queue.shift();
      if (answer.ok) (isNews ? learn : take)(answer.data);
      // A line that has gone: what else has?
      else if (answer.status === 404 && answer !== gone) refresh();
      publish();
      const result: CartResult = answer.ok
        ? { ok: true, cart: answer.data }
        : { ok: false, error: { ...answer, key: errorKeys[request.type] } };
      for (const settle of step.settle) settle(result);
    }
    running = undefined;
    if (isLost) refreshLater();
  };

  const enqueue = (request: CartRequest): Promise<CartResult> =>
    new Promise((settle) => {
      const target = targetOf(request);
      const last = queue.findLast((step) => !step.isSent && step.target === target);
      const both = last && merged(last.request, request);
      if (both) {
        last.request = both;
        last.settle.push(settle);
      } else queue.push({ request, target, settle: [settle] });
      publish();
      running ??= run();
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

  const load = async (): Promise<CartResult> => {
    if (isFresh && known) return { ok: true, cart: known };
    loading ??= enqueue({ type: 'load' }).finally(() => {
      loading = undefined;
    });
    return loading;
  };

  const onOnline = (): void => {
    if (isLost) refresh();
  };

  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    // Nobody told a page of the history what happened meanwhile: it may have been bought.
    if (!persisted) return;
    if (adapter.hasCart(recall())) refresh();
    else {
      take(emptyCart);
      publish();
    }
  };
  globalThis.addEventListener?.('pageshow', onPageShow);
  globalThis.addEventListener?.('online', onOnline);

  channel.onmessage = ({ data }: MessageEvent<Cart>) => {
    const isOrdered = data.id === known?.id && data.updatedOn !== undefined;
    if (!isOrdered) return refresh();
    if (data.updatedOn === known?.updatedOn) return;
    take(data);
    publish();
  };

  publish();

  return {
    snapshot: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      load();
      return () => void listeners.delete(listener);
    },
    async change(action) {
      if (!known) load();
      const isRemoval = action.type === 'quantity' && action.quantity === 0;
      return enqueue(isRemoval ? { type: 'remove', id: action.id } : action);
    },
    load,
    async checkout() {
      if (!known) await load();
      while (running) await running;
      const { cart } = shown;
      return cart && adapter.checkout(cart);
    },
    end() {
      clearTimeout(timer);
      channel.close();
      listeners.clear();
      globalThis.removeEventListener?.('pageshow', onPageShow);
      globalThis.removeEventListener?.('online', onOnline);
    },
  };
};

/** Two requests about the same as one that does what both would; nothing where both have to go. */
const merged = (first: CartRequest, second: CartRequest): CartRequest | undefined => {
  const { type } = second;
  if (type === 'add' && first.type === 'add')
    return { ...second, quantity: first.quantity + second.quantity };
  if (type === 'remove' && first.type === 'quantity') return second;
  const isLastWord = type === 'quantity' || type === 'location' || type === 'option' || type === 'load';
  return isLastWord && first.type === type ? second : undefined;
};
