import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { blockNames, root } from '../../src/build/blocks';

const dist = `${root}dist/`;
const kilobyte = 1024;

/** Brotli, beyond the loader and the runtime; a block that is not named here is a simple one. */
const blockBudgets: Record<string, number> = {
  gallery: 6 * kilobyte,
  lightbox: 8 * kilobyte,
  video: 2.5 * kilobyte,
  // All that a form needs to show, check and send, with the data layer.
  form: 9 * kilobyte,
  newsletter: 9.35 * kilobyte,
  menu: 2.5 * kilobyte,
  // All that one loads on a straight line; its waves come with those that have them.
  marquee: 2.5 * kilobyte,
  map: 3.5 * kilobyte,
  // With money; the cart, and what few products have, come later.
  product: 6 * kilobyte,
  // With consent; of its own file and chunks, as it shows before the runtime is here.
  'cookie-banner': 4 * kilobyte,
  'cart-indicator': 1.5 * kilobyte,
  // With src/cart and src/money. Who keeps the cart, and what one needs that has something in it, come later.
  cart: 7 * kilobyte,
  'pricing-toggle': 1.5 * kilobyte,
  'donation-button': 1.75 * kilobyte,
  // With the data layer; the form itself comes while the order is asked for.
  'review-form': 3 * kilobyte,
};
/** Each of those: the server's cart with the data layer, this browser's, what visitors do in a cart, the panel. */
const cartLaterBudget = 4.5 * kilobyte;
/** What makes a block of the banner, when it has shown: the one thing of it that needs the runtime. */
const upgradeBudget = kilobyte;
/** What follows from a choice, where anything does, and categories to choose from. */
const consentLaterBudget = 2.5 * kilobyte;
/** Beyond a form, where a page has both. */
const newsletterBudget = 2 * kilobyte;
/** Each of what few forms have (further fields, a captcha, a language), and what says that something is wrong. */
const formLaterBudget = 2.5 * kilobyte;
const designBudget = 1.5 * kilobyte;
/** The gallery with its slideshow: all that one ever loads whose slides fade, with arrows, captions and a finger's swipe. */
const slideshowBudget = 9 * kilobyte;
/** Each of what few slideshows have: thumbnails, further transitions, other places of captions, what a click does. */
const slideshowLaterBudget = 1.5 * kilobyte;
/** What fingers, keys, zoom and the way out of the thumbnail need of a lightbox. */
const handsBudget = 4.5 * kilobyte;
const simpleBlockBudget = 3 * kilobyte;
/** What makes waves of a marquee, in a file of its own. */
const wavesBudget = 1.8 * kilobyte;
/** The block with it: all that a waving marquee loads. */
const wavingBudget = 4.29 * kilobyte;
/** What plays a video, with the question for consent: loaded when the visitor is about to press. */
const playingBudget = 4.5 * kilobyte;

/** What brings a plain map with a marker, when it is near; Leaflet with what speaks to it; what few maps need, each. */
const showingBudget = 1.83 * kilobyte;
const drawingBudget = 19.6 * kilobyte;
/** The block and what brings it: all that a plain map with a marker loads in the page's own language, but what draws it. */
const plainMapBudget = 5.15 * kilobyte;
/** Bytes: what Leaflet's own files weigh alone, as elements/map/leaflet/parts.ts names them. */
const leafletAlone = 19_207;
/** All that a plain map loads, without those. */
const withoutLeafletBudget = 5.95 * kilobyte;
const mapLaterBudget = 2 * kilobyte;

/** What a page view with a form and a button tells, with web vitals; and consent, on a page where nothing else has brought it. */
const pageViewBudget = 6 * kilobyte;
const rareCollectorBudget = 0.5 * kilobyte;
const moneyBudget = 1.5 * kilobyte;

/** With loader and runtime: what a page with one accordion costs. */
const firstBlockBudgets = { react: 66 * kilobyte, lite: 12 * kilobyte };
/** Its code, with the names of nine blocks, is within 1,250; each further one is a name more. */
const loaderBudget = 1250 + 4 * (blockNames().length - 9);
/** Not compressed: the budget is for what a page would copy into its own styles. */
const cssBudget = 2 * kilobyte;

