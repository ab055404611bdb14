import { safeUrl } from '../../../src/util/safe-url';
import type { DesignProps } from '../design';
import { isEdited } from '../is-edited';
import { users } from '../users';

interface ClickProps extends DesignProps {
  /** The slide that is clicked. */
  index: number;
  /** Whether clicks change the slide. */
  moves: boolean;
}

/** What a click on a slide does (gallery 4.4). */
export const clickSlide = (
  event: MouseEvent,
  { slides, settings, engine, index, moves }: ClickProps,
): void => {
  const scroller = event.currentTarget as Element;
  const path = event.composedPath();
  const inside = path.slice(0, path.indexOf(scroller)) as Element[];
  const slide = slides[index];
  if (!slide || event.defaultPrevented || inside.some((node) => node.matches?.(users))) return;
  const { activeSlideClickBehavior: behavior, newWindow } = settings;
  const address = safeUrl(slide.clickThrough);
  if (address && isEdited()) return;
  if (address) window.open(address, newWindow ? '_blank' : '_self', newWindow ? 'noopener' : '');
  else if (!moves) return;
  else if (index !== engine.index) engine.goTo(index);
  // A video that shows keeps its clicks for itself.
  else if (!slide.isVideo && behavior !== 'stay') engine[behavior]();
};
