import { randomUUID } from 'node:crypto';
import { type Context, Hono, type HonoRequest } from 'hono';
import { requireFormCrumb } from '../crumb';
import type { createEventStore } from './event-store';

/** A GIF with one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Paths of the hosted site builder's analytics. The callers ignore the answers. */
const eventPaths = [
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

/** The API calls of the analytics collectors. The page /tracking shows the stored requests. */
export function createTrackingCalls(events: ReturnType<typeof createEventStore>): Hono {
  const calls = new Hono();
  const store = async (c: Context) => events.add({ path: c.req.path, sent: await readPayload(c.req) });

  calls.use('/events/RecordEvent', requireFormCrumb);
  for (const path of eventPaths)
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
    await events.add({ path: c.req.path, sent: c.req.query() });
    return c.body(pixel, 200, { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' });
  });
  return calls;
}

/** Returns the fields of a form, the value of JSON (beacons send JSON with the type text/plain), or the text. */
async function readPayload(request: HonoRequest): Promise<unknown> {
  const text = await request.text();
  if (request.header('Content-Type')?.includes('form-urlencoded'))
    return Object.fromEntries(
      [...new URLSearchParams(text)].map(([name, value]) => [name, parseJson(value)]),
    );
  return parseJson(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
