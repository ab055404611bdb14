interface GlideOptions {
  /** Where to, as `scrollLeft` has it. */
  left: number;
  ms: number;
  /** It is there. */
  done: () => void;
}

/** No frames come in a page that is hidden: then it is there at once, so much later. */
const lateMs = 250;

/**
 * Scrolls in a given time; the browser's own smooth scrolling takes what it likes.
 * @returns a function that ends it where it is
 */
export const glide = (scroller: HTMLElement, { left, ms, done }: GlideOptions): (() => void) => {
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
    done();
  };
  const step = (nowMs: number): void => {
    startMs ??= nowMs;
    const rest = 1 - (nowMs - startMs) / ms;
    if (rest <= 0) {
      arrive();
      return;
    }
    scroller.scrollLeft = left - (left - from) * rest ** 3;
    frame = requestAnimationFrame(step);
  };
  const timer = setTimeout(arrive, ms + lateMs);
  frame = requestAnimationFrame(step);
  return stop;
};
