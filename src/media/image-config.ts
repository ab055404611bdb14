import type { FocalPoint } from './focal-point';
import type { SizeFormat } from './size-ladder';

export type CropMode = 'cover' | 'contain' | 'none';
export type FitAlignment = 'top' | 'left' | 'center' | 'right' | 'bottom';

/** How a picture is placed, sized and loaded (gallery 3.5). */
export interface ImageOptions {
  /** The point that a crop keeps. Default: 0.5, 0.5. */
  focalPoint?: string | Partial<FocalPoint>;
  /** All of the box, all of the picture, or the picture in its own size. Default: as the style sheet says. */
  cropMode?: CropMode;
  /** Where the picture stands in a box that it does not fill: with "contain" and "none". Default: center. */
  fitAlignment?: FitAlignment;
  /** Whether "contain" without a `fitAlignment` is a mistake rather than the centre. Default: false. */
  useAdvancedPositioning?: boolean;
  /** Whether a picture smaller than its box is enlarged. Default: true. */
  stretch?: boolean;
  /** How its address asks for another size; absent where there is only one. */
  sizeFormat?: SizeFormat;
  /** Asks for a picture so many times as wide as its box needs; 0 is the smallest there is. Default: 1. */
  sizeAdjustment?: number;
  /** The least and the most device pixels a CSS pixel that are asked for. Default: what the screen has. */
  dprMin?: number;
  dprMax?: number;
  /** Whether a visitor who saves data gets one pixel a CSS pixel at most. Default: true. */
  allowSaveData?: boolean;
  /** Whether it shows as a CSS background. Default: false. */
  useBgImage?: boolean;
  /** When it is asked for: within 200 px of the viewport, at once, or not before a later call says so. Default: near. */
  load?: 'near' | 'now' | 'call';
  /** What is seen until it has come: a CSS colour, or a tiny picture as a `data:image/` address. */
  placeholder?: string;
}

/** One picture, and how it is shown. */
export interface ImageConfig extends ImageOptions {
  /** Its address. */
  source: string;
  /** Its own size in px, where that is known. */
  width?: number;
  height?: number;
}