const read = (file: string): string => readFileSync(dist + file, 'utf8');
/**
 * The three letters by which a build's chunks are told from another's move sizes by up to 30 bytes: a budget is for
 * what is in the middle of these, so that no build fails, or passes, by its letters alone. The loader's are its own,
 * around which its order is searched for.
 */
const suffixes = ['000', '3f7', '7d4', 'b6e', 'fe5'];
const suffixOfBuild = /(?<=\/\w+-)[\da-f]{3}(?=\.js")/g;
const sizes = new Map<string, number>();
const sizeOf = (file: string): number => {
  const code = read(file);
  const all = suffixes.map((suffix) => brotliCompressSync(code.replace(suffixOfBuild, suffix)).length);
  return all.toSorted((a, b) => a - b)[2] ?? 0;
};
const compressed = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => {
    if (!sizes.has(file)) sizes.set(file, sizeOf(file));
    return sum + (sizes.get(file) ?? 0);
  }, 0);

/** `file` and what it imports statically. */
const withImports = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  const folder = file.replace(/[^/]+$/, '');
  for (const [, path = ''] of read(file).matchAll(/(?:from|import)"(\.[^"]+\.js)"/g))
    withImports(new URL(path, `file:///${folder}`).pathname.slice(1), seen);
  return seen;
};

/** The files that every block needs, but one that shows before they are here. */
const runtimeOf = (base: string): string[] => {
  const [first = new Set<string>(), ...others] = blockNames()
    .map((name) => withImports(`${base}elements/${name}.js`))
    .filter((files) => [...files].some((file) => file.includes('chunks/run')));
  return [...first].filter((file) => others.every((files) => files.has(file)));
};

/** The chunk of a gallery's design, by the beginning of its name. */
const designOf = (base: string, name: string): string => {
  const beginnings = readdirSync(`${dist}${base}chunks`).filter((file) =>
    name.startsWith(file.split('-')[0] ?? ''),
  );
  // A shorter one is of what it shares with others.
  const [chunk] = beginnings.sort((a, b) => b.length - a.length);
  if (!chunk) throw Error(`There is no chunk of the design ${name}.`);
  return `${base}chunks/${chunk}`;
};

