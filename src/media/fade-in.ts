import { prefersStill } from '../util/prefers-still';

/** Gallery 9, grid image fade-in. */
const maxDelayMs = 500;
const fadeMs = 1000;

/**
 * Keeps `image` unseen until it has loaded, then fades it in. One that is there already stays as it is, also one that
 * could not be loaded and shows its alternative text; for who wants no motion, every one is simply there.
 */
export const fadeIn = (image: HTMLImageElement): void => {
  if (image.complete || prefersStill()) return;
  const fade = image.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: fadeMs,
    delay: Math.random() * maxDelayMs,
    easing: 'ease-out',
    fill: 'backwards',
  });
  fade.pause();
  image.addEventListener('load', () => fade.play(), { once: true });
  image.addEventListener('error', () => fade.cancel(), { once: true });
};
