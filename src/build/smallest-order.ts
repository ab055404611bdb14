import { brotliCompressSync } from 'node:zlib';

/** More find little that is smaller. */
const tries = 6000;

/** So many bytes more are taken now and then at the beginning, and none at the end: else it stays where it first got stuck. */
const warmth = 1;

/** Where the search begins: it has ended there before. */
const letters = 'eotnrasilcdumpbhgfzwkjqvxy';

/** The same numbers from 0 to 1 in each build (a linear congruential generator). */
const numbers = (): (() => number) => {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** Two of the list have changed places. */
const swapped = <T>(list: T[], next: () => number): T[] => {
  const [one, other] = [Math.floor(next() * list.length), Math.floor(next() * list.length)];
  return list.map((item, place) =>
    place === one ? (list[other] as T) : place === other ? (list[one] as T) : item,
  );
};

/** Most blocks need the runtime; one that does not stands among them. */
const manifest = /(?<=\{)(?:[\w"-]+:"[^"]*",?)*[\w"-]+:"run\b(?:[^"]*",?[\w"-]+:")*[^"]*"(?=\})/;

/** Objects and lists of plain values, of which no order says anything: a link's properties, events that wake an element. */
const plain = /(?<=[(,])\{(?:\w+:(?:"[^"]*"|\w+),?){3,}\}|\[(?:"\w+",?){3,}\]/g;

const withPlainSwapped = (code: string, next: () => number): string =>
  code.replace(
    plain,
    (literal) => literal[0] + swapped(literal.slice(1, -1).split(','), next).join() + literal.at(-1),
  );

const withBlocksSwapped = (code: string, next: () => number): string =>
  code.replace(manifest, (blocks) => swapped(blocks.match(/[\w"-]+:"[^"]*"/g) ?? [], next).join());

/** The chunks of a block, after the runtime. */
const withChunksSwapped = (code: string, next: () => number): string =>
  code.replace(/(?<=:"run )[^"]+ [^"]+(?=")/g, (chunks) => swapped(chunks.split(' '), next).join(' '));

/** What stands for the loader's own names until each has its letter; as terser wants to be told of names. */
export const unnamed = {
  get: (index: number): string => `$${index}$`,
  consider: (): void => {},
  reset: (): void => {},
  sort: (): void => {},
};

const withLetters = (code: string, alphabet: string[]): string =>
  code.replace(/\$(\d+)\$/g, (_, index) => {
    const letter = alphabet[index];
    if (!letter) throw Error(`The loader has more names than src/build/smallest-order.ts has letters.`);
    return letter;
  });

/**
 * The loader in an order, and with names, that compresses well: in which order its manifest names blocks, and the
 * chunks of one after the runtime, says nothing, and makes a hundredth of its bytes. Each try changes a little, and
 * stays where it is no worse, or little worse (simulated annealing).
 * @param code minified, with `unnamed` names
 */
export const inSmallestOrder = (code: string): string => {
  if (!manifest.test(code))
    throw Error('The loader has no manifest where src/build/smallest-order.ts looks for it.');
  const next = numbers();
  const ways = [withBlocksSwapped, withChunksSwapped, withPlainSwapped];
  let now = { code, alphabet: [...letters], text: withLetters(code, [...letters]) };
  let size = brotliCompressSync(now.text).length;
  let best = { text: now.text, size };
  for (let tried = 0; tried < tries; tried++) {
    const other = { ...now };
    const way = ways[tried % (2 * ways.length)];
    if (way) other.code = way(now.code, next);
    else other.alphabet = swapped(now.alphabet, next);
    other.text = withLetters(other.code, other.alphabet);
    const otherSize = brotliCompressSync(other.text).length;
    const isTaken =
      otherSize <= size || next() < Math.exp((size - otherSize) / (warmth * (1 - tried / tries)));
    if (!isTaken) continue;
    now = other;
    size = otherSize;
    if (size < best.size) best = { text: now.text, size };
  }
  return best.text;
};
