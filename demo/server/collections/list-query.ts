import { fold } from '../fold';

/** What a list shows of a collection: the parameters of its address. */
export interface ListQuery {
  page: number;
  pageSize: number;
  tag?: string;
  category?: string;
  /** Words that the title, the excerpt or a tag has. */
  search: string;
  /** The name of an order in `orders`; undefined for the collection's own order. */
  sort?: string;
  minCents?: number;
  maxCents?: number;
  /** Whether sold-out products are left out. */
  isInStock: boolean;
  /** The first and the last moment of a period in which events take place, in ms. */
  from?: number;
  to?: number;
  /** Only past or only upcoming events. Items that are not events are always included. */
  when?: 'past' | 'upcoming';
}

const maxPageSize = 10_000;

/** SQL of the orders. Items that lack the value come last. */
export const orders: Record<string, string> = {
  date: 'date IS NULL, date, position',
  '-date': 'date IS NULL, date DESC, position',
  title: 'title_key, position',
  '-title': 'title_key DESC, position',
  price: 'price_cents IS NULL, price_cents, position',
  '-price': 'price_cents IS NULL, price_cents DESC, position',
};

const wholeNumber = (text: string | undefined, fallback: number): number =>
  text && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : fallback;

const cents = (text: string | undefined): number | undefined => {
  const amount = text ? Number(text) : Number.NaN;
  return Number.isFinite(amount) ? Math.round(amount * 100) : undefined;
};

const time = (text: string | undefined): number | undefined => {
  const ms = text ? Date.parse(text) : Number.NaN;
  return Number.isFinite(ms) ? ms : undefined;
};

/** Reads the parameters of an address. Ignores invalid values. */
export function readListQuery(query: Record<string, string>, pageSize: number): ListQuery {
  const { sort = '', when } = query;
  return {
    page: wholeNumber(query.page, 1),
    pageSize: Math.min(wholeNumber(query.pageSize, pageSize), maxPageSize),
    tag: query.tag || undefined,
    category: query.category || undefined,
    search: fold(query.q ?? query.search ?? '').trim(),
    sort: Object.hasOwn(orders, sort) ? sort : undefined,
    minCents: cents(query.minPrice),
    maxCents: cents(query.maxPrice),
    isInStock: ['true', '1'].includes(query.stock ?? ''),
    from: time(query.from),
    to: time(query.to),
    when: when === 'past' || when === 'upcoming' ? when : undefined,
  };
}

/** The address of another page of the same list: the parameters of this one without the format. */
export function pageAddress(url: string, page: number): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('format');
  searchParams.delete('crumb');
  if (page > 1) searchParams.set('page', `${page}`);
  else searchParams.delete('page');
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}
