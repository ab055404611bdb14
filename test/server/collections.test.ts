import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '../../demo/server/database';
import { createVisitor } from './commerce/visitor';
import { asJson, serveSite } from './serve';

const template = (body: string) =>
  `<!doctype html><html lang="es"><head><title>{{title}}</title><script type="application/json" data-azulejo-context>{}</script></head><body>${body}</body></html>`;

const files = {
  'demo/sitio/index.html': template('<h1>Taller</h1>'),
  'demo/sitio/plantillas/lista.html': template('<main>{{items}}{{pages}}</main>{{unknown}}'),
  'demo/sitio/plantillas/elemento.html': template(
    '<main>{{content}}</main><a href="{{list}}">{{collection}}</a>',
  ),
  'demo/sitio/plantillas/no-encontrada.html': template('<h1>{{path}}</h1>'),
  'demo/sitio/eventos.html': template('<h1>Agenda</h1>{{items}}'),
};

interface Listed {
  id: string;
  title: string;
  fullUrl: string;
  tags: string[];
  categories: string[];
  publishOn?: number;
  startDate?: number;
  endDate?: number;
  timeZone?: string;
  likeCount: number;
  structuredContent?: { variants?: { price: number; qtyInStock: number }[] };
}

interface Answer {
  collection: { id: string; title: string; tags: string[]; categories: string[] };
  items: Listed[];
  pagination: { nextPage?: boolean; nextPageUrl?: string; itemCount: number; pageCount: number };
}

