import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { blockNames, root } from '../../src/build/project';
import type { Manifest } from '../../src/loader/manifest';

/**
 * The table `scenarios` limits what pages download, for both flavours: KB of 1,024 bytes, compressed with brotli 11,
 * rounded up to half a KB. Where a budget is missed today, the limit is the measured size, and a comment names the budget.
 * Chunk names, and so sizes, differ by up to 30 bytes from folder to folder: a limit leaves as much room.
 * Run `npm run build` first.
 */

const folders = { lite: 'dist/lite', react: 'dist' };
type Flavour = keyof typeof folders;

const read = (file: string): string => readFileSync(root + file, 'utf8');

const roundUp = (bytes: number): number => Math.ceil((bytes / 1024) * 2) / 2;

const compressedBytes = (content: string): number => brotliCompressSync(content).length;

const bytesByFile = new Map<string, number>();

/** Many scenarios load the same files. */
const compressedBytesOf = (file: string): number => {
  const bytes = bytesByFile.get(file) ?? compressedBytes(read(file));
  bytesByFile.set(file, bytes);
  return bytes;
};

/** The files that `file` imports, statically or dynamically. */
const importsOf = (file: string, pattern: RegExp): string[] =>
  [...read(file).matchAll(pattern)].map(([, path = '']) => posix.join(posix.dirname(file), path));

const staticPattern = /(?:from|import)"(\.[^"]+\.js)"/g;
const dynamicPattern = /import\("(\.[^"]+\.js)"\)/g;

const withStaticImports = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file, staticPattern)) withStaticImports(imported, seen);
  return seen;
};

