import { prefersReducedMotion } from '../../core/util/prefers-reduced-motion';

/** Pictures of a grid fade in one by one: each waits a random time up to this. */
const maxDelayMs = 500;
const fadeMs = 1000;

/** The clip keeps blurred edges within the picture. */
const sharp = { filter: 'blur(0)', clipPath: 'inset(0)' };
const blurred = { ...sharp, filter: 'blur(16px)' };

/**
 * Resolves when a picture that is loading can be painted; rejects when it cannot be loaded. Not `decode()` alone:
 * Chromium keeps a picture that a `decode()` waits for, and the nodes around it, in memory after its removal.
 */
export const whenLoaded = (image: HTMLImageElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image.decode()), { once: true });
    image.addEventListener('error', reject, { once: true });
  });

/**
 * Hides a picture until it has loaded, then fades it in; over a placeholder, the picture is blurred first. A picture that
 * cannot be loaded shows its alternative text. Nothing fades for visitors who prefer reduced motion.
 */
export const fadeIn = (image: HTMLImageElement, loaded: Promise<unknown>, hasPlaceholder = false): void => {
  if (prefersReducedMotion()) return void loaded.catch(() => {});
  const fade = image.animate(hasPlaceholder ? [blurred, sharp] : [{ opacity: 0 }, { opacity: 1 }], {
    duration: fadeMs,
    delay: Math.random() * maxDelayMs,
    easing: 'ease-out',
    fill: 'backwards',
  });
  fade.pause();
  loaded.then(
    () => fade.play(),
    () => fade.cancel(),
  );
};
