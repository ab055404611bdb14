import type { Kind } from '../pages/contestant';
import { opacityOf } from './opacity';

/** What asks for consent, of each contestant. */
const banners: Partial<Record<Kind, () => Element | null | undefined>> = {
  plain: () => document.querySelector('.notice'),
  azulejo: () => document.querySelector('az-cookie-banner')?.shadowRoot?.querySelector('[part=banner]'),
  'vanilla-consent': () => document.querySelector('#cc-main .cm'),
  klaro: () => document.querySelector('.klaro .cookie-notice'),
};

/** A visitor can read it: it is all there, within the window. */
const isVisible = (element: Element): boolean => {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    width * height > 0 &&
    top >= 0 &&
    Math.round(bottom) <= innerHeight &&
    opacityOf(element) > 0.99
  );
};

/** Resolves when the banner can be read, as each frame is about to be painted. */
export const visible = (kind: Kind): Promise<{ visibleMs: number }> =>
  new Promise((resolve) => {
    const frame = (): void => {
      const banner = banners[kind]?.();
      if (banner && isVisible(banner)) resolve({ visibleMs: performance.now() });
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
