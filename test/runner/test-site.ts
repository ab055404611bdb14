import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { TestRunnerConfig } from '@web/test-runner';
import { Hono } from 'hono';
import { createApp } from '../../demo/server/app';
import { issueCrumb } from '../../demo/server/crumb';
import { createAdoptedPages } from './adopted-pages';
import { createMixedReleases } from './mixed-releases';
import { createTestPages, withCapture } from './test-pages';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** The test runner's own addresses: its scripts, the suites, and the document a suite runs in (`/` with a query). */
const ownPaths = /^\/(__w|test\/|node_modules\/)/;

/**
 * Serves the demo site with its API, and the pages of the suites, from the test runner's server, so that all requests
 * of a page under test are real HTTP requests to one origin.
 */
export function testSite({ root }: { root: string }): Middleware {
  /** Parts of the paths of the files in dist/ that browsers ask for again in each page of this suite (`requestEachTime`). */
  let requestedEachTime: string[] = [];
  const isImmutable = (path: string) =>
    !path.startsWith('demo/') && !requestedEachTime.some((part) => path.includes(part));
  // The best compression takes a core for seconds, in each run anew, and nothing of it is visible.
  const demo = createApp({ root, compresses: false, isImmutable });
  const site = new Hono<{ Bindings: HttpBindings }>();
  site.use('/_page/*', issueCrumb);
  site.route('/', createMixedReleases());
  site.route('/', createTestPages());
  site.route('/', createAdoptedPages(root));
  site.put('/_requested-each-time', async (c) => {
    requestedEachTime = await c.req.json();
    return c.body(null, 204);
  });
  // The demo site once more, its pages with the other flavour of the library.
  site.get('/_lite/*', async (c) => {
    const url = c.req.url.replace('/_lite/', '/');
    const response = await demo.fetch(asPlainText(new Request(url, c.req.raw)), c.env);
    return capturedPage(response, (html) =>
      html
        .replace(/(src="[^"]*)dist\/(azulejo|tracking)\.js"/g, '$1dist/lite/$2.js"')
        // A shop's ways from page to page stay in it.
        .replace(/(cart-url="|"fullUrl": ")\//g, '$1/_lite/'),
    );
  });
  site.all('*', async (c) => {
    const isPage = c.req.method === 'GET' && c.req.header('Sec-Fetch-Dest') === 'iframe';
    if (!isPage) return demo.fetch(c.req.raw, c.env);
    return capturedPage(await demo.fetch(asPlainText(c.req.raw), c.env));
  });
  const answer = getRequestListener(site.fetch, { overrideGlobalObjects: false });

  return async (context, next) => {
    const isSuite = context.path === '/' && context.querystring.includes('wtr-');
    // A new suite: what the suite before it has set does not apply any more.
    if (isSuite) {
      requestedEachTime = [];
      await demo.request('/_fault', { method: 'DELETE' }, { incoming: context.req, outgoing: context.res });
    }
    if (isSuite || ownPaths.test(context.path)) return next();
    context.respond = false;
    await answer(context.req, context.res);
  };
}

/** The capture script is inserted into the page's HTML, so the response must be neither compressed nor "not modified". */
function asPlainText(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete('Accept-Encoding');
  headers.delete('If-None-Match');
  return new Request(request.url, { headers });
}

async function capturedPage(response: Response, change = (html: string) => html): Promise<Response> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const headers = new Headers(response.headers);
  headers.delete('Content-Length');
  headers.delete('ETag');
  const policy = { csp: headers.get('Content-Security-Policy') ?? '' };
  const html = withCapture(change(await response.text()), policy);
  return new Response(html, { status: response.status, headers });
}
