import type { HttpBindings } from '@hono/node-server';

/** Node's own request and response, for what a web Request cannot tell or do. */
export type ServerEnv = { Bindings: HttpBindings };
