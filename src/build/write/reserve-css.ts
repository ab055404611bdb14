import { existsSync, readFileSync } from 'node:fs';
import { root } from '../blocks';
import { layered, minifyCss, rulesOf, withinLayer } from '../minify-css';

/** Pages link this file in their head, where it delays the first paint. */
export const maxReserveBytes = 4096;

const ofPart = /^(az-\w+) (\w+)$/;

interface Rule {
  selectors: string[];
  body: string;
}

/** Where all are of the same part of blocks, the blocks are said once, around all such parts. */
const nested = (rules: Rule[]): string => {
  const written = new Map<string, string>();
  for (const { selectors, body } of rules) {
    const [part, ...others] = new Set(selectors.map((selector) => ofPart.exec(selector)?.[2]));
    if (!part || others.length > 0 || selectors.length < 2) {
      written.set(selectors + body, selectors + body);
      continue;
    }
    const blocks = selectors.map((selector) => selector.replace(ofPart, '$1')).join();
    const before = written.get(blocks)?.slice(0, -1) ?? `${blocks}{`;
    written.set(blocks, `${before}${part}${body}}`);
  }
  return [...written.values()].join('');
};

/** A class of ours stands in a shadow root, for which a block takes its sheet along; the page has none. */
const ofPage = (css: string): string => css.replace(/:is\((az-[\w-]+),\.az-[\w-]+\)/g, '$1');

/** Blocks often say the same of their parts: such rules become one, where the first stood. No two blocks' meet in an element. */
const merged = (css: string): string => {
  const inner = withinLayer(css);
  if (!inner) return css;
  const bodies = new Map<string, string[]>();
  for (const { selector, body } of rulesOf(inner)) bodies.set(body, [...(bodies.get(body) ?? []), selector]);
  return layered(nested([...bodies].map(([body, selectors]) => ({ selectors, body }))));
};

/** The stylesheets, minified into one. @throws where it is larger than a page is promised */
export const joinReserveCss = async (sheets: string[]): Promise<string> => {
  const css = merged(ofPage(await minifyCss(sheets.join('\n'))));
  const bytes = Buffer.byteLength(css);
  if (bytes > maxReserveBytes)
    throw Error(
      `dist/azulejo.css: expected at most ${maxReserveBytes} bytes, and elements/*/reserve.css make ${bytes}. Move what does not hold a place into the block's content.css. It was not written.`,
    );
  return css;
};

/** azulejo.css: what keeps the elements' places before the script is here, of all blocks. */
export const reserveCss = (blocks: string[]): Promise<string> =>
  joinReserveCss(
    blocks
      .map((block) => `${root}elements/${block}/reserve.css`)
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8')),
  );
