import { Hono } from 'hono';
import { html } from 'hono/html';

/**
 * Mocks of the player pages of YouTube, Vimeo and SoundCloud (demo/players), with the same paths and the same message
 * protocol. They play one film or recording, so that the demo's players and the browser tests need no network. The frames of
 * other providers are pages that name the provider and the address; those of posts report their height.
 */
export const playerPages = new Hono()
  .get('/youtube/embed/:id', (c) => c.html(playerPage('youtube')))
  .get('/vimeo/video/:id', (c) => c.html(playerPage('vimeo')))
  .get('/soundcloud/', (c) => c.html(playerPage('soundcloud')))
  .get('/soundcloud/player/', (c) => c.html(playerPage('soundcloud')))
  .get('/:provider/*', (c) => {
    const { pathname, search } = new URL(c.req.url);
    const provider = c.req.param('provider');
    return c.html(framePage(provider, pathname.split(`/${provider}/`)[1] + search));
  });

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

/** Providers whose frames report their height. */
const postProviders = ['instagram', 'x'];

/** In px: of the post `height-420`, 420. */
const postHeight = (address: string): string => /\/height-(\d+)/.exec(address)?.[1] ?? '600';

const framePage = (provider: string, address: string) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Mock frame of ${provider}</title>
    <style>
      html { height: 100%; background: #eef1f8 repeating-conic-gradient(#dfe6f4 0 25%, transparent 0 50%) 0 0 / 48px 48px; }
      body { display: grid; box-sizing: border-box; gap: 8px; place-content: center; min-height: 100%; margin: 0; padding: 16px;
        font: 15px/1.4 system-ui, sans-serif; color: #14213d; text-align: center; }
      strong { font-size: 22px; text-transform: capitalize; }
      code { overflow-wrap: anywhere; }
      .post { min-height: ${postHeight(address)}px; }
    </style>
  </head>
  <body class="${postProviders.includes(provider) ? 'post' : ''}">
    <strong>${provider.replace('-', ' ')}</strong>
    <code>/${address}</code>
    <span>This page of the demo’s server stands in for the provider’s frame.</span>
    ${postProviders.includes(provider) ? html`<script src="/dist/demo/players/post.js" type="module"></script>` : ''}
  </body>
</html>
`;
