/** Widths in px that a picture is served in (gallery 9). */
const ladder = [100, 300, 500, 750, 1000, 1500, 2500];

/** How an address asks for a width: `a.jpg?format=500w` or `a-500w.jpg` (gallery 3.5). */
export type SizeFormat = 'queryString' | 'filename';

/** A width in px, and the address that asks for it. */
export type Rung = [address: string, width: number];

const withQuery = (src: string, width: number): string => {
  const [address = '', ...hash] = src.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}format=${width}w`;
  return [joined, ...hash].join('#');
};

const inFilename = (src: string, width: number): string => src.replace(/(\.\w+)?(?=[?#]|$)/, `-${width}w$1`);

/**
 * The widths that a picture can be asked for in, each with its address, from the smallest.
 * @param width the picture's own width in px. No rung above it is offered, which a server may not have; between two
 * rungs, the picture as it is comes last.
 */
export const rungsOf = (src: string, format: SizeFormat, width = Number.POSITIVE_INFINITY): Rung[] => {
  const address = format === 'filename' ? inFilename : withQuery;
  const widths = ladder.filter((rung) => rung <= width);
  const rungs = widths.map((rung): Rung => [address(src, rung), rung]);
  if (widths.length < ladder.length && widths.at(-1) !== width) rungs.push([src, width]);
  return rungs;
};

/** The address of the smallest that is `wanted` px wide, else of the largest there is. */
export const rungFor = (wanted: number, rungs: Rung[]): string | undefined =>
  (rungs.find(([, width]) => width >= wanted) ?? rungs.at(-1))?.[0];
