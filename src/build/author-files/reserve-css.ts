import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { contentOfLayer, minifyCss, rulesOf, wrapInLayer } from '../minify-css';
import { root } from '../project';

/**
 * The size limit of azulejo.css as servers send it, compressed with brotli. Pages link it in their head, where it delays the
 * first paint.
 */
export const maxReserveBytes = 4 * 1024;

export const compressedBytes = (css: string): number => brotliCompressSync(css).length;

const partSelector = /^(az-\w+) (\w+)$/;

interface Rule {
  selectors: string[];
  body: string;
}

/** Nests rules for the same part of several blocks: `az-a p{…}az-b p{…}` becomes `az-a,az-b{p{…}}`. */
const nestByPart = (rules: Rule[]): string => {
  const written = new Map<string, string>();
  for (const { selectors, body } of rules) {
    const [part, ...others] = new Set(selectors.map((selector) => partSelector.exec(selector)?.[2]));
    if (!part || others.length > 0 || selectors.length < 2) {
      written.set(selectors + body, selectors + body);
      continue;
    }
    const blocks = selectors.map((selector) => selector.replace(partSelector, '$1')).join();
    const before = written.get(blocks)?.slice(0, -1) ?? `${blocks}{`;
    written.set(blocks, `${before}${part}${body}}`);
  }
  return [...written.values()].join('');
};

/** A further selector of a rule that begins with a class `.az-…` or a part; one in parentheses stays. */
const shadowSelector = /,(?:\.az-|\[part\b)(?:[^,{}()]|\([^()]*\))*(?=[,{])/g;

/**
 * Removes selectors of classes and parts that exist only in shadow roots, where this stylesheet does not apply: `:is(az-x,.az-x)` becomes
 * `az-x`, and `az-x p,.az-x p` becomes `az-x p`.
 */
const removeShadowSelectors = (css: string): string =>
  css.replace(/:is\((az-[\w-]+),\.az-[\w-]+\)/g, '$1').replace(shadowSelector, '');

/**
 * Rules with the same declarations become one, in the place of the first. Rules of two blocks never match one element. Equal
 * keyframes of several blocks become one, too.
 */
const mergeEqualRules = (rules: Rule[]): Rule[] => {
  const merged = new Map<string, Rule>();
  for (const { selectors, body } of rules) {
    // `@media` and the like cannot be listed with commas.
    const key = selectors[0]?.startsWith('@') ? selectors + body : body;
    const before = merged.get(key)?.selectors ?? [];
    merged.set(key, { selectors: [...new Set([...before, ...selectors])], body });
  }
  return [...merged.values()];
};

/** Rules within equal `@media` become one, after all others: those of a block still follow its other rules. */
const joinMediaRules = (rules: Rule[]): Rule[] => {
  const bodies = new Map<string, string>();
  const others = rules.filter(({ selectors: [condition = ''], body }) => {
    if (!condition.startsWith('@media')) return true;
    bodies.set(condition, (bodies.get(condition) ?? '') + body.slice(1, -1));
    return false;
  });
  const joined = [...bodies].map(([condition, body]) => ({ selectors: [condition], body: `{${body}}` }));
  return [...others, ...joined];
};

const shorten = (css: string): string => {
  const inner = contentOfLayer(css);
  if (!inner) return css;
  const rules = rulesOf(inner).map(({ selector, body }) => ({ selectors: [selector], body }));
  return wrapInLayer(nestByPart(joinMediaRules(mergeEqualRules(rules))));
};

/** Joins and minifies stylesheets. */
export const joinReserveCss = async (sheets: string[]): Promise<string> =>
  shorten(removeShadowSelectors(await minifyCss(sheets.join('\n'))));

/** @throws for rules outside of the project's layer: rules of the page could not win over them */
export const readReserveCss = async (file: string): Promise<string> => {
  const css = readFileSync(file, 'utf8');
  if (contentOfLayer(await minifyCss(css)) === undefined)
    throw Error(`${file}: expected all rules in "@layer azulejo { … }". dist/azulejo.css was not written.`);
  return css;
};

const joinFiles = async (blocks: string[], names: string[]): Promise<string> => {
  const files = blocks
    .flatMap((block) => names.map((name) => `${root}elements/${block}/${name}`))
    .filter((file) => existsSync(file));
  return joinReserveCss(await Promise.all(files.map(readReserveCss)));
};

const sheetNames = ['reserve.css', 'reserve-sheet.css'];

/** The compressed bytes that each block's rules add to azulejo.css, as text: `summary 490, collection 400, …`. */
const sharesOf = async (blocks: string[], totalBytes: number): Promise<string> => {
  const rows = await Promise.all(
    blocks.map(async (block) => {
      const others = blocks.filter((other) => other !== block);
      return { block, bytes: totalBytes - compressedBytes(await joinFiles(others, sheetNames)) };
    }),
  );
  return rows
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ block, bytes }) => `${block} ${bytes}`)
    .join(', ');
};

/**
 * azulejo.css: rules of all blocks that reserve the elements' space until the blocks are ready. Pages that do not link
 * azulejo.css get the rules of reserve.css from the loader, but not those of reserve-sheet.css.
 * @throws where the result is larger than `maxReserveBytes`
 */
export const buildReserveCss = async (blocks: string[]): Promise<string> => {
  const css = await joinFiles(blocks, sheetNames);
  await checkReserveBytes(css, blocks);
  return css;
};

/** @throws where azulejo.css is larger than `maxReserveBytes`, with the bytes of each block */
export const checkReserveBytes = async (css: string, blocks: string[]): Promise<void> => {
  const bytes = compressedBytes(css);
  if (bytes <= maxReserveBytes) return;
  throw Error(
    `dist/azulejo.css: expected at most ${maxReserveBytes} compressed bytes, and the files reserve.css and reserve-sheet.css of elements/* make ${bytes}. A block that needs no place of its own needs no reserve.css: write ":host { display: block }" in its styles. Move rules that reserve no space into a block's content.css, shorten others, or write the same declarations as another block: equal rules become one. Bytes by block: ${await sharesOf(blocks, bytes)}. Nothing was built.`,
  );
};

/**
 * The rules of reserve.css in the loader, for pages that do not link azulejo.css. The rules of reserve-sheet.css would be too
 * many bytes for every page.
 */
export const loaderReserveCss = (blocks: string[]): Promise<string> => joinFiles(blocks, ['reserve.css']);
