import type { ImageOptions } from './image-config';

/** What of a device decides how large a picture it needs. */
export interface Device {
  devicePixelRatio: number;
  saveData: boolean | undefined;
}

export const thisDevice = (): Device => {
  // Not every engine tells, and TypeScript knows none that does.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return { devicePixelRatio, saveData: connection?.saveData };
};

/**
 * How many px of a picture's width a CSS pixel asks for. `dprMax` beats `dprMin`, and the visitor's wish to save data
 * beats both.
 */
export const densityOf = (options: ImageOptions, { devicePixelRatio, saveData }: Device): number => {
  const { dprMin = 0, allowSaveData = true, sizeAdjustment = 1 } = options;
  // Gallery 5. Markup says what it likes.
  const adjustment = Math.max(0, Number(sizeAdjustment));
  const least = Math.max(dprMin, devicePixelRatio);
  const density = Math.min(least, options.dprMax ?? least, allowSaveData && saveData ? 1 : least);
  return density * (Number.isNaN(adjustment) ? 1 : adjustment);
};

/**
 * The attribute `sizes` of a picture in a box of that width in CSS px; 0 is not known. The browser multiplies it by the
 * device's pixel ratio, so another density is said as another width: `scale` times the box's.
 */
export const sizesOf = (width: number, scale: number): string =>
  width ? `${Math.ceil(width * scale) || 1}px` : `${100 * scale || 1}vw`;
