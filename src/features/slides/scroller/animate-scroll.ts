interface AnimateScrollOptions {
  /** The target's `scrollLeft`. */
  left: number;
  durationMs: number;
  onArrive: () => void;
}

/** A hidden page gets no animation frames; a timer ends the animation this long after its duration. */
const hiddenPageDelayMs = 250;

/**
 * Scrolls in a given time. The browser's own smooth scrolling takes no duration.
 * @returns a function that stops the animation where it is
 */
export const animateScroll = (
  scroller: HTMLElement,
  { left, durationMs, onArrive }: AnimateScrollOptions,
): (() => void) => {
  const from = scroller.scrollLeft;
  let startMs: number | undefined;
  let frame = 0;

  const stop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const arrive = (): void => {
    stop();
    scroller.scrollLeft = left;
    onArrive();
  };
  const step = (nowMs: number): void => {
    startMs ??= nowMs;
    const remaining = 1 - (nowMs - startMs) / durationMs;
    if (remaining <= 0) {
      arrive();
      return;
    }
    scroller.scrollLeft = left - (left - from) * remaining ** 3;
    frame = requestAnimationFrame(step);
  };
  const timer = setTimeout(arrive, durationMs + hiddenPageDelayMs);
  frame = requestAnimationFrame(step);
  return stop;
};
