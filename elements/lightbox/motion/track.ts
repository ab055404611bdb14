import { prefersReducedMotion } from '../../../src/core/util/prefers-reduced-motion';
import type { LightboxLayout } from '../geometry';
import type { SlideController } from '../slides/slide-controller';

/** How the track goes to another slide. */
export type TrackMotion = 'none' | 'fade' | 'slide' | 'drag';

const slideMs = 600;
/** Duration of the rest of the way after a drag. */
const dragEndMs = 300;
/** Fast at first, as after a push: for slides and pictures that move. */
export const glideEasing = 'cubic-bezier(.2, .7, .3, 1)';
/** Space between two slides, in widths of the window. */
const gap = 0.1;

/** Distance in px from one slide to the next; negative where slides go from right to left. */
export const slideDistance = ({ viewport, isMirrored }: LightboxLayout): number =>
  Math.round(viewport.width * (1 + gap)) * (isMirrored ? -1 : 1);

interface TrackOptions {
  /** The element that moves; null before it is in the page. */
  getElement(): HTMLElement | null;
  /** Called when the track has come to rest at a slide. */
  onRest(): void;
}

/**
 * Moves the slides. Each slide has a position on the track, and the track has no ends where slides loop. The viewer decides
 * which slides are on the track; this controller only knows where the track is.
 */
export interface SlideTrack {
  /** The slide at the current position. */
  readonly current: SlideController | undefined;
  /** How far a finger has moved the track from the current slide, in px. */
  readonly moved: number;
  /** @returns a function that removes the slide again */
  add(position: number, slide: SlideController): () => void;
  /** Stops the track at the current slide, for a window of another size. @param distance between two slides, in px */
  layOut(distance: number): void;
  goTo(position: number, motion: TrackMotion): void;
  /** Follows a finger. @param moved from the current slide, in px */
  drag(moved: number): void;
  /** Goes back to the current slide after a drag. */
  snapBack(): void;
  /** Stops where the track is. */
  stop(): void;
}

export const createTrack = ({ getElement, onRest }: TrackOptions): SlideTrack => {
  const slides = new Map<number, SlideController>();
  let position = 0;
  let distance = 0;
  /** Where the track is, in px. */
  let offset = 0;
  let animations: Animation[] = [];

  const restOffset = (): number => -position * distance;

  const setOffset = (px: number): void => {
    offset = px;
    const track = getElement();
    if (track) track.style.transform = `translateX(${px}px)`;
  };

  const stop = (): void => {
    const track = getElement();
    if (track && track.getAnimations().length > 0)
      offset = new DOMMatrix(getComputedStyle(track).transform).e;
    for (const animation of animations) animation.cancel();
    animations = [];
  };

  const run = (started: Animation[]): void => {
    animations = started;
    // A cancelled animation rejects. The code that cancels it starts the next motion.
    Promise.all(started.map(({ finished }) => finished)).then(onRest, () => {});
  };

  const glide = (duration: number): void => {
    const from = `translateX(${offset}px)`;
    setOffset(restOffset());
    const track = getElement();
    if (!track) return;
    const to = track.style.transform;
    if (prefersReducedMotion()) onRest();
    else run([track.animate({ transform: [from, to] }, { duration, easing: glideEasing })]);
  };

  const fade = (previous: SlideController, current: SlideController): void => {
    const timing = { duration: slideMs, easing: 'ease' };
    const here = current.element.style.transform;
    run([
      current.element.animate({ opacity: [0, 1] }, timing),
      previous.element.animate({ opacity: [1, 0], transform: [here, here] }, timing),
    ]);
  };

  return {
    get current() {
      return slides.get(position);
    },
    get moved() {
      return offset - restOffset();
    },
    add(at, slide) {
      slides.set(at, slide);
      return () => {
        if (slides.get(at) === slide) slides.delete(at);
      };
    },
    layOut(newDistance) {
      stop();
      distance = newDistance;
      setOffset(restOffset());
    },
    goTo(newPosition, motion) {
      stop();
      const previous = slides.get(position);
      position = newPosition;
      const current = slides.get(position);
      if (motion === 'drag') glide(dragEndMs);
      else if (motion === 'slide') glide(slideMs);
      else {
        setOffset(restOffset());
        if (motion === 'fade' && previous && current && !prefersReducedMotion()) fade(previous, current);
        else if (motion === 'fade') onRest();
      }
    },
    drag(moved) {
      setOffset(restOffset() + moved);
    },
    snapBack() {
      glide(dragEndMs);
    },
    stop,
  };
};
