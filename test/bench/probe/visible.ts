import type { Kind } from '../pages/contestant';
import { opacityOf } from './opacity';

/** The banner of each contestant. */
const banners: Partial<Record<Kind, () => Element | null | undefined>> = {
  plain: () => document.querySelector('.notice'),
  azulejo: () => document.querySelector('az-cookie-banner')?.shadowRoot?.querySelector('[part=banner]'),
  'vanilla-consent': () => document.querySelector('#cc-main .cm'),
  klaro: () => document.querySelector('.klaro .cookie-notice'),
};

/** Whether a visitor can read the banner: all of it is visible, within the window. */
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

/** Checks before each frame is painted. Resolves when a visitor can read the banner. */
export const visible = (kind: Kind): Promise<{ visibleMs: number }> =>
  new Promise((resolve) => {
    const frame = (): void => {
      const banner = banners[kind]?.();
      if (banner && isVisible(banner)) resolve({ visibleMs: performance.now() });
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
