import { brotliCompressSync } from 'node:zlib';

/** More find little that is smaller. */
const tries = 400;

/** The same numbers from 0 to 1 in each build (a linear congruential generator). */
const numbers = (): (() => number) => {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

const shuffled = <T>(list: T[], next: () => number): T[] =>
  list
    .map((one) => ({ one, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);

/** Most blocks need the runtime; one that does not stands among them. */
const manifest = /(?<=\{)(?:[\w"-]+:"[^"]*",?)*[\w"-]+:"run\b(?:[^"]*",?[\w"-]+:")*[^"]*"(?=\})/;

/**
 * The loader with its manifest in the order that compresses best: in which order it names blocks, and the chunks of one
 * after the runtime, says nothing, and makes 10 bytes of 1,250.
 * @param code minified
 */
export const inSmallestOrder = (code: string): string => {
  const [found] = manifest.exec(code) ?? [];
  if (!found) throw Error('The loader has no manifest where src/build/smallest-order.ts looks for it.');
  const next = numbers();
  const blocks = found.match(/[\w"-]+:"[^"]*"/g) ?? [];
  const reordered = (): string =>
    shuffled(blocks, next)
      .map((block) =>
        block.replace(
          /"run (.*)"$/,
          (_, chunks: string) => `"run ${shuffled(chunks.split(' '), next).join(' ')}"`,
        ),
      )
      .join();
  const candidates = [code, ...Array.from({ length: tries }, () => code.replace(found, reordered()))];
  const sizeOf = (text: string): number => brotliCompressSync(text).length;
  return candidates.map((text) => ({ text, size: sizeOf(text) })).reduce((a, b) => (b.size < a.size ? b : a))
    .text;
};
