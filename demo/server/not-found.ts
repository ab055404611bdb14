import { extname } from 'node:path';
import type { Context } from 'hono';
import { html } from 'hono/html';

/** Answers in JSON for the API, with a page for visitors, and in plain text for scripts. */
export function answerNotFound(c: Context) {
  const { method, path } = c.req;
  if (/^\/api(\/|$)/.test(path)) return c.json({ error: `There is no API call ${method} ${path}.` }, 404);
  if (['', '.html'].includes(extname(path))) return c.html(notFoundPage(path), 404);
  return c.text(`There is no file ${path}.\n`, 404);
}

const notFoundPage = (path: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="color-scheme" content="light dark" />
    <title>Page not found – Azulejo</title>
    <style>
      html { color: light-dark(#14213d, #fbfaf6); background: light-dark(#fbfaf6, #14213d); }
      body { max-width: 32rem; margin: 20vh auto 0; padding: 0 24px; font: 1.125rem/1.6 system-ui, sans-serif; }
      h1 { font-family: ui-serif, Georgia, serif; line-height: 1.2; }
      a { color: light-dark(#1f4e9e, #d9a441); }
      code { overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <h1>Page not found</h1>
    <p>There is no page at <code>${path}</code>.</p>
    <p><a href="/">All the demo pages</a></p>
  </body>
</html>
`;
