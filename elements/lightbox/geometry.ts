import { breakpoints } from '../../src/features/util/devices';

/** In px. */
export interface Size {
  width: number;
  height: number;
}

/** A point in the window, in px from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** In px of the window. */
export interface Box extends Point, Size {}

/** How a picture differs from the box where it fits: moved by x and y in px, then enlarged from its upper left corner. */
export interface View extends Point {
  scale: number;
}

/** A picture that is neither moved nor enlarged. */
export const viewAtRest: View = { scale: 1, x: 0, y: 0 };

/** The window, and the part of it that pictures may fill. */
export interface LightboxLayout {
  viewport: Size;
  slideArea: Box;
  /** Whether the window is no wider than a phone: slides scroll, do not loop, and have a caption button. */
  isPhone: boolean;
  /** Whether slides go from right to left. */
  isMirrored: boolean;
}

/** Free space around a picture, in px. On phones only the bars above and below stay free. */
const paddingPx = 100;
const phonePaddingPx = { x: 0, y: 60 };
/** Height of the strip of thumbnails with the space around it, in px. */
const thumbnailStripPx = 88;
/**
 * Minimum height of a window with thumbnails, in px: in a lower one, such as a phone in landscape, they would take the space of
 * the picture. `lightbox.css` has the same number.
 */
const thumbnailsMinPx = 480;

/** The part of a window of this size that pictures may fill. */
export const slideAreaIn = ({ width, height }: Size, hasThumbnails = false): Box => {
  const { x, y } = width > breakpoints.phone ? { x: paddingPx, y: paddingPx } : phonePaddingPx;
  return {
    x,
    y,
    width: Math.max(1, width - 2 * x),
    height: Math.max(1, height - 2 * y - (hasThumbnails && height >= thumbnailsMinPx ? thumbnailStripPx : 0)),
  };
};

/** Measures the window as it is now. @param host the block; slides run in its text direction */
export const measureLayout = (host: Element, hasThumbnails: boolean): LightboxLayout => {
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  return {
    viewport,
    slideArea: slideAreaIn(viewport, hasThumbnails),
    isPhone: window.innerWidth <= breakpoints.phone,
    isMirrored: host.matches(':dir(rtl)'),
  };
};

/** The whole picture in the middle of `slideArea`, as large as it can be there without being enlarged. */
export const fitInto = (natural: Size, slideArea: Box): Box => {
  const scale = Math.min(1, slideArea.width / natural.width, slideArea.height / natural.height);
  const width = natural.width * scale;
  const height = natural.height * scale;
  return {
    x: slideArea.x + (slideArea.width - width) / 2,
    y: slideArea.y + (slideArea.height - height) / 2,
    width,
    height,
  };
};
