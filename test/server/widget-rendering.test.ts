import { describe, expect, it } from 'vitest';
import { serveSite } from './serve';

const visit = async () => {
  const { get } = await serveSite();
  const page = await get('/');
  const crumb = /crumb=([^;]*)/.exec(page.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  return async (fields: Record<string, string>) => {
    const response = await get('/api/widget/GetWidgetRendering', {
      method: 'POST',
      headers: { Cookie: `crumb=${crumb}`, 'X-CSRF-Token': crumb },
      body: new URLSearchParams(fields),
    });
    return { status: response.status, body: await response.json() };
  };
};

const widgetOf = (value: object): string => JSON.stringify({ type: 55, id: 'agenda', value });

describe('the content of an events summary', () => {
  it('has articles with a heading, a date and a place, past or upcoming ones', async () => {
    const post = await visit();
    const upcoming = await post({ widgetJSON: widgetOf({ pageSize: 2 }), collectionId: 'agenda' });
    expect(upcoming.status).toBe(200);
    expect(upcoming.body.html.match(/<article/g)).toHaveLength(2);
    expect(upcoming.body.html).toMatch(/<h3>.*Taller abierto/);
    const value = { showPastOrUpcomingEvents: 'past' };
    const past = await post({ widgetJSON: widgetOf(value), collectionId: 'agenda' });
    expect(past.body.html).toContain('Horneada de otoño');
    expect(past.body.html).not.toContain('Taller abierto');
  });

  it('is refused without a block or a collection', async () => {
    const post = await visit();
    expect((await post({ widgetJSON: 'no JSON', collectionId: 'agenda' })).status).toBe(400);
    expect((await post({ widgetJSON: widgetOf({}) })).status).toBe(400);
  });
});
