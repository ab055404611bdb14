import { prefersStill } from '../util/prefers-still';

/** Gallery 9, grid image fade-in. */
const maxDelayMs = 500;
const fadeMs = 1000;

/** Blurred edges stay within the picture. */
const sharp = { filter: 'blur(0)', clipPath: 'inset(0)' };
const blurred = { ...sharp, filter: 'blur(16px)' };

/**
 * Keeps a picture unseen until it has `arrived`, then fades it in; over a placeholder it is blurred first. One that could
 * not be loaded shows its alternative text. For who wants no motion, every one is simply there.
 */
export const fadeIn = (image: HTMLImageElement, arrived: Promise<unknown>, hasPlaceholder = false): void => {
  if (prefersStill()) return void arrived.catch(() => {});
  const fade = image.animate(hasPlaceholder ? [blurred, sharp] : [{ opacity: 0 }, { opacity: 1 }], {
    duration: fadeMs,
    delay: Math.random() * maxDelayMs,
    easing: 'ease-out',
    fill: 'backwards',
  });
  fade.pause();
  arrived.then(
    () => fade.play(),
    () => fade.cancel(),
  );
};
