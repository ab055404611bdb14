import { prefersReducedMotion } from '../../../../src/core/util/prefers-reduced-motion';
import { createStore, type Store } from '../../../../src/core/util/store';
import { wait } from '../../../../src/core/util/wait';
import { whenLoaded } from '../../../../src/features/media/fade-in';
import type { Engine } from '../../../../src/features/slides/engine/engine';
import type { SwipeHandlers } from '../../navigation/use-swipe';
import type { GallerySettings } from '../../schema';
import { stopVideos } from '../../slide-actions';
import type { Slide } from '../../slides';
import { fade, fadeDriver } from '../../transitions/fade';
import type { SlideStep, Transition, TransitionDriver, TransitionStage } from '../../transitions/transition';
import {
  indexBeside,
  initialSlideshowState,
  reduceSlideshow,
  type SlidePosition,
  type SlideshowEvent,
  type SlideshowState,
  visibleIndexOf,
} from './slideshow-state';

/** The longest time that a change waits for a picture, so that a broken or very slow one does not stop the slideshow. */
const pictureTimeoutMs = 1000;
/** How long the list of slides takes to get the height of the next slide. */
const heightMs = 300;
/** How long a change takes without the setting `speed`, in s. */
const defaultSpeed = 1;

interface SlideshowOptions {
  slides: Slide[];
  settings: GallerySettings;
}

/** Runs the motion of a slideshow. Views read its state, and change nothing but through these functions. */
export interface SlideshowController extends Store<SlideshowState> {
  setOptions(options: SlideshowOptions): void;
  setTransition(transition: Transition): void;
  /** Stores the element of a rendered slide. @returns a function that removes it */
  addSlide(key: string, element: HTMLElement): () => void;
  /** The view calls this once it has rendered `state`. */
  handleRender(state: SlideshowState): void;
  /** Follows the engine. @param list the element around all slides @returns a function that stops the slideshow */
  start(list: HTMLElement): () => void;
  /** The handlers of swipes on the list. */
  swipe: SwipeHandlers;
}

/** Resolves when a picture can be painted, has failed, or has taken too long. */
const pictureReady = (image: HTMLImageElement | null | undefined): Promise<unknown> => {
  const isLoaded = image?.complete && image.currentSrc;
  const ready = isLoaded ? image.decode() : image && whenLoaded(image);
  return Promise.race([Promise.resolve(ready).catch(() => {}), wait(pictureTimeoutMs)]);
};

