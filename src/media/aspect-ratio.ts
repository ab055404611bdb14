/** Names as real blocks have them, width to height. */
const named = new Map([
  ['square', 1],
  ['standard', 3 / 2],
  ['standard-vertical', 2 / 3],
  ['four-three', 4 / 3],
  ['three-four-vertical', 3 / 4],
  ['widescreen', 16 / 9],
  ['anamorphic-widescreen', 2.4],
]);

/**
 * Width divided by height, from a name, "3:2" or a number.
 * @returns undefined for "Auto" and for what is no ratio
 */
export const aspectRatioOf = (value: string | number): number | undefined => {
  const [width = 0, height = 1] = `${value}`.split(/[:/]/).map(Number);
  const ratio = named.get(`${value}`.toLowerCase()) ?? width / height;
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined;
};
