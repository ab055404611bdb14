import { prefersStill } from '../util/prefers-still';

/** Gallery 9, grid image fade-in. */
const maxDelayMs = 500;
const fadeMs = 1000;

/** Keeps `image` unseen until it has loaded, then fades it in; it is simply there for who wants no motion. */
export const fadeIn = (image: HTMLImageElement): void => {
  if ((image.complete && image.naturalWidth) || prefersStill()) return;
  const fade = image.animate([{ opacity: 0 }, { opacity: 1 }], {
    duration: fadeMs,
    delay: Math.random() * maxDelayMs,
    easing: 'ease-out',
    fill: 'backwards',
  });
  fade.pause();
  image.addEventListener('load', () => fade.play(), { once: true });
  // What cannot be loaded shows its alternative text.
  image.addEventListener('error', () => fade.cancel(), { once: true });
};
