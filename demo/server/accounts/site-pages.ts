import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { findFile } from '../find-file';
import type { FinishPage } from '../site/finish-page';
import { decodePath } from '../static-files';
import type { Accounts } from './accounts';
import { sessionOf } from './session-cookie';
import { textsFor } from './texts';

/** Whether a page shows a collection or an item only once `collections/collection-pages.ts` has filled it. */
const isTemplate = (path: string): boolean => path.startsWith('plantillas/');

interface SitePagesOptions {
  /** Folder of the repository. */
  root: string;
  accounts: Accounts;
  finishPage: FinishPage;
}

/** The small site in demo/sitio: whole HTML pages, each completed for its visitor. */
export function createSitePages({ root, accounts, finishPage }: SitePagesOptions): Hono {
  const folder = join(root, 'demo', 'sitio');
  const pages = new Hono();

  pages.get('/miembros/contenido', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const session = await sessionOf(c, accounts);
    return session ? c.html(textsFor(c.req).recipes) : c.json({ loginRequired: true }, 401);
  });

  pages.get('*', async (c, next) => {
    const path = decodePath(new URL(c.req.url).pathname.slice('/sitio/'.length));
    const file = path === undefined ? undefined : await findFile(folder, path);
    if (!file?.path.endsWith('.html') || isTemplate(file.path)) return next();
    // The folder's own path is empty with and without its slash.
    if (file.needsSlash || c.req.path === '/sitio') return c.redirect(`${c.req.path}/`, 302);
    return c.html(await finishPage(c, await readFile(file.absolutePath, 'utf8')));
  });

  return pages;
}
