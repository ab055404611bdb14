import { Hono } from 'hono';

/** Files of demo/fonts that stand in for the fonts of other services. */
const fraunces = 'fraunces-latin-opsz-normal';
const figtree = 'figtree-latin-wght-normal';
const fileByFamily = new Map([
  ['fraunces', fraunces],
  ['figtree', figtree],
  ['tilesans', figtree],
]);

const normalized = (family: string): string => family.toLowerCase().replace(/[^a-z]/g, '');

/** Variable fonts: one file has all weights. */
const fontFace = (family: string, display: string): string => {
  const file = fileByFamily.get(normalized(family)) ?? fraunces;
  return `@font-face { font-family: "${family.replace(/[^\w -]/g, '')}"; font-weight: 100 900; font-display: ${display}; src: url("/fonts/${file}.woff2") format("woff2"); }`;
};

const css = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' };

/** The fonts of each kit, by the names that Typekit gives to its families. */
const kits = new Map([['azu1ejo', ['fraunces', 'tile-sans']]]);

/** Mocks of the stylesheets of Google Fonts and Typekit: `/_fonts/css?family=Fraunces:400|Figtree&display=swap`, `/_fonts/kits/azu1ejo.css`. */
export const fontStylesheets = new Hono()
  .get('/css', (c) => {
    const families = (c.req.query('family') ?? '').split('|').filter(Boolean);
    const display = c.req.query('display') === 'swap' ? 'swap' : 'auto';
    if (families.length === 0) return c.body('Missing font family', 400);
    return c.body(
      families.map((family) => fontFace(family.split(':')[0] ?? '', display)).join('\n'),
      200,
      css,
    );
  })
  .get('/kits/:file{\\w+\\.css}', (c) => {
    const families = kits.get(c.req.param('file').replace('.css', ''));
    if (!families) return c.notFound();
    return c.body(families.map((family) => fontFace(family, 'auto')).join('\n'), 200, css);
  });
