import type { ImageOptions, SizeFormat } from './image-config';

/** Widths in px that servers of saved pages offer. */
const ladder = [100, 300, 500, 750, 1000, 1500, 2500];

/** One width of a picture, in px, and the address that asks for that width. */
export type Rung = [address: string, width: number];

const withQuery = (src: string, width: number): string => {
  const [address = '', ...hash] = src.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}format=${width}w`;
  return [joined, ...hash].join('#');
};

const withFilename = (src: string, width: number): string =>
  src.replace(/(\.\w+)?(?=[?#]|$)/, `-${width}w$1`);

/**
 * The widths that a picture can be asked for in, each with its address, from the smallest.
 * @param width the picture's own width in px. Wider rungs are left out, because a server may not have them. Between two
 * rungs, the picture's own address comes last.
 */
export const rungsOf = (src: string, format: SizeFormat, width = Number.POSITIVE_INFINITY): Rung[] => {
  const addressOf = format === 'filename' ? withFilename : withQuery;
  const widths = ladder.filter((rung) => rung <= width);
  const rungs = widths.map((rung): Rung => [addressOf(src, rung), rung]);
  if (widths.length < ladder.length && widths.at(-1) !== width) rungs.push([src, width]);
  return rungs;
};

/** The address of the smallest rung that is at least so many px wide, or of the largest there is. */
export const rungFor = (minWidth: number, rungs: Rung[]): string | undefined =>
  (rungs.find(([, width]) => width >= minWidth) ?? rungs.at(-1))?.[0];

/** What decides how large a picture a device needs. */
export interface Device {
  devicePixelRatio: number;
  /** Undefined in browsers that do not tell. */
  saveData: boolean | undefined;
}

export const readDevice = (): Device => {
  // TypeScript does not know `connection`, which Chromium alone has.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return { devicePixelRatio, saveData: connection?.saveData };
};

/**
 * How many px of a picture's width a CSS pixel asks for. `dprMax` wins over `dprMin`, and the visitor's wish to save data
 * wins over both.
 */
export const densityOf = (options: ImageOptions, { devicePixelRatio, saveData }: Device): number => {
  const { dprMin = 0, allowSaveData = true, sizeAdjustment = 1 } = options;
  // Markup may hold any text.
  const adjustment = Math.max(0, Number(sizeAdjustment));
  const atLeast = Math.max(dprMin, devicePixelRatio);
  const density = Math.min(atLeast, options.dprMax ?? atLeast, allowSaveData && saveData ? 1 : atLeast);
  return density * (Number.isNaN(adjustment) ? 1 : adjustment);
};

/**
 * The attribute `sizes` of a picture.
 * @param width of the box in CSS px; 0 where it is not known
 * @param scale factor on the width: the browser multiplies by the device's pixel ratio, so another density is asked for
 * as another width
 */
export const sizesOf = (width: number, scale: number): string =>
  width ? `${Math.ceil(width * scale) || 1}px` : `${100 * scale || 1}vw`;
