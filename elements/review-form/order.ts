import type { InferOutput } from 'valibot';
import { checkValue } from '../../src/core/settings/check-value';
import { compiledFields, type Field } from '../../src/core/settings/field';
import { elementName } from '../../src/core/util/element-name';
import { isObject } from '../../src/core/util/is-object';
import { markOnce } from '../../src/core/util/mark-once';
import { safeUrl } from '../../src/core/util/safe-url';
import { type ApiResult, type Failure, logUnreadable } from '../../src/features/api/api-result';
import { visitorTimeoutMs } from '../../src/features/api/fetch-text';
import { type RequestOptions, request } from '../../src/features/api/request';
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

const goneStatus = 410;
const notFoundStatus = 404;
/** The statuses with which a server answers that does not have the API for reviews. */
const missingServerStatuses = [404, 405, 501];

/** Logs once that there seems to be no server for reviews. */
const warnAboutServer = (host: Element, { status }: Pick<Failure, 'status'>, path: string): void => {
  if ((status && !missingServerStatuses.includes(status)) || !markOnce(host, 'server')) return;
  console.warn(
    `[azulejo] ${elementName(host)}: ${path} answered ${status || 'nothing'}. Reviews need a server with these calls; set endpoint="…" to the address of your own backend, or data-api on the script tag.`,
    host,
  );
};

/** Calls the API, or the page's own backend. */
export const requestReviews = async <Answered>(
  path: string,
  options: RequestOptions,
  { endpoint, host }: { endpoint: string; host: Element },
): Promise<ApiResult<Answered>> => {
  const own = endpoint && { foreign: true };
  const address = endpoint || path;
  // An address that would run a script is not requested.
  const answer: ApiResult<Answered> =
    endpoint && !safeUrl(endpoint)
      ? { ok: false, status: 0, reason: 'network', message: '' }
      : // Visitors read the server's own message, or one of the block.
        await request<Answered>(address, {
          ...options,
          ...own,
          timeoutMs: visitorTimeoutMs,
          loadsText: false,
        });
  if (!answer.ok) warnAboutServer(host, answer, address);
  logUnreadable(answer);
  return answer;
};

const requestOrder = async (
  token: string,
  settings: ReviewFormSettings,
  host: Element,
): Promise<ReviewOrder> => {
  const { endpoint } = settings;
  const path = `/api/commerce/review-requests/${encodeURIComponent(token)}`;
  const answer = await requestReviews<Record<string, unknown> | null>(
    path,
    { query: endpoint ? { token } : {} },
    { endpoint, host },
  );
  const data = answer.ok && isObject(answer.data) ? answer.data : undefined;
  const isExpired = !answer.ok && (answer.status === goneStatus || answer.status === notFoundStatus);
  return {
    phase: data ? 'open' : isExpired ? 'expired' : 'failed',
    token,
    orderNumber: `${data?.orderNumber ?? ''}`,
    maxLength: Number(data?.maxLength ?? settings.maxLength) || 0,
    // The server's items are checked like those of the settings.
    items: checkValue(data?.items, { field: compiledFields(schema).items as Field }) as OrderItem[],
  };
};

interface RequestedOrder {
  token: string;
  endpoint: string;
  order: Promise<ReviewOrder>;
}

const requestedOrders = new WeakMap<Element, RequestedOrder>();

/** Requests the order of an element again. */
export const reloadOrder = (
  token: string,
  settings: ReviewFormSettings,
  host: Element,
): Promise<ReviewOrder> => {
  const order = requestOrder(token, settings, host);
  requestedOrders.set(host, { token, endpoint: settings.endpoint, order });
  return order;
};

/** The order that an element shows, requested once for each token and endpoint. */
export const loadOrder = (
  settings: ReviewFormSettings,
  host: Element,
): ReviewOrder | Promise<ReviewOrder> => {
  const requestedToken = settings.token || new URLSearchParams(location.search).get('token') || '';
  // Half of a surrogate pair cannot be part of an address. No token has one.
  const token = /\p{Surrogate}/u.test(requestedToken) ? '' : requestedToken;
  // A request without a token is never valid.
  if (settings.items.length || !token)
    return { ...settings, token, phase: settings.items.length ? 'open' : 'expired' };
  const requested = requestedOrders.get(host);
  const isRequested = requested?.token === token && requested.endpoint === settings.endpoint;
  return isRequested ? requested.order : reloadOrder(token, settings, host);
};
