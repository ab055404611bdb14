import { getConnInfo } from '@hono/node-server/conninfo';
import { ipRestriction } from 'hono/ip-restriction';

/** Answers callers on this machine alone. */
export const loopbackOnly = ipRestriction(getConnInfo, { allowList: ['127.0.0.0/8', '::1'] }, (_remote, c) =>
  c.json({ error: 'Only callers on the machine of the server are answered here.' }, 403),
);
