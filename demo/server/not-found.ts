import { extname } from 'node:path';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { plainPage } from './plain-page';

/** Answers in JSON for the API, with a page for visitors, and in plain text for scripts. */
export function answerNotFound(c: Context) {
  const { method, path } = c.req;
  if (/^\/api(\/|$)/.test(path)) return c.json({ error: `There is no API call ${method} ${path}.` }, 404);
  if (['', '.html'].includes(extname(path))) return c.html(notFoundPage(path), 404);
  return c.text(`There is no file ${path}.\n`, 404);
}

const notFoundPage = (path: string) =>
  plainPage({
    lang: 'en',
    title: 'Page not found',
    content: html`<p>There is no page at <code>${path}</code>.</p>`,
    homeLink: 'All the demo pages',
    styles: `
      code { overflow-wrap: anywhere; }`,
  });
