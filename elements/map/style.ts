/** Gallery 4.10, in the order of the builder's codes 1 to 6. */
export const styleNames = [
  'original',
  'grayscale',
  'satellite',
  'minimalDark',
  'minimalLight',
  'minimalBlue',
] as const;

export type StyleName = (typeof styleNames)[number];

const plain = (name: string): string => name.replace('-', '').toLowerCase();

/** A style by its code or by any spelling of its name: 4, "4", "MinimalDark", "minimal-dark". */
export const styleOf = (given: string | number): StyleName =>
  styleNames[Number(given) - 1] ??
  styleNames.find((name) => plain(name) === plain(`${given}`)) ??
  'grayscale';
