/** Pairs beyond this number are left out, so that a hostile address costs little. The hosted builder has the same limit. */
export const maxQueryPairs = 1000;

/** Values by name: undefined for a name that does not occur, a list for one that occurs several times. */
export type Query = Record<string, string | string[] | undefined>;

/**
 * Reads a query string: `parseQuery('?tag=a&tag=b&page=2')` is `{ tag: ['a', 'b'], page: '2' }`. Pairs after the first 1,000 are
 * left out. The object has no prototype, so that `toString` is absent unless the query has the name.
 * @param query with or without `?`. Default: that of the page's address; "" where there is no page.
 */
export const parseQuery = (query: string = globalThis.location?.search ?? ''): Query => {
  const values: Query = Object.create(null);
  const pairs = [...new URLSearchParams(query)].slice(0, maxQueryPairs);
  for (const [name, value] of pairs) {
    const known = values[name];
    values[name] = known === undefined ? value : [known, value].flat();
  }
  return values;
};
