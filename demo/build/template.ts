/** The parts that all pages of the demo share: head, header and footer. */
import { websiteId } from '../server/commerce/catalogue';
import { escapeAttribute, escapeHtml, indent } from './html';
import type { PageFile } from './page-file';

export function renderTemplate(page: PageFile): string {
  return `<!doctype html>
<html lang="${page.lang}">
<head>
${renderHead(page)}
</head>
<body>
${renderBody(page)}
</body>
</html>
`;
}

const templateStyles = {
  block: ['snippet', 'block-page'],
  site: [],
  shop: ['shop'],
  bare: [],
};

const themeColors = `  <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)">
  <meta name="theme-color" content="#0d1424" media="(prefers-color-scheme: dark)">`;

/** The cart that a page of the shop shows. */
const shopContext = `  <script type="application/json" data-azulejo-context>{ "website": { "id": "${websiteId}", "storeSettings": { "measurementStandard": 2 } } }</script>`;

function renderHead({ file, lang, title, description, template, styles, head, loader }: PageFile): string {
  const hasBlocks = loader !== 'none';
  const sheets = ['tokens', 'site', ...templateStyles[template], ...styles];
  return lines(
    '  <meta charset="utf-8">',
    '  <meta name="viewport" content="width=device-width, initial-scale=1">',
    `  <title>${escapeHtml(file === 'index.html' ? title : `${title} · Azulejo`)}</title>`,
    `  <meta name="description" content="${escapeAttribute(description)}">`,
    !head.includes('name="theme-color"') && themeColors,
    '  <link rel="icon" href="pictures/mark.svg" type="image/svg+xml">',
    // Without this, a slow machine could paint half of the header, and move it when the rest arrives.
    '  <link rel="expect" href="#main" blocking="render">',
    '  <link rel="preload" href="fonts/fraunces-latin-opsz-normal.woff2" as="font" type="font/woff2" crossorigin>',
    '  <link rel="preload" href="fonts/figtree-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>',
    ...sheets.map((name) => `  <link rel="stylesheet" href="site/${name}.css">`),
    hasBlocks && '  <link rel="stylesheet" href="../dist/azulejo.css">',
    // Before the scripts: blocks read the page's context when they start.
    head,
    template === 'shop' && shopContext,
    '  <script src="../dist/demo/theme.js"></script>',
    '  <script src="../dist/demo/site.js" type="module"></script>',
    // The language of examples in a language without texts, such as Arabic.
    hasBlocks &&
      `  <script src="../dist/azulejo.js" data-locale="${lang}"${loader && ` ${loader}`} async></script>`,
  );
}

function renderBody(page: PageFile): string {
  if (page.template === 'bare') return page.content;
  const parts = page.template === 'shop' ? shopParts(page) : siteParts(page);
  const isWide = page.main === 'wide';
  return lines(
    `  <a class="skip" href="#main">${parts.skip}</a>\n`,
    parts.header,
    page.template !== 'shop' && !isWide && '  <div class="frieze"></div>',
    `
  <main id="main"${isWide ? '' : ' class="wrap"'} tabindex="-1">
${page.content}
  </main>

  <footer class="site-footer">
    <div class="frieze"></div>
    <div class="wrap">
      <p>${parts.note}</p>
${indent(page.footer ?? parts.footer, 6)}
    </div>
  </footer>`,
    page.cart === 'panel' && '\n  <az-cart mode="panel"></az-cart>',
  );
}

function siteParts({ file }: PageFile) {
  // Links to sections of the first page. On the first page itself, "./" would drop the query of its address, and load it again.
  const home = file === 'index.html' ? '' : './';
  return {
    skip: 'Skip to the content',
    header: `  <header class="site-header wrap">
    <a class="brand" href="./"><img src="pictures/mark.svg" width="32" height="32" alt="">Azulejo</a>
    <nav class="site-nav" aria-label="Site">
      <ul>
        <li><a href="${home}#blocks">Blocks</a></li>
        <li><a href="${home}#how">How it works</a></li>
        <li><a href="${home}#editor">In your editor</a></li>
      </ul>
    </nav>
${themeSwitch({ label: 'Colour theme', light: 'Light', dark: 'Dark' })}
  </header>`,
    note: 'Azulejo, Spanish for a glazed tile. MIT licence. The build of this site renders the pictures; the fonts are Fraunces, Figtree and Vazirmatn.',
    footer: '<p><a href="./#blocks">All blocks</a></p>',
  };
}

function shopParts({ file, cart }: PageFile) {
  const current = (name: string) => (name === file ? ' aria-current="page"' : '');
  return {
    skip: 'Ir al contenido',
    header: `  <header class="site-header shop-header wrap">
    <a class="brand" href="shop.html"><img src="pictures/mark.svg" width="32" height="32" alt="">Azulejo</a>
    <nav class="site-nav" aria-label="Tienda">
      <ul>
        <li><a href="shop.html"${current('shop.html')}>Tienda</a></li>
        <li><a href="./">Bloques</a></li>
      </ul>
    </nav>
    <az-cart-indicator${cart === 'panel' ? ' opens-panel' : ''}><a href="shop-cart.html"${current('shop-cart.html')}>Carrito</a></az-cart-indicator>
${themeSwitch({ label: 'Tema', light: 'Claro', dark: 'Oscuro' })}
  </header>`,
    note: 'Una tienda de muestra: nadie cobra, nadie envía.',
    footer: '<p><a href="./#blocks">Todos los bloques</a></p>',
  };
}

/** The radio buttons that demo/site/theme.ts sets up. */
const themeSwitch = ({ label, light, dark }: { label: string; light: string; dark: string }): string =>
  `    <fieldset class="theme" aria-label="${label}">
      <label><input type="radio" name="theme" value="auto" checked>Auto</label>
      <label><input type="radio" name="theme" value="light">${light}</label>
      <label><input type="radio" name="theme" value="dark">${dark}</label>
    </fieldset>`;

const lines = (...parts: (string | false)[]): string => parts.filter(Boolean).join('\n');
