import type { Triggers } from './popup-rules';

/** A longer timer would fire at once. */
const maxDelayMs = 2 ** 31 - 1;

/** How far the visitor has scrolled; 0 on a page that fits into the window. */
const scrolledPercentage = (): number => {
  const { scrollTop, scrollHeight, clientHeight } = document.scrollingElement ?? document.documentElement;
  return scrollHeight > clientHeight ? (scrollTop / (scrollHeight - clientHeight)) * 100 : 0;
};

interface OnFirstTriggerOptions {
  /** Ends the triggers. */
  signal: AbortSignal;
  open: () => void;
}

/** Calls `open` at the first of the triggers. */
export const onFirstTrigger = (
  { delayMs, scrollPercentage, isOnExit }: Triggers,
  { signal, open }: OnFirstTriggerOptions,
): void => {
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  signal.addEventListener('abort', () => controller.abort());
  const fire = (): void => {
    if (controller.signal.aborted) return;
    controller.abort();
    open();
  };
  if (delayMs !== undefined) {
    const timer = setTimeout(fire, Math.min(delayMs, maxDelayMs));
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
  }
  if (scrollPercentage !== undefined) {
    const onScroll = (): void => {
      // Rounded, because a zoomed page ends some fraction of a pixel early.
      if (Math.ceil(scrolledPercentage()) >= scrollPercentage) fire();
    };
    addEventListener('scroll', onScroll, options);
    // The browser may have restored a scroll position.
    onScroll();
  }
  if (isOnExit) {
    const onLeave = ({ clientY, relatedTarget }: MouseEvent): void => {
      if (!relatedTarget && clientY <= 0) fire();
    };
    document.addEventListener('mouseout', onLeave, options);
    document.addEventListener('mouseleave', onLeave, options);
  }
};
