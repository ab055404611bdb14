import { join } from 'node:path';
import { Hono } from 'hono';
import { giveCrumb, requireCrumb } from './crumb';
import { createFaults } from './faults';
import { loopbackOnly } from './loopback-only';
import { answerNotFound } from './not-found';
import { rateLimit } from './rate-limit';
import { createReceived } from './received';
import type { ServerEnv } from './server-env';
import { staticFiles } from './static-files';

interface AppOptions {
  /** The repository's folder: pages come from its `demo/`, the library from its `dist/`. */
  root: string;
}

/** The demo site and its API. It keeps what it holds to itself, so several can live in one process. */
export function createApp({ root }: AppOptions): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const received = createReceived();
  const faults = createFaults();

  // What tests steer with comes before the faults and limits, so that none of them can lock a test out.
  app.use('/_received', loopbackOnly);
  app.use('/_fault', loopbackOnly);
  app.route('/_received', received.calls);
  app.route('/_fault', faults.calls);

  app.use('/api/*', received.record);
  app.use('*', faults.apply);
  app.use('/api/*', rateLimit());

  app.use('*', giveCrumb);
  // Calls that cannot carry a crumb (beacons) are mounted above this line, all the others below it.
  app.use('/api/*', requireCrumb);
  app.all('/api/*', answerNotFound);

  app.get('/dist/*', staticFiles({ folder: join(root, 'dist'), prefix: '/dist/' }));
  app.get('*', staticFiles({ folder: join(root, 'demo'), prefix: '/', hidden: isWorkshop }));
  app.notFound(answerNotFound);
  return app;
}

/** Folders and files of `demo/` that make the site and are no part of it; lower case for file systems that ignore case. */
function isWorkshop(path: string): boolean {
  return /^(server|build|data)\/|\.(ts|tsx|mjs)$/.test(path.toLowerCase());
}
