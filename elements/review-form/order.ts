import type { InferOutput } from 'valibot';
import { checkValue } from '../../src/core/settings/check-value';
import type { Field, Fields } from '../../src/core/settings/field';
import { request } from '../../src/features/api/request';
import { schema } from './schema';

export type ReviewFormSettings = InferOutput<typeof schema>;
export type OrderItem = ReviewFormSettings['items'][number];

/** The items that the visitor can review. */
export interface ReviewOrder {
  /** A request for a `failed` order can be repeated. */
  phase: 'open' | 'expired' | 'failed';
  token: string;
  orderNumber: string;
  maxLength: number;
  items: OrderItem[];
}

/** Limit for each request of the block. */
export const timeoutMs = 15_000;
const goneStatus = 410;
const notFoundStatus = 404;

const requestOrder = async (token: string, settings: ReviewFormSettings): Promise<ReviewOrder> => {
  const path = `/api/commerce/review-requests/${encodeURIComponent(token)}`;
  const answer = await request<Record<string, unknown> | null>(path, { timeoutMs });
  const { data } = answer.ok ? answer : { data: undefined };
  const isExpired = !answer.ok && (answer.status === goneStatus || answer.status === notFoundStatus);
  return {
    phase: data ? 'open' : isExpired ? 'expired' : 'failed',
    token,
    orderNumber: `${data?.orderNumber ?? ''}`,
    maxLength: Number(data?.maxLength ?? settings.maxLength) || 0,
    // The server's items are checked like those of the settings.
    items: checkValue((schema as unknown as Fields).items as Field, data?.items, '', () => {}) as OrderItem[],
  };
};

const requestedOrders = new WeakMap<Element, { token: string; order: Promise<ReviewOrder> }>();

/** Requests the order of an element again. */
export const reloadOrder = (
  token: string,
  settings: ReviewFormSettings,
  host: Element,
): Promise<ReviewOrder> => {
  const order = requestOrder(token, settings);
  requestedOrders.set(host, { token, order });
  return order;
};

/** The order that an element shows, requested once for each token. */
export const loadOrder = (
  settings: ReviewFormSettings,
  host: Element,
): ReviewOrder | Promise<ReviewOrder> => {
  const token = settings.token || new URLSearchParams(location.search).get('token') || '';
  // A request without a token is never valid.
  if (settings.items.length || !token)
    return { ...settings, token, phase: settings.items.length ? 'open' : 'expired' };
  const requested = requestedOrders.get(host);
  return requested?.token === token ? requested.order : reloadOrder(token, settings, host);
};
