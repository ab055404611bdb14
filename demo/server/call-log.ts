import { type Context, Hono, type HonoRequest, type MiddlewareHandler } from 'hono';

interface LoggedCall {
  method: string;
  path: string;
  query: Fields;
  headers: Record<string, string>;
  /** The value of JSON, the fields of a form, or the text; null for an empty body. */
  body: unknown;
  /** Time of the call, in ms since 1970. */
  at: number;
}

/** A name that occurs several times has a list of values. */
type Fields = Record<string, string | string[]>;

/** Limits the memory of a server that runs for days. */
const maxLogged = 20_000;

/** Logs every call, including rejected calls and injected faults, for tests and debugging (`GET /_received`). */
export function createCallLog() {
  let logged: LoggedCall[] = [];

  const record: MiddlewareHandler = async (c, next) => {
    if (isPageOrFile(c.req)) return next();
    const at = Date.now();
    logged.push({ ...describeCall(c), body: await readBody(c.req), at });
    if (logged.length > maxLogged) logged.shift();
    return next();
  };

  const calls = new Hono();
  calls.get('/', (c) => {
    const path = c.req.query('path');
    return c.json(logged.filter((call) => path === undefined || call.path === path));
  });
  calls.delete('/', (c) => {
    logged = [];
    return c.json(logged);
  });

  return { record, calls };
}

/** Calls, the mock players, and pages that the server makes for visitors whom a block sends there. */
const loggedPaths = /^\/(api|_players|commerce|checkout|search)(\/|$)/;

/**
 * Whether the request is for a page or a file of the site. All other requests are logged, including those to an unknown
 * `endpoint` of a form and to the mock players, which replace requests to other sites.
 */
function isPageOrFile({ method, path }: HonoRequest): boolean {
  return ['GET', 'HEAD'].includes(method) && !loggedPaths.test(path);
}

function describeCall({ req }: Context) {
  const query = fieldsOf(new URL(req.url).searchParams);
  return { method: req.method, path: req.path, query, headers: req.header() };
}

async function readBody(request: HonoRequest): Promise<unknown> {
  // Read as bytes first: Hono derives all other formats from them, so that later handlers can read the body again.
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return null;
  const type = request.header('Content-Type') ?? '';
  try {
    if (/[/+]json\b/.test(type)) return await request.json();
    if (/form-urlencoded|form-data/.test(type)) return fieldsOf(await request.formData());
  } catch {
    // The body does not match its content type: log the text.
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
