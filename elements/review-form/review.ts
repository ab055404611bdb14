import { request } from '../../src/api/request';

/** What a visitor says of an item, and what has become of it. */
export interface Review {
  /** 1 to 5; 0 while none is chosen. */
  rating: number;
  text: string;
  name: string;
  phase: 'open' | 'sending' | 'sent' | 'reviewed' | 'expired';
  /** What is wrong with the stars, the text, all of it: a key of the messages, or the server's own words. */
  problems: { rating?: string | undefined; text?: string | undefined; all?: string | undefined };
}

/** What it is of. */
export interface Subject {
  token: string;
  itemId: string;
}

const timeoutMs = 15_000;

const keyOf = ({ token, itemId }: Subject): string => `azulejo-review ${token} ${itemId}`;

/** Storage that is forbidden or full keeps nothing: what is typed is still in the page. */
const tried = (act: () => unknown): unknown => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

/** By the element: what is typed outlives a time out of the page; in the tab's own storage, a reload. */
const known = new WeakMap<Element, Map<string, Review>>();

export const reviewOf = (host: Element, subject: Subject): Review => {
  const reviews = known.get(host) ?? new Map<string, Review>();
  known.set(host, reviews);
  const key = keyOf(subject);
  const review = reviews.get(key) ?? {
    rating: 0,
    text: '',
    name: '',
    ...(tried(() => JSON.parse(sessionStorage.getItem(key) ?? '{}')) as object),
    phase: 'open' as const,
    problems: {},
  };
  reviews.set(key, review);
  return review;
};

/** Keeps what is typed. Without a token it is of no order, and another visit's would be taken for it. */
export const keepDraft = ({ rating, text, name }: Review, subject: Subject): void => {
  if (subject.token)
    tried(() => sessionStorage.setItem(keyOf(subject), JSON.stringify({ rating, text, name })));
};

/**
 * Sends it. Whatever comes of it, what has been typed stays.
 * @returns the status of the answer, 0 without one
 */
export const sendReview = async (review: Review, subject: Subject): Promise<number> => {
  const { rating, text, name } = review;
  const body = { ...subject, rating, text, name };
  const answer = await request('/api/commerce/reviews', { method: 'POST', body, timeoutMs });
  const { status } = answer;
  if (answer.ok) {
    review.phase = 'sent';
    tried(() => sessionStorage.removeItem(keyOf(subject)));
    return status;
  }
  const end = ({ 409: 'reviewed', 410: 'expired' } as const)[status];
  review.phase = end ?? 'open';
  const { errors, message } = answer;
  review.problems =
    errors?.rating || errors?.text
      ? { rating: errors.rating, text: errors.text }
      : { all: end ?? ((status === 400 && message) || 'retry') };
  return status;
};
