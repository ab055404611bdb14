import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { createApp } from '../../demo/server/app';
import { type Listening, listen, type ServerEnv } from '../../demo/server/listen';
import { staticFiles } from '../../demo/server/static-files';
import { root } from '../../src/build/project';
import { folder } from './install';

/** What the bundle `dist/server/server.js` of a host exports. */
interface ServerModule {
  /** The app's HTML. */
  render(page: string): string | Promise<string>;
  /** What the host needs in the page's head. */
  head?: string;
}

const script = '<script src="/dist/azulejo.js" async></script>';
/** Otherwise the browser asks for /favicon.ico and reports an error. */
const icon = '<link rel="icon" href="data:,">';

/** Serves the apps of the hosts at /NAME/; the library and its API, at the same origin, are those of the demo site. */
export const serveHosts = (): Promise<Listening> => {
  const app = new Hono<ServerEnv>();
  app.get('/:host/', async (c, next) => {
    const { host } = c.req.param();
    const file = join(folder, host, 'dist/client/index.html');
    if (!existsSync(file)) return next();
    const { page = '', render, blocks } = c.req.query();
    let html = readFileSync(file, 'utf8').replace('</head>', `${icon}</head>`);
    if (render === 'server') {
      const { render, head = '' } = await importServer(host);
      const content = await render(page);
      html = html.replace('<div id="app">', () => `<div id="app">${content}`);
      html = html.replace('</head>', () => `${head}${blocks === 'first' ? script : ''}</head>`);
    }
    return c.html(html);
  });
  app.get('/next/*', async (c, next) => {
    // Next's development build asks for the components of a page by a header, as of Next's server.
    if (!c.req.header('RSC')) return next();
    const file = join(folder, 'next/dist/client', c.req.path.slice('/next/'.length), 'index.txt');
    return c.body(readFileSync(file, 'utf8'), 200, { 'Content-Type': 'text/x-component' });
  });
  app.get('/:host/*', (c, next) => {
    const { host } = c.req.param();
    const options = { folder: join(folder, host, 'dist/client'), prefix: `/${host}/`, compresses: false };
    return staticFiles(options)(c, next);
  });
  app.route('/', createApp({ root }));
  return listen(app, 0);
};

const importServer = (host: string): Promise<ServerModule> =>
  import(pathToFileURL(join(folder, host, 'dist/server/server.js')).href);
