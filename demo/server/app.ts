import { join } from 'node:path';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { composePage } from '../build/compose';
import { pageFolder } from '../build/page-file';
import { createAccountCalls } from './accounts/account-calls';
import { createAccounts } from './accounts/accounts';
import { createConfigPages } from './accounts/config-pages';
import { createOrderCalls } from './accounts/order-calls';
import { sessionOf } from './accounts/session-cookie';
import { createSitePages } from './accounts/site-pages';
import { createCallLog } from './call-log';
import { createCaptcha } from './captcha';
import { createCollectionPages } from './collections/collection-pages';
import { createCollections } from './collections/collections';
import { createLikeCalls } from './collections/like-calls';
import { createLikes } from './collections/likes';
import { createSearchPage } from './collections/search-page';
import { createWidgetRendering } from './collections/widget-rendering';
import { createCommerce } from './commerce/commerce';
import { issueCrumb, requireCrumb } from './crumb';
import { createDatabase, type Database } from './database';
import { createFaults } from './faults';
import { fontStylesheets } from './fonts';
import { acceptAnyForm, createFormCalls } from './forms/form-calls';
import { createFormKeys } from './forms/form-keys';
import { readKnownForms, titlesOf } from './forms/known-forms';
import { createSubmissions } from './forms/submissions';
import type { ServerEnv } from './listen';
import { loopbackCors, loopbackOnly } from './loopback';
import { answerNotFound, createNotFound } from './not-found';
import { placeCalls } from './places';
import { playerPages } from './players';
import { rateLimit } from './rate-limit';
import { readSettings } from './read-settings';
import { createFinishPage } from './site/finish-page';
import { createHeaderFooter } from './site/header-footer';
import { createSiteCalls } from './site/site-calls';
import { staticFiles } from './static-files';
import { tileCalls } from './tiles/tile-calls';
import { createEventStore } from './tracking/event-store';
import { createTrackingCalls } from './tracking/tracking-calls';

interface AppOptions {
  /** Folder of the repository: the pages are in its `demo/`, the library in its `dist/`. */
  root: string;
  /** Default: a database in memory. */
  database?: Database;
  /** Whether texts are compressed for browsers that accept it. Default: true. */
  compresses?: boolean;
  /**
   * Whether browsers keep a file of `dist/`, such as `lite/chunks/scroller-A1B2C3D4.js`, and do not ask for it again. Default: they
   * keep chunks, whose names end with a hash of their content.
   */
  isImmutable?: (path: string) => boolean;
}

/** The demo site and its API. Has no global state, so that tests can run several in one process. */
export function createApp({
  root,
  database = createDatabase(),
  compresses = true,
  isImmutable = (path) => /^(lite\/)?chunks\//.test(path),
}: AppOptions): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const callLog = createCallLog();
  const faults = createFaults();
  const captcha = createCaptcha();
  const submissions = createSubmissions(database);
  const events = createEventStore(database);
  const readForms = () => readKnownForms(pageFolder(root));
  const formCalls = createFormCalls({
    keys: createFormKeys(database),
    submissions,
    verify: captcha.verify,
    readForms,
  });

  const accounts = createAccounts(database);
  const accountCalls = createAccountCalls(accounts);

  const headerFooter = createHeaderFooter(database);
  const finishPage = createFinishPage({ accounts, headerFooter });

  const commerce = createCommerce({
    database,
    readPages: () => readSettings(pageFolder(root), ['az-product']),
  });
  const likes = createLikes(database);
  const collections = createCollections({ database, products: commerce.products, likes });

  // The paths for tests come before the faults and limits, so that neither can lock a test out.
  app.use('/_received', loopbackOnly);
  app.use('/_fault', loopbackOnly);
  app.route('/_received', callLog.calls);
  app.route('/_fault', faults.calls);

  app.use('/api/*', loopbackCors);
  app.use('*', callLog.record);
  app.use('*', faults.apply);
  app.use('/api/*', rateLimit());

  app.use('/_submissions', loopbackOnly);
  app.get('/_submissions', async (c) => {
    const [stored, forms] = await Promise.all([submissions.list(c.req.query('formId')), readForms()]);
    return c.json(
      stored.map((submission) => ({ ...submission, titles: titlesOf(forms, submission.formId) })),
    );
  });

  app.use('/_tracked', loopbackOnly);
  app.get('/_tracked', async (c) => c.json(await events.list()));

  app.use('*', issueCrumb);
  app.route('/_captcha', captcha.calls);
  // Calls that cannot repeat the crumb (other backends) are above this line, all others below.
  app.post('/api/endpoint', acceptAnyForm(submissions));
  app.use(
    '/api/*',
    requireCrumb(async (c) => (await sessionOf(c, accounts))?.token),
  );
  app.route('/api', accountCalls.calls);
  app.route('/api', createOrderCalls(accounts));
  app.route('/api', createSiteCalls({ database, accounts, headerFooter }));
  app.route('/api/form', formCalls);
  app.route('/api/commerce', commerce.calls);
  app.route('/api', createLikeCalls(likes, collections));
  app.route('/api', createWidgetRendering(collections));
  app.route('/api/google-maps/places', placeCalls);
  app.route('/api', createTrackingCalls(events));
  app.all('/api/*', answerNotFound);

  app.route('/', createConfigPages({ accounts, signIn: accountCalls.signIn }));
  app.route('/sitio', createCollectionPages({ root, collections, finishPage }));
  app.route('/', createSearchPage({ root, collections, finishPage }));
  app.route('/sitio', createSitePages({ root, accounts, finishPage }));
  app.route('/', commerce.pages);
  app.route('/_players', playerPages);
  app.route('/_tiles', tileCalls);
  app.route('/_fonts', fontStylesheets);
  app.get('/dist/*', staticFiles({ folder: join(root, 'dist'), prefix: '/dist/', compresses, isImmutable }));
  const render = (path: string) => composePage(root, path);
  app.get('*', staticFiles({ folder: pageFolder(root), prefix: '/', compresses, render }));
  app.get('*', staticFiles({ folder: join(root, 'demo'), prefix: '/', compresses, isHidden: isSource }));
  app.notFound(createNotFound({ root, finishPage }));
  app.onError((error, c) => {
    // A middleware has refused the request, and has made the response.
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return c.json({ error: 'Error de servidor interno. Intenta nuevamente más tarde.' }, 500);
  });
  return app;
}

/**
 * Whether a file of `demo/` is source code or data of the server, or a page that the server completes first. Lower case, for
 * file systems that ignore case.
 */
function isSource(path: string): boolean {
  return /^(server|build|data|pages|captcha|players|maps|providers)\/|^sitio\/.*\.html$|\.(ts|tsx|mjs)$/.test(
    path.toLowerCase(),
  );
}
