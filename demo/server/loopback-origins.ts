import { cors } from 'hono/cors';

const loopbackOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Lets pages that other servers of this machine serve use the API, with their cookies (`data-api`). */
export const loopbackOrigins = cors({
  origin: (origin) => (loopbackOrigin.test(origin) ? origin : null),
  allowHeaders: ['Content-Type', 'X-CSRF-Token'],
  credentials: true,
});
