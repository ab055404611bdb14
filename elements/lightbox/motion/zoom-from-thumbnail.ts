import { flatTreeParent } from '../../../src/core/util/flat-tree-parent';
import type { Box, Size } from '../geometry';
import type { ZoomKeyframes } from './open-transition';

/** A thumbnail as the page shows it. */
interface Thumbnail {
  box: Box;
  /** Computed `object-fit` and `object-position`. */
  fit: string;
  position: string;
  /** Corner radius in px. */
  radius: number;
}

/** The part of a picture that a thumbnail shows, in px of the window. */
interface Crop {
  /** Where the whole picture would be. */
  whole: Box;
  /** The part that is visible. */
  visible: Box;
  radius: number;
}

/** Number of ancestors of a thumbnail, from the nearest, that `unclipped` checks. */
const maxClippingAncestors = 6;

/** The start of a picture in a box that is `freePx` larger. @param value "30%", or px */
const offsetOf = (value: string | undefined, freePx: number): number => {
  const number = Number.parseFloat(value ?? '');
  if (Number.isNaN(number)) return freePx / 2;
  return value?.endsWith('%') ? (freePx * number) / 100 : number;
};

const scaleOf = ({ box, fit }: Thumbnail, picture: Size): number => {
  const ratios = [box.width / picture.width, box.height / picture.height];
  // `fill` counts as `cover`: the larger file would be distorted where its shape is another than the thumbnail's.
  return fit === 'contain' || fit === 'scale-down' ? Math.min(...ratios) : Math.max(...ratios);
};

/** How a thumbnail crops the picture. The thumbnail may be a smaller file of the same picture. */
export const cropOf = (thumbnail: Thumbnail, picture: Size): Crop => {
  const { box, position, radius } = thumbnail;
  const scale = scaleOf(thumbnail, picture);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [left, top] = position.split(' ');
  const x = box.x + offsetOf(left, box.width - width);
  const y = box.y + offsetOf(top, box.height - height);
  const visibleX = Math.max(x, box.x);
  const visibleY = Math.max(y, box.y);
  return {
    whole: { x, y, width, height },
    visible: {
      x: visibleX,
      y: visibleY,
      width: Math.min(x + width, box.x + box.width) - visibleX,
      height: Math.min(y + height, box.y + box.height) - visibleY,
    },
    radius,
  };
};

/** Styles that make the picture at `fit`, with its upper left corner as the origin, look as the thumbnail does. */
export const stylesAsCropped = (
  { whole, visible, radius }: Crop,
  fit: Box,
): { transform: string; clipPath: string } => {
  const scale = whole.width / fit.width;
  const px = (value: number): string => `${+(value / scale).toFixed(2)}px`;
  const top = px(visible.y - whole.y);
  const right = px(whole.x + whole.width - visible.x - visible.width);
  const bottom = px(whole.y + whole.height - visible.y - visible.height);
  const left = px(visible.x - whole.x);
  return {
    transform: `translate(${whole.x - fit.x}px, ${whole.y - fit.y}px) scale(${scale})`,
    clipPath: `inset(${top} ${right} ${bottom} ${left} round ${px(radius)})`,
  };
};

/** The part of a box that neither the window nor an ancestor with `overflow` clips. */
const unclipped = (element: Element, box: Box, viewport: Size): Box => {
  let [left, top, right, bottom] = [
    Math.max(0, box.x),
    Math.max(0, box.y),
    Math.min(viewport.width, box.x + box.width),
    Math.min(viewport.height, box.y + box.height),
  ];
  let parent = flatTreeParent(element);
  for (let count = 0; parent && count < maxClippingAncestors; count++, parent = flatTreeParent(parent)) {
    if (getComputedStyle(parent).overflowX === 'visible') continue;
    const edges = parent.getBoundingClientRect();
    left = Math.max(left, edges.left);
    top = Math.max(top, edges.top);
    right = Math.min(right, edges.right);
    bottom = Math.min(bottom, edges.bottom);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** How the page shows the thumbnail now; undefined where the visitor sees nothing of the thumbnail. */
const measureCrop = (thumbnail: HTMLImageElement, fit: Size, viewport: Size): Crop | undefined => {
  const isVisible =
    thumbnail.isConnected && thumbnail.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  if (!isVisible) return undefined;
  const { x, y, width, height } = thumbnail.getBoundingClientRect();
  if (!width || !height) return undefined;
  const { objectFit, objectPosition, borderTopLeftRadius } = getComputedStyle(thumbnail);
  const crop = cropOf(
    {
      box: { x, y, width, height },
      fit: objectFit,
      position: objectPosition,
      radius: Number.parseFloat(borderTopLeftRadius) || 0,
    },
    fit,
  );
  const visible = unclipped(thumbnail, crop.visible, viewport);
  return visible.width > 0 && visible.height > 0 ? { ...crop, visible } : undefined;
};

interface ZoomFromThumbnailOptions {
  thumbnail: HTMLImageElement | undefined;
  /** Where the picture stands in the lightbox. */
  fit: Box;
  viewport: Size;
}

/** Keyframes of a picture that grows out of its thumbnail; undefined where the visitor sees no thumbnail. */
export const zoomFromThumbnail = (options: ZoomFromThumbnailOptions): ZoomKeyframes | undefined => {
  const { thumbnail, fit, viewport } = options;
  const crop = thumbnail && measureCrop(thumbnail, fit, viewport);
  return crop && [stylesAsCropped(crop, fit), { transform: 'none', clipPath: 'inset(0 0 0 0 round 0px)' }];
};
