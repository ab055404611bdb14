/** Names as real blocks have them, width to height. */
const named: Record<string, number> = {
  square: 1,
  standard: 3 / 2,
  'standard-vertical': 2 / 3,
  'four-three': 4 / 3,
  'three-four-vertical': 3 / 4,
  widescreen: 16 / 9,
  'anamorphic-widescreen': 2.4,
};

/**
 * Width divided by height, from a name, "3:2" or a number.
 * @returns undefined for "Auto" and for what is no ratio
 */
export const aspectRatioOf = (value: string | number): number | undefined => {
  const text = `${value}`.toLowerCase();
  const [width = 0, height = 1] = text.split(/[:/]/).map(Number);
  // What every object has is no number.
  const ratio = named[text] ?? width / height;
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined;
};
