import { existsSync, readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { root } from '../blocks';

/** Contract 4: a page links it in its head, before anything that it is to lay out. */
export const maxReserveBytes = 2448;

/**
 * Strings first, which stay as they are; then the spaces that esbuild leaves within values, the `&` that browsers no
 * longer need before a nested tag, and the end of a layer that goes on in the next sheet: each sheet is one layer.
 */
const spare =
  /("[^"]*"|'[^']*')|(?<=,) | (?=\/)|(?<=\/) |(?<=\() | (?=\))|(?<=--[\w-]+:) |(?<=[{};])& (?=[a-z])|\}@layer azulejo\{/g;

/** The stylesheets, minified into one. @throws where it is larger than a page is promised */
export const joinReserveCss = async (sheets: string[]): Promise<string> => {
  const { code } = await transform(sheets.join('\n'), { loader: 'css', minify: true });
  const css = code.trim().replace(spare, (_, string = '') => string);
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
