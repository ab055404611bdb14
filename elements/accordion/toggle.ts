const running = new WeakMap<HTMLDetailsElement, Animation>();

/** Whether a section is on its way; until it is there, toggling it is ignored (shell 4, animating flag). */
export const isAnimating = (details: HTMLDetailsElement): boolean =>
  running.get(details)?.playState === 'running';

const heightOf = (details: HTMLDetailsElement): string => `${details.getBoundingClientRect().height}px`;

/** `--az-duration`, as content.css says it of a section: 250 ms (shell 2.5 and 9), nothing for who wants no motion. */
const durationOf = (details: HTMLDetailsElement): number =>
  Number.parseFloat(getComputedStyle(details).transitionDuration) * 1000;

/**
 * Opens or closes a section. The state changes at once, for assistive technology and for scripts; what is seen
 * follows. It is the section that grows: of its content alone the margins would jump at the start and at the end.
 */
export const setOpen = (details: HTMLDetailsElement, open: boolean, animate = true): void => {
  if (details.open === open) return;
  const before = heightOf(details);
  running.get(details)?.cancel();
  details.open = open;
  const after = heightOf(details);
  const duration = animate && before !== after && durationOf(details);
  if (!duration) return;
  const timing = { duration, easing: 'ease' };
  running.set(
    details,
    details.animate(
      {
        height: [before, after],
        // Below only: a focus ring stands out at the sides.
        clipPath: ['inset(-9px -99vw 0)', 'inset(-9px -99vw 0)'],
      },
      timing,
    ),
  );
  try {
    // What closes is seen until it has closed, where a script can animate this part: in Chromium.
    const seen = { contentVisibility: ['visible', 'visible'] };
    details.animate(seen, { ...timing, pseudoElement: '::details-content' });
  } catch {}
};
