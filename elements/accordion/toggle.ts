import { prefersStill } from '../../src/util/prefers-still';

/** Shell 2.5 and 9. */
const animationMs = 250;

/** Sections on their way; until they are there, a toggle of them is ignored (shell 4, animating flag). */
const animating = new WeakSet<HTMLDetailsElement>();

export const isAnimating = (details: HTMLDetailsElement): boolean => animating.has(details);

const height = (details: HTMLDetailsElement): string =>
  getComputedStyle(details, '::details-content').blockSize;

/** The height of what a section opens, in CSS pixels; 0 where the engine has no `::details-content`. */
const contentHeight = (details: HTMLDetailsElement): number => Number.parseFloat(height(details)) || 0;

/**
 * Opens or closes a section. The state changes at once, for assistive technology and for scripts; what is seen follows
 * in 250 ms, where the engine can animate `::details-content` and the visitor has not asked for less motion.
 */
export const setOpen = (details: HTMLDetailsElement, open: boolean, { animate = true } = {}): void => {
  if (details.open === open) return;
  const before = contentHeight(details);
  details.open = open;
  const heights = open ? [0, contentHeight(details)] : [before, 0];
  if (!animate || !Math.max(...heights) || prefersStill()) return;
  animating.add(details);
  const animation = details.animate(
    {
      blockSize: heights.map((px) => `${px}px`),
      contentVisibility: ['visible', 'visible'],
      overflow: ['clip', 'clip'],
    },
    { duration: animationMs, easing: 'ease', pseudoElement: '::details-content' },
  );
  animation.onfinish = animation.oncancel = () => animating.delete(details);
};
