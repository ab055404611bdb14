import { safeImageUrl } from '../../core/util/safe-url';
import { dimensionsOf } from './dimensions';
import type { FocalPoint } from './focal-point';

export type CropMode = 'cover' | 'contain' | 'none';
export type FitAlignment = 'top' | 'left' | 'center' | 'right' | 'bottom';
/** How an address asks for a width: `a.jpg?format=500w` or `a-500w.jpg`. */
export type SizeFormat = 'queryString' | 'filename';

/** How a picture is placed, sized and loaded. */
export interface ImageOptions {
  /** The point that a crop keeps visible. Default: 0.5, 0.5. */
  focalPoint?: string | Partial<FocalPoint>;
  /** Fills the box, fits into the box, or keeps the picture's own size. Default: as the style sheet says. */
  cropMode?: CropMode;
  /** Side of the box that a picture with "contain" or "none" stands at. Default: center. */
  fitAlignment?: FitAlignment;
  /** Whether "contain" without a `fitAlignment` is an error, instead of the centre. Default: false. */
  useAdvancedPositioning?: boolean;
  /** Whether a picture smaller than its box is enlarged. Default: true. */
  stretch?: boolean;
  /** Whether the picture keeps its own shape in a box of another shape. Default: false. */
  fixedRatio?: boolean;
  /** Whether a picture that has an address is loaded again, in the size that its box needs. Default: false. */
  forceImageUpdate?: boolean;
  /** How the server offers other widths. Default: the server has only one. */
  sizeFormat?: SizeFormat;
  /** Factor on the requested width; 0 requests the smallest. Default: 1. */
  sizeAdjustment?: number;
  /** Minimum of device pixels per CSS pixel that a picture is requested for. Default: those of the screen. */
  dprMin?: number;
  /** Maximum of device pixels per CSS pixel that a picture is requested for. Default: those of the screen. */
  dprMax?: number;
  /** Whether visitors who save data get at most one device pixel per CSS pixel. Default: true. */
  allowSaveData?: boolean;
  /** Whether the picture shows as a CSS background. Default: false. */
  useBgImage?: boolean;
  /**
   * When the picture loads. "near": within 200 px of the viewport; "anywhere": at once if it is visible, else in its turn in the
   * queue; "now": at once. Default: near.
   */
  load?: 'near' | 'anywhere' | 'now';
  /** Whether the picture fades in although it is visible from the start. A picture that comes into view later fades in always. Default: false. */
  fadesIn?: boolean;
  /** Shows until the picture has loaded: a CSS colour, or a tiny picture as a `data:image/` address. */
  placeholder?: string;
}

/** One picture, and how it is placed, sized and loaded. */
export interface ImageConfig extends ImageOptions {
  /** Address of the picture. */
  source: string;
  /**
   * The picture in other sizes, as in `<img srcset>`; takes precedence over `sizeFormat`. With the `cropMode` "none", which keeps
   * the picture's own size, neither counts.
   */
  srcset?: string;
  /** Width of the picture itself in px, where known. */
  width?: number;
  /** Height of the picture itself in px, where known. */
  height?: number;
}

/** "false" -> false, "2" -> 2; any other text stays. */
const parseValue = (text: string): unknown => {
  if (text === 'true' || text === 'false') return text === 'true';
  return Number.isNaN(Number(text)) ? text : Number(text);
};

/**
 * Reads a picture's config from the markup of a page: `data-src` or `data-image`, its dimensions and focal point, and
 * each option by its name, `data-crop-mode` and so on. "" counts as absent; attributes of the picture win over those of
 * its slide. `data-srcset` is the picture's alone: on a slide that is a link, it names the large files of the lightbox. Callers
 * set `load` themselves: `data-load` of saved pages means something else.
 */
export const readImageMarkup = (image: HTMLElement, slide: HTMLElement): ImageConfig => {
  const attributes = Object.fromEntries(
    [slide, image].flatMap(({ dataset }) => Object.entries(dataset).filter(([, text]) => text)),
  ) as Record<string, string>;
  const { src, image: source = '', focalPoint, imageFocalPoint, imageDimensions } = attributes;
  const options = Object.fromEntries(
    Object.entries(attributes).map(([name, text]) => [name, parseValue(text)]),
  );
  const { width, height } = dimensionsOf(imageDimensions) ?? {};
  return {
    ...options,
    source: src ?? source,
    srcset: image.dataset.srcset,
    focalPoint: focalPoint ?? imageFocalPoint,
    width,
    height,
  };
};

/**
 * The error message for options without the position of a picture, in the words of the hosted builder; undefined for good ones.
 */
export const placementErrorMessage = ({
  cropMode,
  fitAlignment,
  useAdvancedPositioning,
}: ImageOptions): string | undefined =>
  cropMode === 'contain' && useAdvancedPositioning && !fitAlignment
    ? 'Missing alignment for content-fit image.'
    : undefined;

/** The error message for a config that cannot be shown, in the words of the hosted builder; undefined for a good one. */
export const imageErrorMessage = (image: Element, config: ImageConfig): string | undefined => {
  if (image?.localName !== 'img') return 'Element is not a valid image element.';
  if (!image.parentNode) return 'Image element has no parentNode.';
  if (!safeImageUrl(config.source)) return 'Invalid or missing image source.';
  return placementErrorMessage(config);
};