/** Measures Leaflet's own code, as much of it as the map imports. No budget includes that. */
const measureLeaflet = async (): Promise<number> => {
  const folder = 'elements/map/leaflet';
  const sources = readdirSync(root + folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => read(`${folder}/${file}`))
    .join('\n');
  const modules = new Set([...sources.matchAll(/'(leaflet\/src\/[^']+\.js)'/g)].map(([, path]) => path));
  const { outputFiles } = await build({
    stdin: { contents: [...modules].map((path) => `export * from '${path}';`).join('\n'), resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return compressedBytes(outputFiles[0]?.text ?? '');
};

const leafletBytes = await measureLeaflet();

/** The files that a page loads in one flavour. */
class Page {
  readonly #folder: string;
  readonly files = new Set<string>();
  readonly blocks = new Set<string>();

  constructor(flavour: Flavour) {
    this.#folder = folders[flavour];
  }

  loader(): this {
    this.files.add(`${this.#folder}/azulejo.js`);
    return this;
  }

  /** A block, with the files of a variant such as a gallery's design. */
  block(name: string, variant?: string): this {
    this.blocks.add(name);
    const { chunks: chunksOfEveryBlock, blocks } = JSON.parse(
      read(`${this.#folder}/manifest.json`),
    ) as Manifest;
    const chunks = [
      ...chunksOfEveryBlock,
      ...(blocks[name]?.chunks ?? []),
      ...(variant ? (blocks[name]?.variants?.[variant] ?? []) : []),
    ];
    for (const chunk of chunks) this.files.add(`${this.#folder}/chunks/${chunk}.js`);
    this.files.add(`${this.#folder}/elements/${name}.js`);
    return this;
  }

  /** Adds modules that a block imports with `import()`, by the names of their source files, or of the folder of an `index.ts`. */
  lazy(block: string, ...modules: string[]): this {
    return this.#lazyOf(`elements/${block}`, modules);
  }

  /** The same for a module without React. */
  lazyOfModule(name: string, ...modules: string[]): this {
    return this.#lazyOf(name, modules);
  }

  #lazyOf(importer: string, modules: string[]): this {
    const targets = [...withStaticImports(`${this.#folder}/${importer}.js`)].flatMap((file) =>
      importsOf(file, dynamicPattern),
    );
    for (const module of modules) {
      // The build names a chunk after its module, and adds a hash.
      const pattern = RegExp(`/chunks/${module}-[A-Z0-9]{8}\\.js$`);
      const [file, another] = new Set(targets.filter((target) => pattern.test(target)));
      if (!file || another)
        throw Error(
          `${importer} should import one lazy module "${module}"; found: ${[...new Set(targets)].join(', ')}.`,
        );
      withStaticImports(file, this.files);
    }
    return this;
  }

  /** A module without React, such as `azulejo/site`. */
  publicModule(name: string): this {
    for (const file of withStaticImports(`${this.#folder}/${name}.js`)) this.files.add(file);
    return this;
  }

  #filesBeyond(other?: Page): string[] {
    return [...this.files].filter((file) => !other?.files.has(file));
  }

  bytesBeyond(other?: Page): number {
    return this.#filesBeyond(other).reduce((sum, file) => sum + compressedBytesOf(file), 0);
  }

  /** The files with their bytes, the largest first. */
  listBeyond(other?: Page): string {
    const rows = this.#filesBeyond(other).map((file) => ({ file, bytes: compressedBytesOf(file) }));
    rows.sort((a, b) => b.bytes - a.bytes);
    return rows.map(({ file, bytes }) => `${file} ${bytes}`).join(', ');
  }
}

const firstAccordion = (page: Page): Page => page.loader().block('accordion');

/** Designs that scroll or swipe one strip of pictures, with the code for that. */
const stripDesigns = ['carousel', 'slider'];

interface Scenario {
  name: string;
  load: (page: Page) => Page;
  /** Counts only the files that a page with an accordion does not have. */
  isExtra?: boolean;
  /** Modules without React that the page has already. */
  beside?: string[];
  /** Leaflet's own code is subtracted. */
  hasLeaflet?: boolean;
  /** KB, rounded up to half a KB. */
  limit: Record<Flavour, number>;
}

/** The design grid comes with the block, as do stacked and list; the manifest names the others. */
const designs = [
  'grid',
  ...Object.keys((JSON.parse(read('dist/manifest.json')) as Manifest).blocks.gallery?.variants ?? {}),
];

/** KB of the blocks that load nothing later, or nothing worth a limit. 2 KB are usual. */
const plainBlocks: Record<string, number> = {
  button: 2,
  cart: 12,
  'cart-indicator': 5,
  'donation-button': 2.5,
  image: 5.5,
  marquee: 4,
  'mobile-bar': 3.5,
  newsletter: 15,
  'pricing-toggle': 3.5,
  product: 15,
  'review-form': 8.5,
  'site-badge': 1.5,
  video: 4.5,
};

const scenarios: Scenario[] = [
  ...Object.entries(plainBlocks).map(([block, limit]) => ({
    name: `az-${block}`,
    load: (page: Page) => page.block(block),
    isExtra: true,
    limit: { lite: limit, react: limit },
  })),
  {
    name: 'the loader',
    load: (page) => page.loader(),
    // budget of the house: 2 KB, 3 KB with the rules of azulejo.css; the manifest grows by 0.1 KB with each block
    limit: { lite: 8, react: 8 },
  },
  {
    name: 'the first accordion, with loader',
    load: firstAccordion,
    // budget of the house: 13.5 KB lite, 68 KB React, without the rules of azulejo.css in the loader
    limit: { lite: 25, react: 76.5 },
  },
  ...designs
    .filter((design) => design !== 'slideshow')
    .map((design) => ({
      name: `a gallery with the design ${design}`,
      load: (page: Page) => page.block('gallery', design),
      isExtra: true,
      // budget of the house: 8 KB for strips, too; files that the summary shares cost strips 1 KB
      limit: stripDesigns.includes(design) ? { lite: 18.5, react: 18.5 } : { lite: 11, react: 11 },
    })),
  {
    name: 'a slideshow',
    load: (page) => page.block('gallery', 'slideshow'),
    isExtra: true,
    // budget of the house: 12 KB; files that the summary shares cost 1 KB
    limit: { lite: 18.5, react: 18.5 },
  },
  {
    name: 'a summary with the design wall, list or grid',
    load: (page) => page.block('summary'),
    isExtra: true,
    // budget: 3 KB more than a gallery with columns
    limit: { lite: 9, react: 9 },
  },
  {
    name: 'a summary with the design carousel',
    load: (page) => page.block('summary').lazy('summary', 'carousel'),
    isExtra: true,
    // budget: 3 KB more than a gallery with the design
    limit: { lite: 14, react: 14 },
  },
  {
    name: 'a summary of items from data',
    load: (page) => page.block('summary').lazy('summary', 'items-summary'),
    isExtra: true,
    limit: { lite: 14.5, react: 15 },
  },
  {
    name: 'an opened lightbox, with gestures',
    load: (page) => page.block('lightbox').lazy('lightbox', 'gesture-controller'),
    isExtra: true,
    // budget of the house: 14 KB
    limit: { lite: 18.5, react: 18.5 },
  },
  {
    name: 'a contact form',
    load: (page) => page.block('form'),
    isExtra: true,
    // budget of the house: 16 KB
    limit: { lite: 14.5, react: 14.5 },
  },
  {
    name: 'an announcement bar',
    load: (page) => page.block('announcement-bar'),
    isExtra: true,
    // budget of the house: 2 KB, which it meets without the file that it shares with the popup
    limit: { lite: 3, react: 3 },
  },
  {
    name: 'a popup',
    load: (page) => page.block('popup'),
    isExtra: true,
    limit: { lite: 7, react: 7 },
  },
  {
    name: 'a licensed assets bar, which only the site’s owner sees',
    load: (page) => page.block('licensed-assets-bar'),
    isExtra: true,
    limit: { lite: 2, react: 2 },
  },
  {
    name: 'a link editor',
    load: (page) => page.block('link-editor'),
    isExtra: true,
    // budget: 2 KB beyond a form, whose file the block loads as it is
    limit: { lite: 18, react: 18 },
  },
  {
    name: 'a language picker',
    load: (page) => page.block('language-picker'),
    isExtra: true,
    // budget: 2 KB
    limit: { lite: 2, react: 2 },
  },
  {
    name: 'a reservation',
    load: (page) => page.block('reservation'),
    isExtra: true,
    // budget: 2 KB; the link, its texts and reserved place are 1 KB, consent, the frame around the widget and the notice for owners 2 KB
    limit: { lite: 3, react: 3 },
  },
  {
    name: 'a table booking',
    load: (page) => page.block('table-booking'),
    isExtra: true,
    // budget: 2 KB; consent, the frame around the widget and the notice for owners are 2 KB
    limit: { lite: 3, react: 3 },
  },
  {
    name: 'an ordering link',
    load: (page) => page.block('ordering-link'),
    isExtra: true,
    // budget: 2 KB
    limit: { lite: 1, react: 1 },
  },
  {
    name: 'a recording, until a visitor is about to play it',
    load: (page) => page.block('audio'),
    isExtra: true,
    // budget: 5 KB; a visitor sees all controls at once, and 1.5 KB are their styles
    limit: { lite: 7.5, react: 7.5 },
  },
  {
    name: 'a list of recordings, until a visitor is about to play one',
    load: (page) => page.block('audio').lazy('audio', 'track-list'),
    isExtra: true,
    limit: { lite: 8.5, react: 8.5 },
  },
  {
    name: 'recordings that play',
    load: (page) => page.block('audio').lazy('audio', 'player'),
    isExtra: true,
    limit: { lite: 13, react: 13 },
  },
  {
    name: 'an embed with a picture, before the visitor asks for the frame',
    load: (page) => page.block('embed'),
    isExtra: true,
    // budget: 2 KB, which it meets without the file that it shares with the video
    limit: { lite: 2.5, react: 2.5 },
  },
  {
    name: 'an embed with its frame',
    load: (page) => page.block('embed').lazy('embed', 'frame'),
    isExtra: true,
    limit: { lite: 7.5, react: 7.5 },
  },
  {
    name: 'a chart of bars',
    load: (page) => page.block('chart').lazy('chart', 'bar'),
    isExtra: true,
    // budget: 9 KB; d3-scale is 1.6 KB of it
    limit: { lite: 13.5, react: 13.5 },
  },
  {
    name: 'a chart of lines',
    load: (page) => page.block('chart').lazy('chart', 'line'),
    isExtra: true,
    // budget: 9 KB
    limit: { lite: 14, react: 14 },
  },
  {
    name: 'a pie',
    load: (page) => page.block('chart').lazy('chart', 'pie'),
    isExtra: true,
    // budget: 9 KB; d3-shape is 2.5 KB of it
    limit: { lite: 12, react: 12.5 },
  },
  {
    name: 'a chart that the visitor has reached for',
    load: (page) => page.block('chart').lazy('chart', 'bar', 'interaction'),
    isExtra: true,
    limit: { lite: 15, react: 15 },
  },
  {
    name: 'a month of events',
    load: (page) => page.block('calendar'),
    isExtra: true,
    // budget: 6 KB; 2.5 KB read the page's events, their dates and time zones, and 1.5 KB are the styles of wide and narrow months
    limit: { lite: 11, react: 11 },
  },
  {
    name: 'a list of events, which can be downloaded one by one',
    load: (page) => page.block('calendar').lazy('calendar', 'list-view'),
    isExtra: true,
    limit: { lite: 15.5, react: 16 },
  },
  {
    name: 'the dates of a tour',
    load: (page) => page.block('tour-dates'),
    isExtra: true,
    // budget: 2 KB; 0.9 KB are the dates and time zones that it shares with the calendar
    limit: { lite: 6, react: 6 },
  },
  {
    name: 'a time',
    load: (page) => page.block('time'),
    isExtra: true,
    // budget: 2 KB. In lite the size is a few bytes below or above that, as the names of chunks differ from folder to folder
    limit: { lite: 2.5, react: 2.5 },
  },
  {
    name: 'a like, until a visitor presses it',
    load: (page) => page.block('like'),
    isExtra: true,
    // budget: 2 KB
    limit: { lite: 2, react: 2 },
  },
  {
    name: 'social links, with the table of services, without the icons',
    load: (page) => page.block('social-links').lazy('social-links', 'service-icons'),
    isExtra: true,
    // budget: 1.5 KB and the icons used; the table of all services has 1.6 KB
    limit: { lite: 4, react: 4 },
  },
  {
    name: 'sharing by the page’s own links, without the icons and their table',
    load: (page) => page.block('share'),
    isExtra: true,
    // budget: 2 KB; the links with icons, which it shares with social links, are 0.6 KB
    limit: { lite: 3, react: 3 },
  },
  {
    name: 'sharing by the services of the settings, without the icons and their table',
    load: (page) => page.block('share').lazy('share', 'service-links'),
    isExtra: true,
    limit: { lite: 3.5, react: 3.5 },
  },
  {
    name: 'a follow button, without the platform’s script',
    load: (page) => page.block('follow-button'),
    isExtra: true,
    // budget: 2 KB; consent and the frame around the button, which it shares with the bookings, are 0.9 KB
    limit: { lite: 2.5, react: 2.5 },
  },
  {
    name: 'a number of comments, without Disqus’s script',
    load: (page) => page.block('comment-count'),
    isExtra: true,
    // budget: 2 KB
    limit: { lite: 2, react: 2 },
  },
  {
    name: 'the site and its owner',
    load: (page) => page.publicModule('site'),
    isExtra: true,
    limit: { lite: 5, react: 5 },
  },
  {
    name: 'the sign-in dialog, beside the site and its other dialogs',
    load: (page) => page.lazyOfModule('site', 'sign-in-dialog'),
    isExtra: true,
    beside: ['site', 'overlays'],
    // budget: 4 KB, which the dialog's 2 KB meet; the rest is the data layer of the public modules, with the call that signs in
    limit: { lite: 6, react: 6 },
  },
  {
    name: 'a login',
    load: (page) => page.block('login'),
    isExtra: true,
    limit: { lite: 4, react: 4 },
  },
  {
    name: 'a member area',
    load: (page) => page.block('member-area'),
    isExtra: true,
    limit: { lite: 8.5, react: 8.5 },
  },
  {
    name: 'a lock screen',
    load: (page) => page.block('lock-screen'),
    isExtra: true,
    limit: { lite: 6.5, react: 7 },
  },
  {
    name: 'a search field, without its index',
    load: (page) => page.block('search'),
    isExtra: true,
    // budget: 5 KB. The size is a few bytes below or above that, as the names of chunks differ from folder to folder
    limit: { lite: 5.5, react: 5.5 },
  },
  {
    name: 'a search with its index, MiniSearch and the loader of collections',
    load: (page) => page.block('search').lazy('search', 'results'),
    isExtra: true,
    // budget: 5 KB and MiniSearch, which has 7 KB; the loader of collections and what reads items have the others
    limit: { lite: 19.5, react: 19.5 },
  },
  {
    name: 'a collection of the page’s own articles',
    load: (page) => page.block('collection'),
    isExtra: true,
    // budget: 6 KB; reading articles, their dates, and pages and scroll position in the browser's history have the others
    limit: { lite: 11.5, react: 11.5 },
  },
  {
    name: 'a shop from a server, with filters, likes and a description for search engines',
    load: (page) =>
      page
        .block('collection')
        .lazy('collection', 'data-items', 'products', 'filters', 'likes', 'structured-data'),
    isExtra: true,
    // 5 KB are the loader of collections and the calls to a server, 3 KB prices
    limit: { lite: 28, react: 28 },
  },
  {
    name: 'a page saved from the hosted builder, beside its blocks',
    load: (page) => page.publicModule('adopt-page'),
    isExtra: true,
    limit: { lite: 8.5, react: 8.5 },
  },
  {
    name: 'elements that appear',
    load: (page) => page.publicModule('animate'),
    isExtra: true,
    // budget: 1 KB
    limit: { lite: 1.5, react: 1.5 },
  },
  {
    name: 'the fonts of a site context',
    load: (page) => page.publicModule('fonts'),
    isExtra: true,
    limit: { lite: 4.5, react: 4.5 },
  },
  {
    name: 'consent alone, with loader',
    load: (page) => page.loader().block('cookie-banner'),
    // budget of the house: 13 KB lite, none for React; signals and other consent platforms load when a page has them
    limit: { lite: 28.5, react: 80 },
  },
  {
    name: 'a map, without Leaflet',
    load: (page) => page.block('map').lazy('map', 'map-controller', 'leaflet'),
    isExtra: true,
    hasLeaflet: true,
    // budget of the house: 8 KB
    limit: { lite: 9.5, react: 9.5 },
  },
  {
    name: 'the whole page of a small business, without Leaflet',
    load: (page) =>
      firstAccordion(page)
        .block('gallery', 'grid')
        .block('form')
        .block('menu')
        .block('cookie-banner')
        .block('map')
        .lazy('map', 'map-controller', 'leaflet'),
    hasLeaflet: true,
    // budget of the house: 40 KB lite, 100 KB React
    limit: { lite: 68.5, react: 120.5 },
  },
];

/** The contract's limit. */
const maxCssKilobytes = 4;

describe.each(['lite', 'react'] as const)('in flavour %s', (flavour) => {
  it.each(scenarios)('$name is within its budget', ({ load, isExtra, beside = [], hasLeaflet, limit }) => {
    const page = load(new Page(flavour));
    const other = isExtra ? firstAccordion(new Page(flavour)) : undefined;
    for (const name of beside) other?.publicModule(name);
    const bytes = page.bytesBeyond(other) - (hasLeaflet ? leafletBytes : 0);
    expect(
      roundUp(bytes),
      `${bytes} bytes of ${limit[flavour] * 1024}. Raise the limit if the growth is meant. ${page.listBeyond(other)}`,
    ).toBeLessThanOrEqual(limit[flavour]);
  });
});

it('every block has a limit', () => {
  const limited = new Set(scenarios.flatMap(({ load }) => [...load(new Page('lite')).blocks]));
  expect(blockNames().filter((block) => !limited.has(block))).toEqual([]);
});

it('azulejo.css is within its budget', () => {
  expect(roundUp(compressedBytesOf('dist/azulejo.css'))).toBeLessThanOrEqual(maxCssKilobytes);
});
