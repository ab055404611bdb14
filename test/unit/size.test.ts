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
  form: 7 * kilobyte,
  newsletter: 7.5 * kilobyte,
  // With consent; of its own file and chunks, as it shows before the runtime is here.
  'cookie-banner': 4 * kilobyte,
};
/** What makes a block of the banner, when it has shown: the one thing of it that needs the runtime. */
const upgradeBudget = kilobyte;
/** What follows from a choice, where anything does, and categories to choose from. */
const consentLaterBudget = 2.5 * kilobyte;
/** Beyond a form, where a page has both. */
const newsletterBudget = 2 * kilobyte;
/** What a form does, which comes after it has shown; then each of what few forms have: further fields, a captcha, a language. */
const formBehaviourBudget = 4.75 * kilobyte;
const formLaterBudget = 2.5 * kilobyte;
/** A contact form that shows, checks and sends: all of it beyond the runtime, with the data layer. */
const contactFormBudget = 11.5 * kilobyte;
const designBudget = 1.5 * kilobyte;
/** The gallery with its slideshow: what the first slide and its buttons need. Then what moves, and all with "swipe". */
const slideshowBudget = 9 * kilobyte;
const motionBudget = 3 * kilobyte;
const swipeBudget = 12.25 * kilobyte;
const thumbnailsBudget = 1.5 * kilobyte;
const transitionBudget = 0.5 * kilobyte;
/** What fingers, keys, zoom and the way out of the thumbnail need of a lightbox. */
const handsBudget = 4.5 * kilobyte;
const simpleBlockBudget = 3 * kilobyte;
/** What plays a video, with the question for consent: loaded when the visitor is about to press. */
const playingBudget = 4.5 * kilobyte;

/** What a page view with a form and a button tells, with web vitals; consent has a budget of its own. */
const pageViewBudget = 6 * kilobyte;
const rareCollectorBudget = 0.5 * kilobyte;

/** With loader and runtime: what a page with one accordion costs. */
const firstBlockBudgets = { react: 66 * kilobyte, lite: 12 * kilobyte };
const loaderBudget = 1250;
/** Not compressed: the budget is for what a page would copy into its own styles. */
const cssBudget = 2 * kilobyte;

const read = (file: string): string => readFileSync(dist + file, 'utf8');
/** The three letters by which a build's chunks are told from another's, which move sizes by up to 30 bytes. */
const suffix = /(?<=\/\w+-)[\da-f]{3}(?=\.js")/g;
const compressed = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(read(file).replace(suffix, '4f8')).length, 0);

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
  const chunk = readdirSync(`${dist}${base}chunks`).find((file) => name.startsWith(file.split('-')[0] ?? ''));
  if (!chunk) throw Error(`There is no chunk of the design ${name}.`);
  return `${base}chunks/${chunk}`;
};

/** The chunks that `file` loads when it needs them, the largest first. */
const laterOf = (base: string, file: string): string[] =>
  [...read(file).matchAll(/import\("\.\/([^"]+)"\)/g)]
    .map(([, chunk]) => `${base}chunks/${chunk}`)
    .sort((a, b) => compressed([b]) - compressed([a]));

/** What a slideshow needs beyond the runtime when it has shown: for its first slide, for motion, and for thumbnails. */
const slideshowOf = (base: string) => {
  const design = designOf(base, 'slideshow');
  const files = new Set([...withImports(`${base}elements/gallery.js`), ...withImports(design)]);
  const first = [...files].filter((file) => !runtimeOf(base).includes(file));
  const [motion = '', thumbnails = '', ...more] = laterOf(base, design);
  if (!thumbnails || more.length > 0) throw Error('A slideshow loads two chunks later.');
  return { first, motion, thumbnails, transitions: laterOf(base, motion) };
};

const designs = readdirSync(`${root}elements/gallery/designs`);

describe.each([
  ['react', ''],
  ['lite', 'lite/'],
] as const)('dist, %s flavour', (flavour, base) => {
  it('has a loader of at most 1,250 bytes', () => {
    expect(compressed([`${base}azulejo.js`])).toBeLessThanOrEqual(loaderBudget);
  });

  it('brings the first block, with loader and runtime, within its budget', () => {
    const files = [`${base}azulejo.js`, ...withImports(`${base}elements/accordion.js`)];
    expect(compressed(files)).toBeLessThanOrEqual(firstBlockBudgets[flavour]);
  });

  it('asks for two files a block, its own and one runtime', () => {
    expect(withImports(`${base}elements/accordion.js`).size).toBe(2);
  });

  it('brings a slideshow within its budget beyond the runtime', () => {
    expect(compressed(slideshowOf(base).first)).toBeLessThanOrEqual(slideshowBudget);
  });

  it('brings what moves a slideshow, and thumbnails and further transitions, within theirs', () => {
    const { motion, thumbnails, transitions } = slideshowOf(base);
    expect(compressed([motion])).toBeLessThanOrEqual(motionBudget);
    expect(compressed([thumbnails])).toBeLessThanOrEqual(thumbnailsBudget);
    expect(transitions.length).toBe(4);
    for (const file of transitions) expect(compressed([file])).toBeLessThanOrEqual(transitionBudget);
  });

  it('brings a slideshow that fades and is swiped, all of it with any transition, within 12.25 KB', () => {
    const { first, motion, transitions } = slideshowOf(base);
    const [largest = ''] = transitions;
    expect(compressed([...first, motion, largest])).toBeLessThanOrEqual(swipeBudget);
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

  it('brings what a form does, and what few forms have, within theirs', () => {
    const first = [...withImports(`${base}elements/form.js`)].filter(
      (file) => !runtimeOf(base).includes(file),
    );
    const [behaviour = '', ...others] = [...new Set(first.flatMap((file) => laterOf(base, file)))].sort(
      (a, b) => compressed([b]) - compressed([a]),
    );
    const own = (file: string): string[] =>
      [...withImports(file)].filter((one) => !first.includes(one) && !runtimeOf(base).includes(one));
    expect(compressed(own(behaviour))).toBeLessThanOrEqual(formBehaviourBudget);
    expect(compressed([...first, ...own(behaviour)])).toBeLessThanOrEqual(contactFormBudget);
    expect(others.length).toBeGreaterThan(6);
    for (const file of others) expect(compressed(own(file))).toBeLessThanOrEqual(formLaterBudget);
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
    const [begin = ''] = first.flatMap(chunksIn).sort((a, b) => compressed([b]) - compressed([a]));
    const all = new Set([...first, ...withImports(begin)]);
    const [pageSpeed = '', ...rare] = chunksIn(begin).sort((a, b) => compressed([b]) - compressed([a]));
    expect(compressed([...all, pageSpeed])).toBeLessThanOrEqual(pageViewBudget);
    expect(rare.length).toBe(5);
    for (const file of rare) expect(compressed([file])).toBeLessThanOrEqual(rareCollectorBudget);
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
