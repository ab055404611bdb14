import type { ComponentType } from 'react';
import type { ItemWithVideo } from '../../../src/features/media/slide-video';
import type { Size } from '../geometry';
import type { LightboxItem } from '../schema';
import type { SlideController } from './slide-controller';

/** The source of a slide: data, or an element of the page with a picture, a video or a link to one. */
export type SlideEntry = Partial<ItemWithVideo<LightboxItem> | LightboxItem> | HTMLElement;

/** Where a lightbox gets its slides from. Blocks with a lightbox of their own set `source` of `<az-lightbox>`. */
export interface SlideSource {
  entries: SlideEntry[];
  /** The small picture in the page that stands for a slide, or an element with that picture in it. */
  thumbnailOf?(index: number): Element | null | undefined;
  /** `srcset` of a slide's picture, where the entry itself has none; "" for none. */
  srcsetOf?(index: number): string;
  /** The page's own caption of a slide, where the entry itself has none. */
  captionOf?(index: number): Element | undefined;
  /** Whether an address that names a slide opens the lightbox. Default: true. */
  isLinked?: boolean;
}

/** One slide, read from its entry. */
export interface LightboxSlide {
  /** Address of the picture; "" for none. */
  src: string;
  srcset: string;
  alt: string;
  /** Size of the picture in px, where the page sets the size or allows a guess. */
  natural: Size | undefined;
  /** Whether `natural` is a guess, to be corrected once the picture has loaded. */
  isGuess: boolean;
  /** The attribute `width` of the picture in the page, in px: a guess is never corrected to less. */
  leastWidth?: number | undefined;
  /** The small picture in the page that the slide opens from. */
  thumbnail?: HTMLImageElement | undefined;
  /** A video, as settings of `<az-video>`. */
  video?: object | undefined;
  /** The page's own `<video>` or `<az-video>`. */
  player?: Element | undefined;
  /** The page's own caption; takes precedence over `title` and `description`. */
  caption?: Element | null | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Address that the title links to. */
  link?: string | undefined;
  /** Whether that link opens in a new window. */
  newWindow?: boolean | undefined;
}

export interface SlideKindProps {
  slide: LightboxSlide;
  controller: SlideController;
  /** Whether the visitor looks at this slide, rather than at one beside it. */
  isCurrent: boolean;
  /** Text for a picture that cannot be loaded. */
  failedText: string;
  /** Called when the picture cannot be loaded. A stable function. */
  onFail(slide: LightboxSlide): void;
}

/** A kind of slide. `slides/slide-view.tsx` lists them all. */
export interface SlideKind {
  /** Whether a slide is of this kind. The first kind that accepts a slide shows the slide. */
  accepts(slide: LightboxSlide): boolean;
  /** Size of the content in px; a guess where the slide has no size. */
  sizeOf(slide: LightboxSlide): Size;
  isZoomable: boolean;
  Content: ComponentType<SlideKindProps>;
}
