type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** How far a box is outside of a viewport of that size, in px; 0 for one that is seen. */
export const distanceTo = (box: Box, viewport: { width: number; height: number }): number =>
  Math.max(0, box.top - viewport.height, -box.bottom) + Math.max(0, box.left - viewport.width, -box.right);