export const createSlideshow = (engine: Engine, options: SlideshowOptions): SlideshowController => {
  let { slides, settings } = options;
  const { getSnapshot, subscribe, set } = createStore(initialSlideshowState);
  let list: HTMLElement;
  // "fade" is the initial transition, so `setTransition(fade)` changes nothing.
  let transition = fade;
  let driver: TransitionDriver = fadeDriver;
  let isStarted = false;
  let animations: Animation[] = [];
  let endDrag = (): void => {};
  let dragDirection = 1;
  let onRendered: (() => void)[] = [];
  const elements = new Map<string, HTMLElement>();

  /** Sends an event to the state machine. The promise resolves after React has rendered the result: `handleRender` resolves it. */
  const dispatch = (event: SlideshowEvent): Promise<void> => {
    const next = reduceSlideshow(getSnapshot(), event);
    if (next === getSnapshot()) return Promise.resolve();
    set(next);
    return new Promise((resolve) => {
      onRendered.push(resolve);
    });
  };

  const position = (): SlidePosition => ({ slides, index: engine.index, loop: settings.loop });
  const visibleIndex = (): number => visibleIndexOf(getSnapshot(), position());
  const engineKey = (): string | undefined => slides[engine.index]?.key;
  const elementAt = (index: number | undefined): HTMLElement | undefined =>
    elements.get(slides[index ?? -1]?.key ?? '');

  const stage: TransitionStage = {
    get settings() {
      return settings;
    },
    get list() {
      return list;
    },
    get speedMs() {
      return prefersReducedMotion() ? 0 : (settings.speed ?? defaultSpeed) * 1000;
    },
    get direction() {
      const isMirrored = transition.axis(settings) === 'x' && getComputedStyle(list).direction === 'rtl';
      return isMirrored ? -1 : 1;
    },
    hasSlide: (step) => indexBeside(getSnapshot(), position(), step) !== undefined,
    slideAt: (step) => elementAt(step ? indexBeside(getSnapshot(), position(), step) : visibleIndex()),
  };

  /** The picture of a slide, in the page's own element or in the element that is rendered from data. */
  const pictureAt = (index: number): HTMLImageElement | null | undefined => {
    const slide = slides[index];
    const content = slide && 'element' in slide ? slide.element : elementAt(index);
    return content?.matches('img') ? (content as HTMLImageElement) : content?.querySelector('img');
  };

  const showPicture = (): void => {
    const picture = pictureAt(visibleIndex());
    if (picture) driver.showPicture?.(picture);
  };

  const animateHeight = (from: number, to: number): Animation[] =>
    from === to
      ? []
      : [list.animate({ height: [`${from}px`, `${to}px`] }, { duration: heightMs, easing: 'ease' })];

  /** Replaces the visible slide by the engine's: `enter` animates the old slide out, `show` swaps at once. */
  const swapSlides = async (event: 'show' | 'enter'): Promise<{ from?: HTMLElement; to?: HTMLElement }> => {
    const index = visibleIndex();
    const from = elementAt(index);
    const hadFocus = from?.matches(':focus-within');
    stopVideos(slides[index], from);
    await dispatch({ type: event, key: engineKey() });
    const to = elementAt(visibleIndex());
    // The focus would be lost in a slide that cannot be reached any more.
    if (hadFocus) to?.focus({ preventScroll: true });
    return { from, to };
  };

  /**
   * Waits for the animations, then puts all slides at rest. The visitor sees `onRest` and the removal of the animations as one
   * step.
   */
  const runToEnd = async (running: Animation[], onRest: (() => void) | undefined): Promise<void> => {
    animations = running;
    await Promise.allSettled(running.map(({ finished }) => finished));
    await dispatch({ type: 'rest' });
    onRest?.();
    for (const animation of running) animation.cancel();
    animations = [];
  };

  /** From "waiting" or "dragged" through "moving" to "idle". */
  const enterSlide = async (
    animate: (from: HTMLElement, to: HTMLElement) => Animation[],
    onRest: (() => void) | undefined,
  ): Promise<void> => {
    const heightBefore = list.offsetHeight;
    const { from, to } = await swapSlides('enter');
    const running = from && to && from !== to ? animate(from, to) : [];
    if (running.length > 0) running.push(...animateHeight(heightBefore, list.offsetHeight));
    showPicture();
    await runToEnd(running, onRest);
  };

  /** From "idle" through "waiting" and "moving" to "idle". */
  const changeSlide = async (step: SlideStep): Promise<void> => {
    await dispatch({ type: 'request' });
    await pictureReady(pictureAt(engine.index));
    const { change, reset } = driver;
    await enterSlide((from, to) => change({ from, to, step, speedMs: stage.speedMs }), reset);
  };

  const showWithoutMotion = async (): Promise<void> => {
    await swapSlides('show');
    showPicture();
    driver.reset?.();
  };

  /** From "dragged" to "idle", through "moving" where the drag changes the slide. */
  const releaseSlides = async (movedPx: number, heldMs: number): Promise<SlideStep | 0> => {
    const { changeBy, stepAtRest, animate = () => [], keepInPlace } = driver.release(movedPx, heldMs);
    const index = changeBy ? indexBeside(getSnapshot(), position(), changeBy) : undefined;
    if (index === undefined) await runToEnd(animate(), keepInPlace);
    else {
      engine.adoptIndex(index);
      await enterSlide(animate, keepInPlace);
    }
    return stepAtRest;
  };

  /** Shows the engine's slide if the visible slide has been removed. */
  const showRemaining = (): void => {
    const isThere = slides.some(({ key }) => key === getSnapshot().visibleKey);
    if (isStarted && !isThere) dispatch({ type: 'show', key: engineKey() });
  };

  /** Ends a change, also after an error, so that the slideshow accepts the next one. */
  const rest = (): void => {
    dispatch({ type: 'rest' });
  };

  const onChange = (step: SlideStep): void => {
    // Before the start, a change only sets where the slideshow begins. After a drag, the slide is in place already.
    if (!isStarted || getSnapshot().phase !== 'idle') return;
    if (prefersReducedMotion()) showWithoutMotion();
    else engine.trackMotion(changeSlide(step).finally(rest));
  };

  return {
    getSnapshot,
    subscribe,
    setOptions(next) {
      ({ slides, settings } = next);
      showRemaining();
    },
    setTransition(next) {
      if (next === transition) return;
      driver.stop?.();
      transition = next;
      driver = next.createDriver(stage);
      if (engine.isPlaying) showPicture();
    },
    addSlide(key, element) {
      elements.set(key, element);
      return () => elements.delete(key);
    },
    handleRender(renderedState) {
      if (renderedState !== getSnapshot()) return;
      const resolvers = onRendered;
      onRendered = [];
      for (const resolve of resolvers) resolve();
    },
    start(element) {
      list = element;
      let isMounted = true;
      const stops = [
        engine.on('change', ({ direction }) => onChange(direction)),
        engine.on('slides', showRemaining),
        engine.on('playing', (isPlaying) => driver.setPlaying?.(isPlaying)),
      ];
      const begin = async (): Promise<void> => {
        // By then the effects of the other components have run, such as the one that reads the slide from the address.
        await null;
        if (!isMounted) return;
        isStarted = true;
        await dispatch({ type: 'show', key: engineKey() });
        await pictureReady(pictureAt(visibleIndex()));
        if (isMounted) dispatch({ type: 'addNeighbours' });
      };
      begin();
      return () => {
        isMounted = isStarted = false;
        for (const stop of stops) stop();
        driver.stop?.();
        // The next design need not wait for a motion that will not end.
        engine.trackMotion(Promise.resolve());
      };
    },
    swipe: {
      onStart() {
        // A quick finger need not wait for the previous change, which ends now: the drag begins with the next frame.
        if (engine.inMotion) for (const animation of animations) animation.finish();
        if (engine.inMotion || !isStarted) return false;
        dragDirection = stage.direction;
        dispatch({ type: 'drag' });
        engine.trackMotion(
          new Promise<void>((resolve) => {
            endDrag = resolve;
          }),
        );
        return true;
      },
      onMove: (movedPx, heldMs) => driver.drag?.(movedPx * dragDirection, heldMs),
      async onEnd(movedPx, heldMs) {
        const step = await releaseSlides(movedPx * dragDirection, heldMs).finally(() => {
          rest();
          endDrag();
        });
        // The engine is at rest by now.
        if (step) engine[step > 0 ? 'next' : 'previous']();
      },
    },
  };
};
