import { asJson, createCookieJar, type Get, serveSite } from '../serve';

type Site = Parameters<typeof serveSite>[0];

/** A browser with cookies that has a crumb. */
export function createVisitor(get: Get) {
  const { cookies, store, header } = createCookieJar([['crumb', 'mine']]);

  async function call(method: string, path: string, body?: unknown) {
    const answer = await get(path, {
      ...asJson(body),
      method,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': 'mine',
        Cookie: header(),
      },
    });
    for (const line of answer.headers.getSetCookie()) store(line);
    return answer;
  }

  return {
    cookies,
    call,
    /** Calls the cart API. Returns the status with the answer. */
    async cart(method = 'GET', path = '', body?: unknown) {
      const answer = await call(method, `/api/commerce/shopping-cart${path}`, body);
      return { status: answer.status, ...(await answer.json()) };
    },
  };
}

export async function serveShop(site?: Site) {
  const { get } = await serveSite(site);
  return { get, ...createVisitor(get) };
}

/** Products of the catalogue. */
export const items = {
  /** $12.50, 40 in stock. */
  tile: { itemId: '5fcd65ae3ff1011540045e01', sku: 'SQ1000001' },
  /** $16.50, 3 in stock. */
  rare: { itemId: '5fcd65ae3ff1011540045e01', sku: 'SQ1000002' },
  soldOut: { itemId: '5fcd65ae3ff1011540045e03', sku: 'SQ1000005' },
  /** $54.99 instead of $69.00, unlimited. */
  onSale: { itemId: '5fcd65ae3ff1011540045e02', sku: 'SQ1000004' },
  /** $9.00 */
  digital: { itemId: '5fcd65ae3ff1011540045e04', sku: '' },
  /** $24.00, 60 in stock; its form has a name and a kind of letters. */
  named: { itemId: '5fcd65ae3ff1011540045e08', sku: 'SQ1000010' },
  /** $35.00 */
  service: { itemId: '5fcd65ae3ff1011540045e05', sku: 'SQ1000006' },
};