/** The chunks that `file` loads when it needs them, the largest first. */
const laterOf = (base: string, file: string): string[] =>
  [...read(file).matchAll(/import\("\.\/([^"]+)"\)/g)]
    .map(([, chunk]) => `${base}chunks/${chunk}`)
    .sort((a, b) => compressed([b]) - compressed([a]));

/** What a slideshow needs beyond the runtime, and what it loads when it is asked for. */
const slideshowOf = (base: string) => {
  const design = designOf(base, 'slideshow');
  const files = new Set([...withImports(`${base}elements/gallery.js`), ...withImports(design)]);
  return {
    plain: [...files].filter((file) => !runtimeOf(base).includes(file)),
    later: laterOf(base, design).map((file) => [...withImports(file)].filter((one) => !files.has(one))),
  };
};

const designs = readdirSync(`${root}elements/gallery/designs`);

describe.each([
  ['react', ''],
  ['lite', 'lite/'],
] as const)('dist, %s flavour', (flavour, base) => {
  it('has a loader of at most 1,250 bytes, and 4 for the name of each block beyond the ninth', () => {
    expect(compressed([`${base}azulejo.js`])).toBeLessThanOrEqual(loaderBudget);
  });

  it('brings the first block, with loader and runtime, within its budget', () => {
    const files = [`${base}azulejo.js`, ...withImports(`${base}elements/accordion.js`)];
    expect(compressed(files)).toBeLessThanOrEqual(firstBlockBudgets[flavour]);
  });

  it('asks for two files a block, its own and one runtime', () => {
    expect(withImports(`${base}elements/accordion.js`).size).toBe(2);
  });

  it('brings a slideshow that fades and is swiped, all of it, within 9 KB beyond the runtime', () => {
    expect(compressed(slideshowOf(base).plain)).toBeLessThanOrEqual(slideshowBudget);
  });

  it('brings what few slideshows have within theirs', () => {
    const { later } = slideshowOf(base);
    // Thumbnails but for the scroller that they share with strips.
    for (const [own = ''] of later) expect(compressed([own])).toBeLessThanOrEqual(slideshowLaterBudget);
    expect(later.length).toBe(5);
    expect(later.filter((files) => files.length > 1).length).toBe(1);
  });

  it.each(blockNames())('brings %s within its budget beyond the runtime', (name) => {
    const runtime = runtimeOf(base);
    const files = [...withImports(`${base}elements/${name}.js`)];
    if (name === 'gallery') files.push(designOf(base, 'grid'));
    const own = files.filter((file) => !runtime.includes(file));
    expect(compressed(own)).toBeLessThanOrEqual(blockBudgets[name] ?? simpleBlockBudget);
  });

  it('brings what a lightbox loads when somebody is about to use it within its budget', () => {
    const later = [...read(`${base}elements/lightbox.js`).matchAll(/import\("\.\.\/chunks\/([^"]+)"\)/g)];
    const sizes = later.map(([, file]) => compressed([`${base}chunks/${file}`]));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(handsBudget);
  });

  it('brings a cookie banner without the runtime, and what comes later of it within its budgets', () => {
    const files = withImports(`${base}elements/cookie-banner.js`);
    expect([...files].filter((file) => file.includes('chunks/run'))).toEqual([]);
    const later = [...read(`${base}elements/cookie-banner.js`).matchAll(/import\("\.\.\/([^"]+)"\)/g)].map(
      ([, file]) => `${base}${file}`,
    );
    const isUpgrade = (file: string): boolean => read(file).includes('/run-');
    expect(later.filter(isUpgrade).length).toBe(1);
    expect(compressed(later.filter(isUpgrade))).toBeLessThanOrEqual(upgradeBudget);
    for (const file of later) expect(compressed([file])).toBeLessThanOrEqual(consentLaterBudget);
  });

  it('brings a marquee on a straight line in one file, and what makes waves of it within its budget', () => {
    const own = withImports(`${base}elements/marquee.js`);
    const straight = [...own].filter((file) => !runtimeOf(base).includes(file));
    expect(straight).toEqual([`${base}elements/marquee.js`]);
    const later = [...read(`${base}elements/marquee.js`).matchAll(/import\("\.\.\/([^"]+)"\)/g)].map(
      ([, file]) => [...withImports(`${base}${file}`)].filter((one) => !own.has(one)),
    );
    // With two catalogues, which are the smallest.
    expect(later.length).toBe(3);
    const [waves = []] = later.toSorted((a, b) => compressed(b) - compressed(a));
    expect(compressed(waves)).toBeLessThanOrEqual(wavesBudget);
    expect(compressed([...straight, ...waves])).toBeLessThanOrEqual(wavingBudget);
  });

  it('brings what plays a video within its budget', () => {
    const own = withImports(`${base}elements/video.js`);
    const lazy = [...read(`${base}elements/video.js`).matchAll(/import\("\.\.\/([^"]+)"\)/g)].map(
      ([, file]) => `${base}${file}`,
    );
    // The catalogues are smaller.
    const playing = Math.max(
      ...lazy.map((file) => compressed([...withImports(file)].filter((one) => !own.has(one)))),
    );
    expect(playing).toBeLessThanOrEqual(playingBudget);
  });

  it('brings what shows a map, what draws it, and what few maps need within theirs', () => {
    const element = `${base}elements/map.js`;
    const chunksIn = (file: string): string[] =>
      [...read(file).matchAll(/import\("\.\.?\/(?:chunks\/)?([^"]+)"\)/g)].map(
        ([, chunk]) => `${base}chunks/${chunk}`,
      );
    const showing = chunksIn(element).find((file) => laterOf(base, file).length > 0) ?? '';
    const known = [...withImports(element), ...withImports(showing)];
    expect(withImports(showing).size).toBe(2);
    expect(compressed([showing])).toBeLessThanOrEqual(showingBudget);
    const plain = compressed(new Set(known.filter((file) => !runtimeOf(base).includes(file))));
    expect(plain).toBeLessThanOrEqual(plainMapBudget);
    const [drawing = '', ...later] = laterOf(base, showing);
    // Both are asked for at once.
    expect(chunksIn(element)).toContain(drawing);
    expect(compressed([drawing])).toBeLessThanOrEqual(drawingBudget);
    expect(plain + compressed([drawing]) - leafletAlone).toBeLessThanOrEqual(withoutLeafletBudget);
    expect(new Set(later).size).toBe(5);
    for (const file of later) {
      const own = [...withImports(file)].filter((one) => !known.includes(one));
      expect(compressed(own)).toBeLessThanOrEqual(mapLaterBudget);
    }
  });

  it('brings what few forms have, and what says that something is wrong, within theirs', () => {
    const first = [...withImports(`${base}elements/form.js`)].filter(
      (file) => !runtimeOf(base).includes(file),
    );
    const later = [...new Set(first.flatMap((file) => laterOf(base, file)))];
    expect(later.length).toBeGreaterThan(6);
    for (const file of later) {
      const own = [...withImports(file)].filter(
        (one) => !first.includes(one) && !runtimeOf(base).includes(one),
      );
      expect(compressed(own)).toBeLessThanOrEqual(formLaterBudget);
    }
  });

  it('brings who keeps a cart, and what one needs that has something in it, within theirs', () => {
    const first = [...withImports(`${base}elements/cart.js`)].filter(
      (file) => !runtimeOf(base).includes(file),
    );
    const later = [...read(`${base}elements/cart.js`).matchAll(/import\("\.\.\/chunks\/([^"]+)"\)/g)].map(
      ([, chunk]) => `${base}chunks/${chunk}`,
    );
    for (const file of [...later, ...first.flatMap((file) => laterOf(base, file))]) {
      const own = [...withImports(file)].filter(
        (one) => !first.includes(one) && !runtimeOf(base).includes(one),
      );
      expect(compressed(own)).toBeLessThanOrEqual(cartLaterBudget);
    }
  });

  it('brings a newsletter within 2 KB beyond a form', () => {
    const form = withImports(`${base}elements/form.js`);
    const own = [...withImports(`${base}elements/newsletter.js`)].filter((file) => !form.has(file));
    expect(compressed(own)).toBeLessThanOrEqual(newsletterBudget);
  });

  it('brings the collectors of a page view, and those that few pages need, within theirs', () => {
    const chunksIn = (file: string): string[] =>
      [...read(file).matchAll(/import\("\.\/(?:chunks\/)?([^"]+)"\)/g)].map(
        ([, chunk]) => `${base}chunks/${chunk}`,
      );
    const first = [...withImports(`${base}tracking.js`)];
    const [begin = '', consent = '', ...more] = first
      .flatMap(chunksIn)
      .sort((a, b) => compressed([b]) - compressed([a]));
    expect(more).toEqual([]);
    const all = new Set([...first, ...withImports(begin), consent]);
    expect(compressed(all)).toBeLessThanOrEqual(pageViewBudget);
    const rare = chunksIn(begin);
    expect(rare.length).toBe(5);
    for (const file of rare) expect(compressed([file])).toBeLessThanOrEqual(rareCollectorBudget);
  });

  it('brings money within 1.5 KB', () => {
    expect(compressed(withImports(`${base}money.js`))).toBeLessThanOrEqual(moneyBudget);
  });

  it.each(designs.filter((name) => name !== 'slideshow' && name !== 'stacked'))(
    "brings the gallery's design %s within 1.5 KB",
    (name) => {
      expect(compressed([designOf(base, name)])).toBeLessThanOrEqual(designBudget);
    },
  );
});

it('azulejo.css has at most 2,048 bytes', () => {
  expect(Buffer.byteLength(read('azulejo.css'))).toBeLessThanOrEqual(cssBudget);
});
