import { html } from 'hono/html';

interface ConfigLayout {
  title: string;
  /** Further elements of the head. */
  head?: unknown;
  body: unknown;
}

/** A page of the configuration area. */
export const configLayout = ({ title, head = '', body }: ConfigLayout) => html`<!doctype html>
<html lang="es-419">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · Azulejo</title>
  <link rel="icon" href="/pictures/mark.svg" type="image/svg+xml">
  <link rel="preload" href="/fonts/fraunces-latin-opsz-normal.woff2" as="font" type="font/woff2" crossorigin>
  <link rel="preload" href="/fonts/figtree-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
  <link rel="stylesheet" href="/site/tokens.css">
  <link rel="stylesheet" href="/site/site.css">
  <link rel="stylesheet" href="/config/config.css">
  <script src="/dist/demo/theme.js"></script>
  ${head}
</head>
${body}
</html>`;
