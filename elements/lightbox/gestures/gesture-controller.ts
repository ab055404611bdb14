import { prefersReducedMotion } from '../../../src/core/util/prefers-reduced-motion';
import { type Point, type View, viewAtRest } from '../geometry';
import type { OpenTransition } from '../motion/open-transition';
import { glideEasing, type SlideTrack } from '../motion/track';
import type { SlideController } from '../slides/slide-controller';
import type { Step, Viewer } from '../viewer';
import { clampPan, clampScale, easedPan, easedScale, withResistance, zoomAt, zoomScalesOf } from '../zoom';
import { type DragAxis, type PointerPath, trackPointers } from './pointer-tracker';
import { createWheelGestures } from './wheel';

const zoomMs = 300;
/** A drag counts from this speed, in px per ms … */
const fastPxPerMs = 0.5;
/** … or from this distance, in widths or heights of the window. */
const farAcross = 0.5;
const farDown = 0.2;
/** A picture pinched below this scale closes the lightbox. */
const closingScale = 0.75;
/** A zoomed picture dragged so far beyond its edge, in widths of the window, gives way to the next slide. */
const farBeyondEdge = 0.25;
/** The longest time and distance between the two taps of a double tap. */
const doubleTapMs = 300;
const doubleTapPx = 30;
/** A zoomed picture that is released moves on by the distance that the finger would have moved in this time. */
const throwMs = 200;
/** How much a wheel zooms: the exponent of the scale, per px. */
const wheelZoomPerPx = 0.002;
/** Clicks this near to an edge of the window do nothing, in widths or heights of the window. */
const edgeWidth = 0.02;

export interface GestureOptions {
  viewer: Viewer;
  track: SlideTrack;
  transition: OpenTransition;
  dialog: HTMLElement;
  /** The area that the slides move in. */
  stage: HTMLElement;
  /** Contains the arrow buttons. Drags may begin on them, too: they lie over the picture. */
  arrows: HTMLElement;
  caption: HTMLElement;
  /** Whether an element in the slide handles an event itself. */
  isInteractive(event: Event): boolean;
}

/** Lets fingers, mouse and wheel drag, pinch, zoom and tap the current slide. */
export interface GestureController {
  /**
   * Handles a click on the stage: goes to the next or the previous slide, closes the lightbox beside the picture, zooms after a
   * double tap. @param at in the window
   */
  click(at: Point): void;
  /** Enlarges the picture, or shows all of it again. @param at in the window; default: the middle */
  toggleZoom(at?: Point): void;
  /** Zooms around the middle of the window. */
  scaleBy(factor: number): void;
  scaleTo(scale: number, at?: Point): void;
  /** Moves a zoomed picture. @returns false where the picture is at its edge already */
  pan(distance: Point): boolean;
  /** Ends motion and waiting taps. */
  stop(): void;
  /** Removes all listeners. */
  destroy(): void;
}

