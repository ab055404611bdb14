import type { Box, Size } from '../geometry/fit';
import type { SlideView } from '../slides/slide-view';
import { asCropped, type Crop, cropOf } from './crop';

/** Boxes around a thumbnail that may cut it off. */
const looksUp = 6;

const around = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as ShadowRoot).host ?? null;

/** What is left of a box within all that cuts it off: what does not let it stand out, and the window. */
const visible = (element: Element, box: Box, viewport: Size): Box => {
  let [left, top, right, bottom] = [
    Math.max(0, box.x),
    Math.max(0, box.y),
    Math.min(viewport.width, box.x + box.width),
    Math.min(viewport.height, box.y + box.height),
  ];
  let parent = around(element);
  for (let count = 0; parent && count < looksUp; count++, parent = around(parent)) {
    if (getComputedStyle(parent).overflowX === 'visible') continue;
    const edges = parent.getBoundingClientRect();
    left = Math.max(left, edges.left);
    top = Math.max(top, edges.top);
    right = Math.min(right, edges.right);
    bottom = Math.min(bottom, edges.bottom);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** What the page shows of a slide's picture; undefined where the visitor sees nothing of it. */
const seenIn = ({ slide, fit }: SlideView, viewport: Size): Crop | undefined => {
  const { thumbnail } = slide;
  if (
    !thumbnail?.isConnected ||
    !thumbnail.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
    return undefined;
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
  const seen = visible(thumbnail, crop.seen, viewport);
  return seen.width > 0 && seen.height > 0 ? { ...crop, seen } : undefined;
};

/** Keyframes of the picture, as in the page and as it fits; undefined where the page does not show it. */
export const growthOf = (view: SlideView, viewport: Size): [Keyframe, Keyframe] | undefined => {
  const crop = seenIn(view, viewport);
  return crop && [asCropped(crop, view.fit), { transform: 'none', clipPath: 'inset(0 0 0 0 round 0px)' }];
};
