import type { DesignProps } from '../../design';
import { users } from '../../users';

export { pauseVideos } from '../../scroller/pause-videos';

/**
 * What a click on the current slide does (gallery 4.4).
 * @param inside where it was, up to the slides
 */
export const clickSlide = (
  event: MouseEvent,
  inside: EventTarget[],
  { engine, settings, slides }: DesignProps,
): void => {
  const behaviour = settings.activeSlideClickBehavior;
  const isUsed = event.defaultPrevented || (inside as Element[]).some((node) => node.matches?.(users));
  if (!isUsed && behaviour !== 'stay' && !slides[engine.index]?.isVideo) engine[behaviour]();
};
