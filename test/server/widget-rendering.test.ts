import { describe, expect, it } from 'vitest';
import { serveSite } from './serve';

const visit = async () => {
  const { get } = await serveSite();
  const page = await get('/');
  const crumb = /crumb=([^;]*)/.exec(page.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  const post = async (fields: Record<string, string>) => {
    const response = await get('/api/widget/GetWidgetRendering', {
      method: 'POST',
      headers: { Cookie: `crumb=${crumb}`, 'X-CSRF-Token': crumb },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, body: await response.json() };
  };
  /** The titles of a list of the same site. */
  const items = async (list: string, query: string): Promise<string[]> => {
    const answer = await (await get(`/sitio/${list}?format=json&${query}`)).json();
    return answer.items.map(({ title }: { title: string }) => title);
  };
  return { post, items };
};

const widgetOf = (value: object): string => JSON.stringify({ type: 55, id: 'agenda', value });

const blogId = '65b000000000000100000000';
const eventsId = '65b000000000000400000000';

const titlesIn = (html: string): string[] =>
  [...html.matchAll(/<h3><a [^>]*>(.*?)<\/a><\/h3>/g)].map(([, title = '']) => title);

describe('the content of a summary that the server renders', () => {
  it('has articles of the collection with a heading, a link, a date and a place, past or upcoming ones', async () => {
    const { post, items } = await visit();
    const upcoming = await post({ widgetJSON: widgetOf({ pageSize: 2 }), collectionId: eventsId });
    expect(upcoming.status).toBe(200);
    expect(titlesIn(upcoming.body.html)).toEqual(await items('eventos', 'when=upcoming&pageSize=2'));
    expect(upcoming.body.html).toMatch(/<time datetime=.*<address>/s);
    const value = { showPastOrUpcomingEvents: 'Past' };
    const past = await post({ widgetJSON: widgetOf(value), collectionId: eventsId });
    expect(titlesIn(past.body.html)).toEqual(await items('eventos', 'when=past'));
    const all = await post({
      widgetJSON: widgetOf({ showPastOrUpcomingEvents: 'all' }),
      collectionId: eventsId,
    });
    expect(titlesIn(all.body.html)).toEqual(await items('eventos', ''));
  });

  it('is that of another collection for another id, with the tag and the category that the block filters by', async () => {
    const { post, items } = await visit();
    const value = { filter: { tag: 'esmalte', category: 'Técnica', categoryIds: null } };
    const { body } = await post({ widgetJSON: widgetOf(value), collectionId: blogId });
    const titles = titlesIn(body.html);
    expect(titles.length).toBeGreaterThan(0);
    expect(titles).toEqual(await items('blog', 'tag=esmalte&category=T%C3%A9cnica'));
    expect(body.html).toContain('href="/sitio/blog/');
  });

  it('is refused without a block or a collection, and for a collection that does not exist', async () => {
    const { post } = await visit();
    expect((await post({ widgetJSON: 'no JSON', collectionId: eventsId })).status).toBe(400);
    expect((await post({ widgetJSON: widgetOf({}) })).status).toBe(400);
    const unknown = await post({ widgetJSON: widgetOf({}), collectionId: 'agenda' });
    expect([unknown.status, unknown.body.error]).toEqual([404, 'No hay una colección con el id «agenda».']);
  });
});