export const createGestureController = (options: GestureOptions): GestureController => {
  const { viewer, track, transition, dialog, stage, arrows, caption, isInteractive } = options;
  const controller = new AbortController();
  /** The picture's view, and how far the track was moved, when the current drag or pinch began. */
  let startView: View = viewAtRest;
  let startMoved = 0;
  let animation: Animation | undefined;
  let firstTap: { at: Point; timer: ReturnType<typeof setTimeout> } | undefined;

  const layout = () => viewer.getSnapshot().layout;
  const viewport = () => layout().viewport;
  const limitsOf = ({ fit }: SlideController) => ({ fit, viewport: viewport() });
  const maxScaleOf = ({ natural, fit }: SlideController): number => zoomScalesOf(natural, fit).max;
  const zoomableSlide = (): SlideController | undefined =>
    track.current?.isZoomable ? track.current : undefined;

  /** The step to the slide on the right or the left. The next one is on the right, except where slides go from right to left. */
  const stepTo = (isRight: boolean): Step => (isRight === layout().isMirrored ? -1 : 1);

  /** A track that has moved to the right shows the slide on the left. */
  const stepOf = (moved: number): Step => stepTo(moved <= 0);

  const show = (slide: SlideController, view: View): void => {
    slide.show(view);
    slide.updateSizes();
    viewer.setZoomed(slide.isZoomed);
  };

  const animateTo = (slide: SlideController, view: View): void => {
    const { frame } = slide;
    const from = getComputedStyle(frame).transform;
    animation?.cancel();
    show(slide, view);
    if (prefersReducedMotion()) return;
    const to = frame.style.transform || 'none';
    animation = frame.animate({ transform: [from, to] }, { duration: zoomMs, easing: glideEasing });
  };

  const scaledView = (slide: SlideController, scale: number, point: Point): View =>
    scale === 1
      ? viewAtRest
      : clampPan(zoomAt(slide.view, { fit: slide.fit, scale, point }), limitsOf(slide));

  const scaleTo = (scale: number, at?: Point): void => {
    const slide = zoomableSlide();
    if (!slide) return;
    const { width, height } = viewport();
    const point = at ?? { x: width / 2, y: height / 2 };
    animateTo(slide, scaledView(slide, clampScale(scale, maxScaleOf(slide)), point));
  };

  const toggleZoom = (at?: Point): void => {
    const slide = track.current;
    if (slide) scaleTo(slide.isZoomed ? 1 : zoomScalesOf(slide.natural, slide.fit).doubleTap, at);
  };

  const onGrab = (): void => {
    // A tap that still waits would change the slide in the middle of the drag.
    clearTimeout(firstTap?.timer);
    firstTap = undefined;
    track.stop();
    viewer.mountNeighbours();
    startMoved = track.moved;
    animation?.cancel();
    startView = track.current?.view ?? viewAtRest;
  };

  const onDrag = (path: Point, axis: DragAxis): void => {
    const slide = track.current;
    if (!slide) return;
    if (slide.isZoomed)
      slide.show(
        easedPan({ ...startView, x: startView.x + path.x, y: startView.y + path.y }, limitsOf(slide)),
      );
    else if (axis === 'x') {
      const moved = startMoved + path.x;
      track.drag(viewer.hasNeighbour(stepOf(moved)) ? moved : withResistance(moved));
    } else {
      slide.show({ scale: 1, x: 0, y: path.y });
      transition.fade(1 - Math.min(1, Math.abs(path.y) / viewport().height));
    }
  };

  const onPinch = (ratio: number, { from, to }: { from: Point; to: Point }): void => {
    const slide = zoomableSlide();
    if (!slide) return;
    // The second finger came during a swipe: the picture stays under the fingers, and the track goes back.
    startView = { ...startView, x: startView.x + track.moved };
    track.drag(0);
    const scale = easedScale(startView.scale * ratio, maxScaleOf(slide));
    const view = zoomAt(startView, { fit: slide.fit, scale, point: from });
    slide.show({ ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y });
    transition.fade(Math.min(1, scale));
    viewer.setZoomed(slide.isZoomed);
  };

  /** Closes the lightbox after a drag up or down or a pinch that is large enough, else undoes the gesture. */
  const releaseToClose = (slide: SlideController, { velocity }: PointerPath): void => {
    const { scale, y } = slide.view;
    const isPinched = scale < easedScale(closingScale, 1);
    const isFar = Math.abs(y) > viewport().height * farDown;
    const isFast = y !== 0 && Math.abs(velocity.y) > fastPxPerMs;
    if (isPinched || (scale === 1 && (isFar || isFast))) viewer.close();
    else {
      transition.fade(1);
      animateTo(slide, viewAtRest);
    }
  };

  const releaseAcross = ({ x, velocity }: PointerPath): void => {
    const moved = startMoved + x;
    const isFast = Math.abs(velocity.x) > fastPxPerMs && velocity.x > 0 === moved > 0;
    const isFar = Math.abs(moved) > viewport().width * farAcross;
    if (!(isFast || isFar) || !viewer.step(stepOf(moved), true)) track.snapBack();
  };

  const releaseZoomed = (slide: SlideController, path: PointerPath): void => {
    const { view, fit } = slide;
    const { width, height } = viewport();
    const scale = clampScale(view.scale, maxScaleOf(slide));
    if (scale !== view.scale) {
      const point = { x: width / 2, y: height / 2 };
      animateTo(slide, clampPan(zoomAt(view, { fit, scale, point }), limitsOf(slide)));
      return;
    }
    // The finger's own distance counts: friction has shortened the picture's.
    const beyondEdge = startView.x + path.x - clampPan(view, limitsOf(slide)).x;
    if (Math.abs(beyondEdge) > width * farBeyondEdge && viewer.step(stepOf(beyondEdge), true)) return;
    const { velocity } = path;
    const thrownView = { ...view, x: view.x + velocity.x * throwMs, y: view.y + velocity.y * throwMs };
    animateTo(slide, clampPan(thrownView, limitsOf(slide)));
  };

  const onRelease = (path: PointerPath, axis: DragAxis | undefined): void => {
    const slide = track.current;
    if (!slide) return;
    if (slide.isZoomed) releaseZoomed(slide, path);
    else if (slide.view.scale < 1 || slide.view.x || slide.view.y) releaseToClose(slide, path);
    else if (axis === 'x') releaseAcross(path);
  };

  const wheel = createWheelGestures({
    isZoomed: () => !!track.current?.isZoomed,
    onSwipe: (isRight) => viewer.step(stepTo(isRight)),
    onPan(distance) {
      const slide = track.current;
      if (!slide) return;
      animation?.cancel();
      show(slide, clampPan({ ...slide.view, x: slide.view.x - distance }, limitsOf(slide)));
    },
    onZoom(distance, at) {
      const slide = zoomableSlide();
      if (!slide) return;
      animation?.cancel();
      const scale = clampScale(slide.view.scale * Math.exp(-distance * wheelZoomPerPx), maxScaleOf(slide));
      show(slide, scaledView(slide, scale, at));
    },
  });

  const pointers = trackPointers([stage, arrows], {
    isInteractive,
    onGrab,
    onDrag,
    onPinch,
    onRelease,
    onWheel: wheel.turn,
  });

  /** A click of the mouse, or a tap that has not become a double tap. */
  const applyClick = (at: Point): void => {
    const slide = track.current;
    if (!slide) return;
    const { width, height } = viewport();
    const [x, y] = [at.x / width, at.y / height];
    if (Math.min(x, 1 - x, y, 1 - y) < edgeWidth) return;
    const { left, right, top, bottom } = slide.frame.getBoundingClientRect();
    const isBeside = at.x < left || at.x > right || at.y < top || at.y > bottom;
    if (isBeside) viewer.close();
    else if (slide.isZoomed) toggleZoom();
    else viewer.step(stepTo(x >= 0.5));
  };

  const stop = (): void => {
    wheel.stop();
    clearTimeout(firstTap?.timer);
    firstTap = undefined;
    animation?.cancel();
  };

  // The page behind stays where it is. Only a caption that is too long for its place scrolls.
  const keepPageInPlace = (event: WheelEvent): void => {
    const isCaptionScrolling =
      caption.contains(event.target as Node) && caption.scrollHeight > caption.clientHeight;
    if (!isCaptionScrolling) event.preventDefault();
  };
  // Not `onWheel`: React's handlers for `wheel` are passive, and cannot prevent the default action.
  dialog.addEventListener('wheel', keepPageInPlace, { signal: controller.signal, passive: false });

  return {
    click(at) {
      if (!pointers.wasTouch()) return applyClick(at);
      const first = firstTap?.at;
      clearTimeout(firstTap?.timer);
      firstTap = undefined;
      if (first && Math.hypot(first.x - at.x, first.y - at.y) < doubleTapPx) return toggleZoom(at);
      // A tap may become a double tap.
      const timer = setTimeout(() => {
        firstTap = undefined;
        applyClick(at);
      }, doubleTapMs);
      firstTap = { at, timer };
    },
    toggleZoom,
    scaleBy(factor) {
      if (track.current) scaleTo(track.current.view.scale * factor);
    },
    scaleTo,
    pan({ x, y }) {
      const slide = track.current;
      if (!slide) return false;
      const { view } = slide;
      const target = clampPan({ ...view, x: view.x + x, y: view.y + y }, limitsOf(slide));
      if (target.x === view.x && target.y === view.y) return false;
      animateTo(slide, target);
      return true;
    },
    stop,
    destroy() {
      stop();
      pointers.stop();
      controller.abort();
    },
  };
};
