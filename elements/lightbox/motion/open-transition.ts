import { prefersReducedMotion } from '../../../src/core/util/prefers-reduced-motion';
import { wait } from '../../../src/core/util/wait';
import type { SlideController } from '../slides/slide-controller';
import { glideEasing } from './track';

const overlayMs = 350;
const contentMs = 600;
/** As in `lightbox.css`. */
const overlayOpacity = 0.95;
/** How long the picture takes between its place in the page and its place in the lightbox. */
const zoomMs = 200;
/** How long the bars take to disappear. */
const barsLeaveMs = 150;
/** How long nothing else is done after the picture has arrived, so that its last frames are smooth. */
const restMs = 50;

interface TransitionElements {
  /** The layer that covers the page. */
  overlay: HTMLElement;
  /** The parts around the picture: bars, buttons, caption. */
  surroundings: HTMLElement[];
}

/** Keyframes of the picture, from its place in the page to its place in the lightbox. */
export type ZoomKeyframes = [inPage: Keyframe, inLightbox: Keyframe];

/** Shows and hides the lightbox: the overlay, then the parts around the picture, and the picture itself. */
export interface OpenTransition {
  /** Sets the opacity of everything but the picture. @param opacity from 0 to 1 */
  fade(opacity: number): void;
  /**
   * Fades the overlay in, then the parts on it. With keyframes the picture grows out of the page.
   * @returns a promise that resolves when the picture has arrived
   */
  enter(slide: SlideController, zoom?: ZoomKeyframes): Promise<void>;
  /**
   * Fades everything out from its current styles. With keyframes the picture shrinks back into the page.
   * @returns a promise that resolves when nothing shows any more; it never settles if the transition is stopped
   */
  leave(slide: SlideController, zoom?: ZoomKeyframes): Promise<void>;
  stop(): void;
}

/** @param getElements is called while the dialog is in the page */
export const createOpenTransition = (getElements: () => TransitionElements): OpenTransition => {
  let animations: Animation[] = [];

  const stop = (): void => {
    for (const animation of animations) animation.cancel();
    animations = [];
  };

  const fade = (opacity: number): void => {
    const { overlay, surroundings } = getElements();
    overlay.style.opacity = `${overlayOpacity * opacity}`;
    for (const part of surroundings) part.style.opacity = `${opacity}`;
  };

  return {
    fade,
    async enter({ frame, ready }, zoom) {
      fade(1);
      if (prefersReducedMotion()) return;
      const { overlay, surroundings } = getElements();
      const fadeIn = (part: HTMLElement): Animation =>
        part.animate(
          { opacity: [0, 1] },
          { duration: contentMs, delay: overlayMs, easing: 'ease', fill: 'backwards' },
        );
      const picture = zoom
        ? frame.animate(zoom, { duration: zoomMs, easing: glideEasing, fill: 'backwards' })
        : fadeIn(frame);
      animations = [
        overlay.animate({ opacity: [0, overlayOpacity] }, overlayMs),
        picture,
        ...surroundings.map(fadeIn),
      ];
      // The picture stays in the page until the lightbox has something to show.
      if (zoom) picture.pause();
      await ready;
      picture.play();
      await picture.finished.catch(() => {});
      await wait(restMs);
    },
    async leave({ frame }, zoom) {
      const { overlay, surroundings } = getElements();
      const { transform, clipPath, opacity } = getComputedStyle(frame);
      const overlayNow = getComputedStyle(overlay).opacity;
      stop();
      const run = (element: HTMLElement, frames: Keyframe[], duration: number): Animation =>
        element.animate(frames, { duration, easing: glideEasing, fill: 'forwards' });
      const zoomBack = ([inPage, inLightbox]: ZoomKeyframes): Keyframe[] => [
        { transform, clipPath: clipPath === 'none' ? (inLightbox.clipPath as string) : clipPath },
        inPage,
      ];
      animations = [
        run(overlay, [{ opacity: overlayNow }, { opacity: 0 }], overlayMs),
        ...surroundings.map((part) => run(part, [{ opacity: 0 }], barsLeaveMs)),
        zoom ? run(frame, zoomBack(zoom), zoomMs) : run(frame, [{ opacity }, { opacity: 0 }], overlayMs),
      ];
      await Promise.all(animations.map(({ finished }) => finished)).catch(() => new Promise(() => {}));
    },
    stop,
  };
};
