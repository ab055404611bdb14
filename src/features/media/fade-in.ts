import { prefersReducedMotion } from '../../core/util/prefers-reduced-motion';

/** Pictures of a grid fade in one by one: each waits a random time up to this. */
const maxDelayMs = 500;
const fadeMs = 1000;

/** Not 0: Chromium does not count a picture that is painted with an opacity of 0 as the Largest Contentful Paint. */
const faintOpacity = 0.01;

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

const startFade = (image: HTMLImageElement, hasPlaceholder: boolean): Animation =>
  image.animate(hasPlaceholder ? [blurred, sharp] : [{ opacity: faintOpacity }, { opacity: 1 }], {
    duration: fadeMs,
    delay: Math.random() * maxDelayMs,
    easing: 'ease-out',
    fill: 'backwards',
  });

/**
 * Hides a picture until it has loaded, then fades it in; over a placeholder, the picture is blurred first. A picture that
 * cannot be loaded shows its alternative text. Nothing fades for visitors who prefer reduced motion.
 */
export const fadeIn = (image: HTMLImageElement, loaded: Promise<unknown>, hasPlaceholder: boolean): void => {
  if (prefersReducedMotion()) return void loaded.catch(() => {});
  const fade = startFade(image, hasPlaceholder);
  fade.pause();
  loaded.then(
    () => fade.play(),
    () => fade.cancel(),
  );
};

/**
 * As `fadeIn`, for a picture that loads by itself. A picture that is there already, or that the browser has begun to
 * paint, is never hidden. An inline style hides the picture: a paused animation for each of thousands of pictures would
 * slow down the page.
 * @returns a function that stops
 */
export const fadeInOnLoad = (image: HTMLImageElement): (() => void) => {
  if (image.complete || image.naturalWidth || prefersReducedMotion()) return () => {};
  const { opacity } = image.style;
  const show = (): void => {
    image.style.opacity = opacity;
  };
  const onLoad = (): void => {
    show();
    startFade(image, false);
  };
  image.style.opacity = `${faintOpacity}`;
  image.addEventListener('load', onLoad, { once: true });
  image.addEventListener('error', show, { once: true });
  return () => {
    image.removeEventListener('load', onLoad);
    image.removeEventListener('error', show);
    show();
  };
};
