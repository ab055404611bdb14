import { Hono } from 'hono';
import { html } from 'hono/html';

/**
 * Pages in place of YouTube's and Vimeo's players (demo/players), at the addresses that those have: one film, which speaks
 * with the page around it as they do. So videos of the demo and of the suites play without a network.
 */
export const playerPages = new Hono()
  .get('/youtube/embed/:id', (c) => c.html(playerPage('youtube')))
  .get('/vimeo/video/:id', (c) => c.html(playerPage('vimeo')));

const playerPage = (name: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>A player in place of ${name}</title>
    <style>
      html, body, video { width: 100%; height: 100%; margin: 0; background: #000; }
      video { display: block; object-fit: contain; }
    </style>
  </head>
  <body>
    <script src="/dist/demo/players/${name}.js" type="module"></script>
  </body>
</html>
`;
