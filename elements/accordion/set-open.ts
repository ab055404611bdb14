const animations = new WeakMap<HTMLDetailsElement, Animation>();

/** Whether a section is opening or closing. Clicks on it are ignored meanwhile. */
export const isAnimating = (details: HTMLDetailsElement): boolean =>
  animations.get(details)?.playState === 'running';

const heightOf = (details: HTMLDetailsElement): string => `${details.getBoundingClientRect().height}px`;

/** `--az-duration`, which content.css sets on a section: 250 ms, or 0 with reduced motion. */
const durationMsOf = (details: HTMLDetailsElement): number =>
  Number.parseFloat(getComputedStyle(details).transitionDuration) * 1000;

interface SetOpenOptions {
  open: boolean;
  animate?: boolean;
}

/**
 * Opens or closes a section. The state changes at once, for assistive technology and scripts; the animation follows. The
 * section itself grows: an animation of its content alone would make the margins jump at the start and the end.
 */
export const setOpen = (details: HTMLDetailsElement, { open, animate = true }: SetOpenOptions): void => {
  if (details.open === open) return;
  const heightBefore = heightOf(details);
  animations.get(details)?.cancel();
  details.open = open;
  const heightAfter = heightOf(details);
  const duration = animate && heightBefore !== heightAfter && durationMsOf(details);
  if (!duration) return;
  const timing = { duration, easing: 'ease' };
  const keyframes = {
    height: [heightBefore, heightAfter],
    // Clips below only: a focus ring extends at the sides.
    clipPath: ['inset(-9px -99vw 0)', 'inset(-9px -99vw 0)'],
  };
  animations.set(details, details.animate(keyframes, timing));
  try {
    // Keeps the content of a closing section visible until it has closed. Only Chromium animates this pseudo-element.
    const visible = { contentVisibility: ['visible', 'visible'] };
    details.animate(visible, { ...timing, pseudoElement: '::details-content' });
  } catch {}
};
