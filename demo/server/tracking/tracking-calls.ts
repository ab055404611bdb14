import { randomUUID } from 'node:crypto';
import { type Context, Hono, type HonoRequest } from 'hono';
import type { createTracked } from './tracked';

/** A picture of one transparent point. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Storefront 7, shell 7, gallery 7: nobody waits for what these answer. */
const silent = [
  '/census/RecordHit',
  '/census/form-render',
  '/census/button-click',
  '/census/button-render',
  '/census/overlay',
  '/census/RecordQuickView/:id',
  '/events/RecordEvent',
  '/events/RecordJavascriptErrors',
  '/events/Trace',
  '/1/performance/records',
];

/** What collectors tell of visits: it is stored, and shown on the page /tracking. */
export function createTrackingCalls(tracked: ReturnType<typeof createTracked>): Hono {
  const calls = new Hono();
  const store = async (c: Context) => tracked.add({ path: c.req.path, sent: await readSent(c.req) });

  for (const path of silent)
    calls.post(path, async (c) => {
      await store(c);
      return c.body(null, 204);
    });
  calls.post('/v1/events', async (c) => {
    await store(c);
    return c.json({ accepted: true }, 202);
  });
  calls.get('/1/performance/settings', (c) => c.json({ pageLoadId: randomUUID() }));
  calls.get('/track/Track', async (c) => {
    await tracked.add({ path: c.req.path, sent: c.req.query() });
    return c.body(pixel, 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' });
  });
  return calls;
}

/** A form's fields, or JSON's value, also where a beacon sends it as text; else the text. */
async function readSent(request: HonoRequest): Promise<unknown> {
  const text = await request.text();
  if (request.header('Content-Type')?.includes('form-urlencoded'))
    return Object.fromEntries([...new URLSearchParams(text)].map(([name, value]) => [name, parsed(value)]));
  return parsed(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
