import type { InferOutput } from 'valibot';
import { request } from '../../src/api/request';
import type { BlockProps } from '../../src/block/root';
import { check } from '../../src/check/check';
import type { Field, Fields } from '../../src/check/field';
import type { messages } from './messages/es-419';
import { schema } from './schema';

export type Settings = InferOutput<typeof schema>;
export type Item = Settings['items'][number];

/** What there is to review. */
export interface Order {
  /** `failed` may be asked for again. */
  phase: 'open' | 'expired' | 'failed';
  token: string;
  orderNumber: string;
  maxLength: number;
  items: Item[];
}

/** The order, and what shows it, where there is something to show. */
export type Prepared = [order: Order, items?: typeof import('./items')];
export type Props = BlockProps<Settings, typeof messages, Prepared>;

const timeoutMs = 15_000;
const expired = 410;

const tokenOf = ({ token }: Settings): string =>
  token || new URLSearchParams(location.search).get('token') || '';

/** Asks for the order of a token. */
export const askFor = async (token: string, settings: Settings): Promise<Order> => {
  const path = `/api/commerce/review-requests/${encodeURIComponent(token)}`;
  const answer = await request<Record<string, unknown> | null>(path, { timeoutMs });
  const { data } = answer.ok ? answer : { data: undefined };
  const refused = !answer.ok && (answer.status === expired || answer.status === 404);
  return {
    phase: data ? 'open' : refused ? 'expired' : 'failed',
    token,
    orderNumber: `${data?.orderNumber ?? ''}`,
    maxLength: Number(data?.maxLength ?? settings.maxLength) || 0,
    // As settings are, whatever the server says.
    items: check((schema as unknown as Fields).items as Field, data?.items, '', () => {}) as Item[],
  };
};

const asked = new WeakMap<Element, { token: string; order: Promise<Order> }>();

/** The order that an element shows; asked for once. */
export const orderOf = (settings: Settings, host: Element): Order | Promise<Order> => {
  const token = tokenOf(settings);
  // Without a token there is nothing that could be valid.
  if (settings.items.length || !token)
    return { ...settings, token, phase: settings.items.length ? 'open' : 'expired' };
  const before = asked.get(host);
  if (before?.token === token) return before.order;
  const order = askFor(token, settings);
  asked.set(host, { token, order });
  return order;
};