const visit = async (options: Parameters<typeof serveSite>[0] = {}) => {
  const { get } = await serveSite({ files, ...options });
  const read = async (address: string): Promise<Answer> => (await get(address)).json();
  const titles = async (address: string) => (await read(address)).items.map(({ title }) => title);
  const html = async (address: string) => (await get(address)).text();
  return { get, read, titles, html };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('a collection as data', () => {
  it('is answered page by page, each naming the next one, as the hosted builder does', async () => {
    const { read } = await visit();
    const seen: string[] = [];
    let address: string | undefined = '/sitio/blog?format=json';
    let pages = 0;
    while (address) {
      const { items, pagination }: Answer = await read(address);
      seen.push(...items.map(({ id }) => id));
      pages += 1;
      address = pagination.nextPageUrl && `${pagination.nextPageUrl}&format=json`;
    }
    const { pagination } = await read('/sitio/blog?format=json');
    expect(pages).toBe(pagination.pageCount);
    expect(new Set(seen).size).toBe(pagination.itemCount);
    expect(seen).toHaveLength(pagination.itemCount);
  });

  it('has another page size where the address asks for one, and nothing beyond its end', async () => {
    const { read } = await visit();
    expect((await read('/sitio/blog?format=json&pageSize=2')).items).toHaveLength(2);
    const beyond = await read('/sitio/blog?format=json&page=99');
    expect(beyond.items).toEqual([]);
    expect(beyond.pagination.nextPage).toBeUndefined();
    for (const nonsense of ['page=-1', 'page=x', 'pageSize=0', 'pageSize=1e9', 'sort=DROP'])
      expect((await read(`/sitio/blog?format=json&${nonsense}`)).items.length).toBeGreaterThan(0);
  });

  it('is filtered by tag, category and words without accents', async () => {
    const { read } = await visit();
    const { collection } = await read('/sitio/blog?format=json');
    for (const tag of collection.tags) {
      const { items, pagination } = await read(`/sitio/blog?format=json&tag=${encodeURIComponent(tag)}`);
      expect(pagination.itemCount).toBeGreaterThan(0);
      for (const item of items) expect(item.tags).toContain(tag);
    }
    const historic = await read('/sitio/blog?format=json&category=Historia');
    expect(historic.items.every(({ categories }) => categories.includes('Historia'))).toBe(true);
    const found = await read('/sitio/blog?format=json&q=zocalo');
    expect(found.items.map(({ title }) => title)).toEqual(['El zócalo de la calle Regina']);
  });

  it('keeps the filter in the address of the next page', async () => {
    const { read } = await visit();
    const { pagination } = await read('/sitio/blog?format=json&tag=esmalte&pageSize=2');
    expect(pagination.nextPageUrl).toBe('/sitio/blog?tag=esmalte&pageSize=2&page=2');
  });

  it('is sorted by date, title and price', async () => {
    const { read } = await visit();
    const oldest = (await read('/sitio/blog?format=json&sort=date')).items.map(
      ({ publishOn = 0 }) => publishOn,
    );
    expect(oldest).toEqual([...oldest].sort((one, other) => one - other));
    const prices = async (sort: string) =>
      (await read(`/sitio/muchos?format=json&sort=${sort}`)).items.map(
        ({ structuredContent }) => structuredContent?.variants?.[0]?.price ?? 0,
      );
    const cheapest = await prices('price');
    expect(cheapest).toEqual([...cheapest].sort((one, other) => one - other));
    const dearest = await prices('-price');
    expect(dearest).toEqual([...dearest].sort((one, other) => other - one));
  });

  it('of 10,000 items is the same on every server', async () => {
    const [one, other] = [await visit(), await visit()];
    const address = '/sitio/muchos?format=json&page=37';
    const answer = await one.read(address);
    expect(answer.pagination.itemCount).toBe(10_000);
    expect(await other.read(address)).toEqual(answer);
    expect((await one.read('/sitio/muchos?format=json&pageSize=5000')).items).toHaveLength(5000);
  });

  it('of the whole site has the items of all collections', async () => {
    const { read } = await visit();
    const { items } = await read('/sitio/indice?format=json');
    const lists = new Set(items.map(({ fullUrl }) => fullUrl.split('/')[2]));
    expect([...lists].sort()).toEqual(['blog', 'eventos', 'galeria', 'tienda']);
  });
});

describe('the shop', () => {
  it('is filtered by price and stock', async () => {
    const { read, titles } = await visit();
    const { items } = await read('/sitio/tienda?format=json&pageSize=100&minPrice=10&maxPrice=12.5');
    expect(items.length).toBeGreaterThan(0);
    expect(await titles('/sitio/tienda?format=json&pageSize=100')).toContain('Azulejo Girasol');
    expect(await titles('/sitio/tienda?format=json&pageSize=100&stock=true')).not.toContain(
      'Azulejo Girasol',
    );
  });

  it('has the stock that orders have left', async () => {
    const { get, titles } = await visit();
    const { call, cart } = createVisitor(get);
    const inStock = '/sitio/tienda?format=json&pageSize=100&stock=true';
    expect(await titles(inStock)).toContain('Panel del jarrón');
    const entry = { itemId: '5fcd65ae3ff1011540045e15', sku: 'SQ1000015', quantity: 1 };
    await cart('POST', '/entries', entry);
    expect((await call('POST', '/api/commerce/orders')).status).toBe(200);
    expect(await titles(inStock)).not.toContain('Panel del jarrón');
  });
});

describe('the events', () => {
  it('are around today: the next one first, past ones last', async () => {
    vi.useFakeTimers({ now: Date.UTC(2027, 2, 10, 12), toFake: ['Date'] });
    const { read } = await visit();
    const { items } = await read('/sitio/eventos?format=json');
    const past = items.map(({ endDate = 0 }) => endDate < Date.now());
    expect(past).toContain(true);
    expect(past).toContain(false);
    expect(past).toEqual([...past].sort());
    expect(items[0]?.startDate).toBeGreaterThan(Date.now());
    expect(new Set(items.map(({ timeZone }) => timeZone)).size).toBeGreaterThan(2);
  });

  it('move on with the days, in the same database', async () => {
    vi.useFakeTimers({ now: Date.UTC(2027, 2, 10, 12), toFake: ['Date'] });
    const database = createDatabase();
    const { read } = await visit({ database });
    const first = await read('/sitio/eventos?format=json');
    vi.setSystemTime(Date.UTC(2027, 2, 12, 12));
    const second = await (await visit({ database })).read('/sitio/eventos?format=json');
    expect(second.items).toHaveLength(first.items.length);
    const [one, other] = [first, second].map(({ items: [item] }) => item?.startDate ?? 0);
    expect((other ?? 0) - (one ?? 0)).toBe(2 * 86_400_000);
  });

  it('are those of a period, or only upcoming ones', async () => {
    const { read } = await visit();
    const { items } = await read('/sitio/eventos?format=json');
    const upcoming = await read('/sitio/eventos?format=json&when=upcoming');
    const past = await read('/sitio/eventos?format=json&when=past');
    expect(upcoming.items.length + past.items.length).toBe(items.length);
    const day = new Date((items[1]?.startDate ?? 0) + 86_400_000).toISOString().slice(0, 10);
    const titles = (await read(`/sitio/eventos?format=json&from=${day}&to=${day}`)).items.map(
      ({ title }) => title,
    );
    // Takes four days.
    expect(titles).toContain('Feria del barro');
  });
});

describe('a collection as a page', () => {
  it('lists its items as articles, with links to the other pages', async () => {
    const { html } = await visit();
    const first = await html('/sitio/blog');
    expect(first.match(/<article /g)).toHaveLength(6);
    expect(first).toContain('<title>Cuaderno del taller</title>');
    expect(first).toContain('<a rel="next" href="/sitio/blog?page=2">');
    expect(first).not.toContain('rel="prev"');
    const last = await html('/sitio/blog?page=3&tag=');
    expect(last).toContain('rel="prev"');
    expect(last).not.toContain('rel="next"');
  });

  it('is a page of its own where the site has one, and says in its context what it shows', async () => {
    const { html } = await visit();
    const page = await html('/sitio/eventos');
    expect(page).toContain('<h1>Agenda</h1>');
    expect(page).toContain('"pageType":1,"collection":{"id":"65b000000000000400000000","title":"Eventos"}');
  });

  it('shows an item on a page of its own, and its data', async () => {
    const { get, html, read } = await visit();
    const { items } = await read('/sitio/blog?format=json');
    const address = items[0]?.fullUrl ?? '';
    const page = await html(address);
    expect(page).toContain(`<h1>${items[0]?.title}</h1>`);
    expect(page).toContain(`"item":{"id":"${items[0]?.id}"}`);
    expect(await (await get(`${address}?format=json`)).json()).toMatchObject({ item: { id: items[0]?.id } });
  });

  it('does not hide the other pages of the site, nor show a template', async () => {
    const { get } = await visit();
    expect((await get('/sitio/')).status).toBe(200);
    for (const address of [
      '/sitio/nada',
      '/sitio/blog/nada',
      '/sitio/plantillas/lista.html',
      '/sitio/indice/nada',
    ])
      expect((await get(address)).status).toBe(404);
  });
});

describe('a like', () => {
  const like = async (database = createDatabase()) => {
    const { get, read } = await visit({ database });
    const { call, cookies } = createVisitor(get);
    const { items } = await read('/sitio/blog?format=json');
    const item = items[0] as Listed;
    const send = async (itemId: unknown = item.id) => {
      const answer = await call('POST', '/api/rest/likes', { itemId });
      return { status: answer.status, ...(await answer.json()) };
    };
    const stored = async () => (await read('/sitio/blog?format=json')).items[0]?.likeCount;
    return { get, item, send, stored, cookies };
  };

  it('counts once a visitor, and stays', async () => {
    const database = createDatabase();
    const { item, send, stored, cookies } = await like(database);
    const liked = { status: 200, itemId: item.id, likeCount: item.likeCount + 1, isLiked: true };
    expect(await send()).toEqual(liked);
    expect(await send()).toEqual(liked);
    expect(await stored()).toBe(item.likeCount + 1);
    cookies.delete('demoVisitor');
    expect(await send()).toMatchObject({ likeCount: item.likeCount + 2 });
    expect(await (await like(database)).stored()).toBe(item.likeCount + 2);
  });

  it('counts for an item of any other page, too', async () => {
    const { send, cookies } = await like();
    expect(await send('mi-horno')).toEqual({ status: 200, itemId: 'mi-horno', likeCount: 1, isLiked: true });
    expect(await send('mi-horno')).toMatchObject({ likeCount: 1 });
    cookies.delete('demoVisitor');
    expect(await send('mi-horno')).toMatchObject({ likeCount: 2 });
  });

  it('needs an item, and the crumb', async () => {
    const { get, item, send } = await like();
    expect(await send('')).toMatchObject({ status: 400 });
    expect(await send(7)).toMatchObject({ status: 400 });
    const foreign = await get('/api/rest/likes', asJson({ itemId: item.id }));
    expect(await foreign.json()).toMatchObject({ crumbFail: true });
  });
});
