import { type Context, Hono, type HonoRequest, type MiddlewareHandler } from 'hono';

interface ReceivedCall {
  method: string;
  path: string;
  query: Fields;
  headers: Record<string, string>;
  /** What the content type says: JSON's value, a form's fields, else the text; null where nothing came. */
  body: unknown;
  /** When it came, in ms since 1970. */
  at: number;
}

/** A name that comes several times has the list of its values. */
type Fields = Record<string, string | string[]>;

/** A server that runs for days must not grow without end. */
const maxKept = 20_000;

/** Remembers every call that came, also those that were refused or failed on purpose, for tests and the curious. */
export function createReceived() {
  let kept: ReceivedCall[] = [];

  const record: MiddlewareHandler = async (c, next) => {
    if (isVisit(c.req)) return next();
    const at = Date.now();
    kept.push({ ...describeCall(c), body: await readBody(c.req), at });
    if (kept.length > maxKept) kept.shift();
    return next();
  };

  const calls = new Hono();
  calls.get('/', (c) => {
    const path = c.req.query('path');
    return c.json(kept.filter((call) => path === undefined || call.path === path));
  });
  calls.delete('/', (c) => {
    kept = [];
    return c.json(kept);
  });

  return { record, calls };
}

/**
 * Somebody reads a page or file. All else is a call, also one to an address that a form's `endpoint` made up, and a player
 * that stands for another site's: who looks wants to know whether that has been asked.
 */
function isVisit({ method, path }: HonoRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && !/^\/(api|_players)\//.test(path);
}

function describeCall({ req }: Context) {
  const query = fieldsOf(new URL(req.url).searchParams);
  return { method: req.method, path: req.path, query, headers: req.header() };
}

async function readBody(request: HonoRequest): Promise<unknown> {
  // Read as bytes first: Hono makes every other form from them, so the handlers after this one can read it again.
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return null;
  const type = request.header('Content-Type') ?? '';
  try {
    if (/[/+]json\b/.test(type)) return await request.json();
    if (/form-urlencoded|form-data/.test(type)) return fieldsOf(await request.formData());
  } catch {
    // Not what its content type says: the text shows what came instead.
  }
  return request.text();
}

function fieldsOf(entries: URLSearchParams | FormData): Fields {
  const fields: Fields = {};
  for (const name of new Set(entries.keys())) {
    const values = entries.getAll(name).map((value) => (typeof value === 'string' ? value : value.name));
    fields[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return fields;
}
