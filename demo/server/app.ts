import { join } from 'node:path';
import { Hono } from 'hono';
import { createCaptcha } from './captcha';
import { createCommerce } from './commerce/commerce';
import { giveCrumb, requireCrumb } from './crumb';
import { createDatabase, type Database } from './database';
import { createFaults } from './faults';
import { takeFields } from './forms/endpoint';
import { createFormCalls } from './forms/form-calls';
import { createFormKeys } from './forms/form-keys';
import { readKnownForms, titlesOf } from './forms/known-forms';
import { createSubmissions } from './forms/submissions';
import { loopbackOnly } from './loopback-only';
import { loopbackOrigins } from './loopback-origins';
import { answerNotFound } from './not-found';
import { playerPages } from './players';
import { rateLimit } from './rate-limit';
import { readSettings } from './read-settings';
import { createReceived } from './received';
import type { ServerEnv } from './server-env';
import { staticFiles } from './static-files';
import { tileCalls } from './tiles/tile-calls';
import { createTracked } from './tracking/tracked';
import { createTrackingCalls } from './tracking/tracking-calls';

interface AppOptions {
  /** The repository's folder: pages come from its `demo/`, the library from its `dist/`. */
  root: string;
  /** Default: one that is forgotten with the process. */
  database?: Database;
}

/** The demo site and its API. It keeps what it holds to itself, so several can live in one process. */
export function createApp({ root, database = createDatabase() }: AppOptions): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const received = createReceived();
  const faults = createFaults();
  const captcha = createCaptcha();
  const submissions = createSubmissions(database);
  const tracked = createTracked(database);
  const readForms = () => readKnownForms(join(root, 'demo'));
  const formCalls = createFormCalls({
    keys: createFormKeys(database),
    submissions,
    verify: captcha.verify,
    readForms,
  });

  const commerce = createCommerce({
    database,
    readPages: () => readSettings(join(root, 'demo'), ['az-product']),
  });

  // What tests steer with comes before the faults and limits, so that none of them can lock a test out.
  app.use('/_received', loopbackOnly);
  app.use('/_fault', loopbackOnly);
  app.route('/_received', received.calls);
  app.route('/_fault', faults.calls);

  app.use('/api/*', loopbackOrigins);
  app.use('*', received.record);
  app.use('*', faults.apply);
  app.use('/api/*', rateLimit());

  app.use('/_submissions', loopbackOnly);
  app.get('/_submissions', async (c) => {
    const [stored, forms] = await Promise.all([submissions.list(c.req.query('formId')), readForms()]);
    return c.json(stored.map((one) => ({ ...one, titles: titlesOf(forms, one.formId) })));
  });

  app.use('/_tracked', loopbackOnly);
  app.get('/_tracked', async (c) => c.json(await tracked.list()));

  app.use('*', giveCrumb);
  app.route('/_captcha', captcha.calls);
  // Calls that cannot carry a crumb (beacons, other backends) are mounted above this line, all the others below it.
  app.post('/api/endpoint', takeFields(submissions));
  app.use('/api/*', requireCrumb);
  app.route('/api/form', formCalls);
  app.route('/api/commerce', commerce.calls);
  app.route('/api', createTrackingCalls(tracked));
  app.all('/api/*', answerNotFound);

  app.route('/', commerce.pages);
  app.route('/_players', playerPages);
  app.route('/_tiles', tileCalls);
  app.get('/dist/*', staticFiles({ folder: join(root, 'dist'), prefix: '/dist/' }));
  app.get('*', staticFiles({ folder: join(root, 'demo'), prefix: '/', hidden: isWorkshop }));
  app.notFound(answerNotFound);
  app.onError((error, c) => {
    console.error(error);
    return c.json({ error: 'Error de servidor interno. Intenta nuevamente más tarde.' }, 500);
  });
  return app;
}

/** Folders and files of `demo/` that make the site and are no part of it; lower case for file systems that ignore case. */
function isWorkshop(path: string): boolean {
  return /^(server|build|data|captcha|players|maps)\/|\.(ts|tsx|mjs)$/.test(path.toLowerCase());
}
