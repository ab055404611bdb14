import { prefersReducedData } from '../../core/util/prefers-reduced-data';
import type { ImageOptions, SizeFormat } from './image-config';

/** Widths in px that servers of saved pages offer. */
const offeredWidths = [100, 300, 500, 750, 1000, 1500, 2500];

/** One width of a picture, in px, and the address that asks for that width. */
type SizedSource = [address: string, width: number];

const withQuery = (src: string, width: number): string => {
  const [address = '', ...hash] = src.split('#');
  const joined = `${address}${address.includes('?') ? '&' : '?'}format=${width}w`;
  return [joined, ...hash].join('#');
};

const withFilename = (src: string, width: number): string =>
  src.replace(/(\.\w+)?(?=[?#]|$)/, `-${width}w$1`);

/**
 * The widths that a picture can be asked for in, each with its address, from the smallest.
 * @param width the picture's own width in px. Greater widths are left out, because a server may not have them. Where
 * the picture's own width is none of the offered ones, the picture's own address comes last.
 */
export const sizedSources = (
  src: string,
  format: SizeFormat,
  width = Number.POSITIVE_INFINITY,
): SizedSource[] => {
  const addressOf = format === 'filename' ? withFilename : withQuery;
  const widths = offeredWidths.filter((offered) => offered <= width);
  const sources = widths.map((offered): SizedSource => [addressOf(src, offered), offered]);
  if (widths.length < offeredWidths.length && widths.at(-1) !== width) sources.push([src, width]);
  return sources;
};

/** The address of the smallest source that is at least `minWidth` px wide, else of the largest one. */
export const sourceFor = (minWidth: number, sources: SizedSource[]): string | undefined =>
  (sources.find(([, width]) => width >= minWidth) ?? sources.at(-1))?.[0];

/** The attribute `srcset` of a picture. There a space ends the address. */
export const srcsetOf = (sources: SizedSource[]): string =>
  sources.map(([address, width]) => `${address.replaceAll(' ', '%20')} ${width}w`).join(', ');

/** What decides how large a picture a device needs. */
interface DeviceInfo {
  devicePixelRatio: number;
  saveData: boolean;
}

export const readDeviceInfo = (): DeviceInfo => ({ devicePixelRatio, saveData: prefersReducedData() });

/**
 * How many px of a picture's width to request for each CSS pixel. `dprMax` wins over `dprMin`, and the visitor's wish to save
 * data wins over both.
 */
export const densityOf = (options: ImageOptions, { devicePixelRatio, saveData }: DeviceInfo): number => {
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
