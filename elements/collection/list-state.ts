/** The visitor's page and choices. "" stands for no choice. */
export interface ListState {
  /** The last page that shows, from 1. */
  page: number;
  tag: string;
  category: string;
  sort: string;
  /** Limits of the price, in the currency's unit. */
  minPrice: string;
  maxPrice: string;
  /** Whether sold-out products are left out. */
  isInStock: boolean;
}

/** No choice among the items. */
export const noFilters = { tag: '', category: '', minPrice: '', maxPrice: '', isInStock: false };

export const initialListState: ListState = { page: 1, sort: '', ...noFilters };

const maxPage = 100_000;

const pageIn = (text: string | null): number => {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), maxPage);
};

/** The text of a price limit; "" if it is not a valid one. */
export const parsePriceLimit = (text: string | null): string =>
  text && Number(text) >= 0 ? text.trim() : '';

/** Reads the state from the parameters of an address. */
export const readListState = (parameters: URLSearchParams): ListState => ({
  page: pageIn(parameters.get('page')),
  tag: parameters.get('tag') ?? '',
  category: parameters.get('category') ?? '',
  sort: parameters.get('sort') ?? '',
  minPrice: parsePriceLimit(parameters.get('minPrice')),
  maxPrice: parsePriceLimit(parameters.get('maxPrice')),
  isInStock: parameters.get('stock') === 'true',
});

/** All parameters of a list; "" for those with their initial value. */
const allParametersOf = (state: ListState): Record<string, string> => ({
  page: state.page > 1 ? `${state.page}` : '',
  tag: state.tag,
  category: state.category,
  sort: state.sort,
  minPrice: state.minPrice,
  maxPrice: state.maxPrice,
  stock: state.isInStock ? 'true' : '',
});

/** The parameters of the visitor's choices. Those with their initial value are left out. */
export const parametersOf = (state: ListState): Record<string, string> =>
  Object.fromEntries(Object.entries(allParametersOf(state)).filter(([, value]) => value));

export const isSameState = (one: ListState, other: ListState): boolean =>
  JSON.stringify(allParametersOf(one)) === JSON.stringify(allParametersOf(other));

/** The address of the page with the state in its parameters. Its other parameters stay. */
export const addressWith = (state: ListState, address: string): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(allParametersOf(state)))
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  return url.pathname + url.search;
};

/** Whether the visitor has chosen among the items. The order does not count. */
export const isFiltered = ({ tag, category, minPrice, maxPrice, isInStock }: ListState): boolean =>
  !!tag || !!category || !!minPrice || !!maxPrice || isInStock;
