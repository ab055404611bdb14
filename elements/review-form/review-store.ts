import { createStore, type Store } from '../../src/core/util/store';
import { requestReviews } from './order';

/** A visitor's review of an item. */
export interface Review {
  /** 1 to 5; 0 while no star is chosen. */
  rating: number;
  text: string;
  name: string;
  phase: 'open' | 'sending' | 'sent' | 'reviewed' | 'expired';
  /** Errors of the stars, the text, and the whole review: keys of the messages, or the server's own messages. */
  errors: { rating?: string | undefined; text?: string | undefined; all?: string | undefined };
}

interface ReviewSubject {
  token: string;
  itemId: string;
}

/** Where reviews are sent. */
interface ReviewServer {
  /** Address of the page's own backend; "" for the API. */
  endpoint: string;
  /** For messages in the console. */
  host: Element;
}

export interface ReviewStore extends Store<Review> {
  /** Changes what the visitor has typed, saves the draft, and removes the errors of the changed fields. */
  edit: (typed: Partial<Pick<Review, 'rating' | 'text' | 'name'>>) => void;
  update: (changes: Partial<Review>) => void;
  /** Sends the review. The typed values stay. Resolves with the status of the answer, 0 without an answer. */
  send: () => Promise<number>;
}

/** Storage may be forbidden or full; then the draft is kept in the page only. */
const withStorage = <Result>(use: (storage: Storage) => Result): Result | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

const storageKey = ({ token, itemId }: ReviewSubject): string => `azulejo-review ${token} ${itemId}`;

const createReviewStore = (subject: ReviewSubject, server: ReviewServer): ReviewStore => {
  const key = storageKey(subject);
  const { getSnapshot, subscribe, update } = createStore<Review>({
    rating: 0,
    text: '',
    name: '',
    ...(withStorage((storage) => JSON.parse(storage.getItem(key) ?? '{}')) as object),
    phase: 'open',
    errors: {},
  });
  return {
    getSnapshot,
    subscribe,
    edit(typed) {
      const errors = { ...getSnapshot().errors };
      if ('rating' in typed) errors.rating = undefined;
      if ('text' in typed) errors.text = undefined;
      update({ ...typed, errors });
      const { rating, text, name } = getSnapshot();
      // Without a token the draft belongs to no order, and another visit would find it.
      if (subject.token)
        withStorage((storage) => storage.setItem(key, JSON.stringify({ rating, text, name })));
    },
    update,
    async send() {
      update({ phase: 'sending' });
      const { rating, text, name } = getSnapshot();
      const body = { ...subject, rating, text, name };
      const answer = await requestReviews('/api/commerce/reviews', { method: 'POST', body }, server);
      const { status } = answer;
      if (answer.ok) {
        update({ phase: 'sent' });
        withStorage((storage) => storage.removeItem(key));
        return status;
      }
      const finalPhase = ({ 409: 'reviewed', 410: 'expired' } as const)[status];
      const { errors, message } = answer;
      update({
        phase: finalPhase ?? 'open',
        errors:
          errors?.rating || errors?.text
            ? { rating: errors.rating, text: errors.text }
            : { all: finalPhase ?? ((status === 400 && message) || 'retry') },
      });
      return status;
    },
  };
};

/** By element, so that typed values survive when the element leaves the page for a while. */
const stores = new WeakMap<Element, Map<string, ReviewStore>>();

export const reviewStore = (server: ReviewServer, subject: ReviewSubject): ReviewStore => {
  const { host, endpoint } = server;
  const storesOfHost = stores.get(host) ?? new Map<string, ReviewStore>();
  stores.set(host, storesOfHost);
  const key = `${storageKey(subject)} ${endpoint}`;
  const store = storesOfHost.get(key) ?? createReviewStore(subject, server);
  storesOfHost.set(key, store);
  return store;
};
