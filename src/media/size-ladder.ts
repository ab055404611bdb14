/** Widths in px that a picture is served in (gallery 9). */
const ladder = [100, 300, 500, 750, 1000, 1500, 2500];

/** How an address asks for a width: `a.jpg?format=500w` or `a-500w.jpg` (gallery 3.5). */
export type SizeFormat = 'queryString' | 'filename';

const withQuery = (src: string, width: number): string => {
  const [address = '', ...hash] = src.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}format=${width}w`;
  return [joined, ...hash].join('#');
};

const inFilename = (src: string, width: number): string => src.replace(/(\.\w+)?(?=[?#]|$)/, `-${width}w$1`);

/**
 * `srcset` of a picture over the size ladder.
 * @param width the picture's own width in px. No rung above it is offered, which a server may not have; between two
 * rungs, the picture as it is comes last.
 */
export const srcsetOf = (src: string, format: SizeFormat, width = Number.POSITIVE_INFINITY): string => {
  const address = format === 'filename' ? inFilename : withQuery;
  const rungs = ladder.filter((rung) => rung <= width);
  const candidates = rungs.map((rung) => `${address(src, rung)} ${rung}w`);
  if (rungs.length < ladder.length && rungs.at(-1) !== width) candidates.push(`${src} ${width}w`);
  return candidates.join(', ');
};
