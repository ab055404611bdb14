import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { ServerEnv } from './listen';

const maxDelayMs = 10 * 60_000;
const statusWithoutBody = [204, 205, 304];

const wholeNumber = v.pipe(v.number(), v.integer());

const faultSchema = v.strictObject({
  /** Path of the calls, without the query. A path that ends with `*` matches all paths with that prefix. */
  path: v.pipe(v.string(), v.regex(/^\/[^?#]*$/, 'Expected a path that starts with / and has no query')),
  /** Status of the answer. Default: 200 with a `body`, 500 for a fault with only a path. */
  status: v.optional(v.pipe(wholeNumber, v.minValue(200), v.maxValue(599))),
  /** A string is sent as text, any other value as JSON. */
  body: v.optional(v.unknown()),
  /** Delay before the answer. */
  delayMs: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(maxDelayMs)), 0),
  /** Breaks the connection instead of answering. Has precedence over `status` and `body`. */
  drop: v.optional(v.boolean(), false),
  /** Breaks the connection in the middle of a script. Has precedence over `status` and `body`. */
  truncate: v.optional(v.boolean(), false),
  /** Answers with the whole file but without its length, like a server that creates the file on request. */
  chunked: v.optional(v.boolean(), false),
  /** Number of calls that fail. */
  times: v.optional(v.pipe(wholeNumber, v.minValue(1)), 1),
  /** Only every nth call fails. */
  every: v.optional(v.pipe(wholeNumber, v.minValue(1)), 1),
  /** Runs the call first, so that only its answer fails. */
  late: v.optional(v.boolean(), false),
});

type Fault = v.InferOutput<typeof faultSchema>;

interface Pending extends Fault {
  /** Number of matching calls so far. */
  matchCount: number;
}

const matches = ({ path }: Fault, calledPath: string): boolean =>
  path.endsWith('*') ? calledPath.startsWith(path.slice(0, -1)) : path === calledPath;

/** Fault injection for tests: makes the next calls of a path fail. Faults of one path apply in the order of creation. */
export function createFaults() {
  let pending: Pending[] = [];

  function take(path: string): Fault | undefined {
    const fault = pending.find((one) => matches(one, path) && ++one.matchCount % one.every === 0);
    if (!fault) return undefined;
    fault.times -= 1;
    pending = pending.filter(({ times }) => times > 0);
    return fault;
  }

  const apply: MiddlewareHandler<ServerEnv> = async (c, next) => {
    const fault = take(c.req.path);
    if (!fault) return next();
    if (fault.late) await next();
    await wait(fault.delayMs);
    if (fault.chunked) return answerInChunks(c, next);
    const changesAnswer =
      fault.drop || fault.truncate || fault.status !== undefined || fault.body !== undefined;
    if (!changesAnswer) return fault.late ? undefined : next();
    const { socket } = c.env.incoming;
    const answer = fault.truncate
      ? truncateScript(socket)
      : fault.drop
        ? breakConnection(socket)
        : answerWith(fault, c);
    if (!fault.late) return answer;
    replaceAnswer(c, answer);
  };

  const calls = new Hono();
  calls.post('/', async (c) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const { success, output, issues } = v.safeParse(faultSchema, body);
    if (!success) return c.json({ error: `Invalid fault: ${issues.map(describeIssue).join('; ')}` }, 400);
    const fault = withDefaultStatus(output);
    pending.push({ ...fault, matchCount: 0 });
    return c.json(fault);
  });
  calls.delete('/', (c) => {
    pending = [];
    return c.json(pending);
  });

  return { apply, calls };
}

/** A fault with only a path answers 500. */
function withDefaultStatus(fault: Fault): Fault {
  const { status, body, delayMs, drop, truncate, chunked } = fault;
  const changesNothing =
    status === undefined && body === undefined && delayMs === 0 && !drop && !truncate && !chunked;
  return changesNothing ? { ...fault, status: 500 } : fault;
}

function answerWith({ status = 200, body }: Fault, c: Context): Response {
  // The schema has checked the range; Hono's type is a list of known statuses.
  c.status(status as StatusCode);
  if (body === undefined || statusWithoutBody.includes(status)) return c.body(null);
  return typeof body === 'string' ? c.text(body) : c.json(body);
}

/**
 * Browsers silently repeat a request when a reused connection just closes, and the page would never see the fault.
 * Chromium, Firefox, WebKit and Node all treat a NUL in a header as a broken connection and do not repeat the request.
 */
function breakConnection(socket: Socket): Response {
  socket.end('HTTP/1.1 200 OK\r\nX: \0\r\n\r\n', () => socket.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** Players ask for the part that begins at 0, which is the whole file. */
async function answerInChunks(c: Context, next: () => Promise<void>): Promise<void> {
  await next();
  const { body, headers } = c.res;
  const type = headers.get('Content-Type') ?? 'application/octet-stream';
  replaceAnswer(c, new Response(body, { headers: { 'Content-Type': type, 'Transfer-Encoding': 'chunked' } }));
}

/** Hono copies the headers of the previous answer unless that one is removed first. */
function replaceAnswer(c: Context, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}

/** Promises more bytes than are sent. */
function truncateScript(socket: Socket): Response {
  const head = 'HTTP/1.1 200 OK\r\nContent-Type: text/javascript\r\nContent-Length: 5000\r\n\r\n';
  socket.end(`${head}export const half = (`, () => socket.destroy());
  return RESPONSE_ALREADY_SENT;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (!path) return `expected a JSON object with some of ${Object.keys(faultSchema.entries).join(', ')}`;
  return `${path}: ${issue.message}`;
}
