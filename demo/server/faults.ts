import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { StatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { ServerEnv } from './server-env';

const maxDelayMs = 10 * 60_000;
const statusWithoutBody = [204, 205, 304];

const wholeNumber = v.pipe(v.number(), v.integer());

const faultSchema = v.strictObject({
  /** The whole path of the address, without its query; one that ends with `*` is any path that begins so. */
  path: v.pipe(v.string(), v.regex(/^\/[^?#]*$/, 'Expected a path that starts with / and has no query')),
  /** The answer's status. Default: 200 with a `body`, 500 where the fault names nothing but its path. */
  status: v.optional(v.pipe(wholeNumber, v.minValue(200), v.maxValue(599))),
  /** A string is sent as text, anything else as JSON. */
  body: v.optional(v.unknown()),
  /** Time before the answer: the one said here, else the normal one. */
  delayMs: v.optional(v.pipe(wholeNumber, v.minValue(0), v.maxValue(maxDelayMs)), 0),
  /** The connection breaks instead of an answer; beats `status` and `body`. */
  drop: v.optional(v.boolean(), false),
  /** How many calls fail so. */
  times: v.optional(v.pipe(wholeNumber, v.minValue(1)), 1),
  /** Only each so manyth call fails; 10 is every tenth. */
  every: v.optional(v.pipe(wholeNumber, v.minValue(1)), 1),
  /** The call does its work first: it is its answer that fails. */
  late: v.optional(v.boolean(), false),
});

type Fault = v.InferOutput<typeof faultSchema>;

interface Pending extends Fault {
  /** Calls that it would have met. */
  met: number;
}

const isFor = ({ path }: Fault, called: string): boolean =>
  path.endsWith('*') ? called.startsWith(path.slice(0, -1)) : path === called;

/** Lets the next calls of a path fail on request. Faults of one path are used up in the order they came. */
export function createFaults() {
  let pending: Pending[] = [];

  function take(path: string): Fault | undefined {
    const fault = pending.find((one) => isFor(one, path) && ++one.met % one.every === 0);
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
    const changesAnswer = fault.drop || fault.status !== undefined || fault.body !== undefined;
    if (!changesAnswer) return fault.late ? undefined : next();
    const answer = fault.drop ? breakConnection(c.env.incoming.socket) : answerWith(fault, c);
    if (!fault.late) return answer;
    // First away with the one that was made, which would give this one its headers.
    c.res = undefined;
    c.res = answer;
  };

  const calls = new Hono();
  calls.post('/', async (c) => {
    const sent: unknown = await c.req.json().catch(() => undefined);
    const { success, output, issues } = v.safeParse(faultSchema, sent);
    if (!success) return c.json({ error: `This is no fault: ${issues.map(describeIssue).join('; ')}` }, 400);
    const fault = withDefaultStatus(output);
    pending.push({ ...fault, met: 0 });
    return c.json(fault);
  });
  calls.delete('/', (c) => {
    pending = [];
    return c.json(pending);
  });

  return { apply, calls };
}

/** A fault that would change nothing is meant to fail. */
function withDefaultStatus(fault: Fault): Fault {
  const { status, body, delayMs, drop } = fault;
  const changesNothing = status === undefined && body === undefined && delayMs === 0 && !drop;
  return changesNothing ? { ...fault, status: 500 } : fault;
}

function answerWith({ status = 200, body }: Fault, c: Context): Response {
  // The statuses were checked to be numbers of the right range; Hono's type wants them listed.
  c.status(status as StatusCode);
  if (body === undefined || statusWithoutBody.includes(status)) return c.body(null);
  return typeof body === 'string' ? c.text(body) : c.json(body);
}

/**
 * Browsers silently send a call again when a connection that had served before just closes, and the page would never
 * see the fault. Of what stops that, a NUL in a header is the one that Chromium, Firefox, WebKit and Node all take
 * for a broken connection.
 */
function breakConnection(socket: Socket): Response {
  socket.end('HTTP/1.1 200 OK\r\nX: \0\r\n\r\n', () => socket.destroy());
  return RESPONSE_ALREADY_SENT;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (!path) return 'expected a JSON object { path, status?, body?, delayMs?, drop?, times?, every?, late? }';
  return `${path}: ${issue.message}`;
}
