import { Hono } from 'hono';
import { html } from 'hono/html';

/**
 * Mocks of the player pages of YouTube, Vimeo and SoundCloud (demo/players), with the same paths and the same message
 * protocol. They play one film or recording, so that the demo's players and the browser tests need no network.
 */
export const playerPages = new Hono()
  .get('/youtube/embed/:id', (c) => c.html(playerPage('youtube')))
  .get('/vimeo/video/:id', (c) => c.html(playerPage('vimeo')))
  .get('/soundcloud/', (c) => c.html(playerPage('soundcloud')));

const playerPage = (name: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Mock player of ${name}</title>
    <style>
      html, body, video { width: 100%; height: 100%; margin: 0; background: #000; }
      video { display: block; object-fit: contain; }
      audio { position: absolute; inset: auto 16px 16px; width: calc(100% - 32px); }
    </style>
  </head>
  <body>
    <script src="/dist/demo/players/${name}.js" type="module"></script>
  </body>
</html>
`;
