/** In px. */
export interface Dimensions {
  width: number;
  height: number;
}

/** Reads "WxH" in px, as `data-image-dimensions` has it; undefined for anything else. */
export const dimensionsOf = (value: string | undefined): Dimensions | undefined => {
  const [width = 0, height = 0] = (value ?? '').split('x').map((px) => Math.round(Number(px)));
  return width > 0 && height > 0 ? { width, height } : undefined;
};

/** Names of ratios in saved pages -> width divided by height. */
export const namedRatios: Record<string, number> = {
  square: 1,
  standard: 3 / 2,
  'standard-vertical': 2 / 3,
  'four-three': 4 / 3,
  'three-four-vertical': 3 / 4,
  widescreen: 16 / 9,
  'anamorphic-widescreen': 2.4,
};

/**
 * Width divided by height, from a name, "3:2", "3:2 Standard" as the hosted builder has it, or a number. Settings check the text
 * by ratio-setting.ts.
 * @returns undefined for "Auto" and for anything that is no ratio
 */
export const aspectRatioOf = (value: string | number): number | undefined => {
  const text = `${value}`.toLowerCase();
  const [width = 0, height = 1] = text.split(/[:/]/).map(Number.parseFloat);
  // `Number.isFinite` rejects what every object inherits, such as "constructor".
  const ratio = namedRatios[text] ?? width / height;
  return Number.isFinite(ratio) && ratio > 0 ? ratio : undefined;
};
