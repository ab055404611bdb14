import { getConnInfo } from '@hono/node-server/conninfo';
import { cors } from 'hono/cors';
import { ipRestriction } from 'hono/ip-restriction';

const loopbackOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Answers only clients on this machine. */
export const loopbackOnly = ipRestriction(getConnInfo, { allowList: ['127.0.0.0/8', '::1'] }, (_remote, c) =>
  c.json({ error: 'This path answers only clients on the machine of the server.' }, 403),
);

/** Allows pages of other servers on this machine to use the API with cookies (`data-api`). */
export const loopbackCors = cors({
  origin: (origin) => (loopbackOrigin.test(origin) ? origin : null),
  allowHeaders: ['Content-Type', 'X-CSRF-Token'],
  credentials: true,
});
