import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { fillTemplate } from './collections/fill-template';
import { plainPage } from './plain-page';
import type { FinishPage } from './site/finish-page';

const isPage = (path: string): boolean => ['', '.html'].includes(extname(path));

/** Answers in JSON for the API, with a page for visitors, and in plain text for scripts. */
export function answerNotFound(c: Context) {
  const { method, path } = c.req;
  if (/^\/api(\/|$)/.test(path)) return c.json({ error: `There is no API call ${method} ${path}.` }, 404);
  if (isPage(path)) return c.html(notFoundPage(path), 404);
  return c.text(`There is no file ${path}.\n`, 404);
}

interface NotFoundOptions {
  /** Folder of the repository. */
  root: string;
  finishPage: FinishPage;
}

/** Below `/sitio/`, answers with a page of the small site. */
export const createNotFound = ({ root, finishPage }: NotFoundOptions) => {
  const template = join(root, 'demo/sitio/plantillas/no-encontrada.html');
  return async (c: Context) => {
    const { path } = c.req;
    if (!path.startsWith('/sitio/') || !isPage(path)) return answerNotFound(c);
    const page = fillTemplate(await readFile(template, 'utf8'), { path });
    return c.html(await finishPage(c, page), 404);
  };
};

const notFoundPage = (path: string) =>
  plainPage({
    lang: 'en',
    title: 'Page not found',
    content: html`<p>There is no page at <code>${path}</code>.</p>`,
    homeLink: 'All the demo pages',
    styles: `
      code { overflow-wrap: anywhere; }`,
  });
