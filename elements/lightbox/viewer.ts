import { createStore, type Store } from '../../src/core/util/store';
import { wrapIndex } from '../../src/core/util/wrap-index';
import type { LightboxLayout } from './geometry';
import { readSlide } from './slides/read-slide';
import type { LightboxSlide, SlideSource } from './slides/slide';

export type Step = 1 | -1;

/** A slide that is in the dialog: the current one, or one beside the current one. */
interface MountedSlide {
  /** Place on the track, which has no ends where slides loop; the first slide stands at 0. */
  position: number;
  index: number;
  slide: LightboxSlide;
  /** Whether the slide's picture could not be loaded. */
  hasFailed?: boolean;
}

export interface ViewerState {
  /** `closing` while the lightbox disappears. */
  status: 'closed' | 'open' | 'closing';
  /** Counts the times that the lightbox was opened. */
  session: number;
  /** The current slide, from 0. A closed lightbox keeps the slide for the next opening. */
  index: number;
  /** Number of slides. */
  count: number;
  /** Position of the current slide on the track. */
  position: number;
  /** Three at most. */
  mountedSlides: readonly MountedSlide[];
  layout: LightboxLayout;
  /** Whether a drag brought the current slide. */
  isDragged: boolean;
  isZoomed: boolean;
  /** Whether captions show on phones, where a button toggles them. */
  hasCaption: boolean;
  /** Whether the pointer has left the picture for a while, so that the caption hides. */
  isPointerAway: boolean;
}

export interface ViewerOptions {
  /** Reads the slides of the page or of the data as they are now. */
  getSource(): SlideSource;
  measureLayout(): LightboxLayout;
  /** The setting `loop`; undefined where the size of the window decides. */
  getLoop(): boolean | undefined;
  /** Whether the dialog would be visible: an invisible modal dialog would lock the page. */
  canShow(): boolean;
  /** Called when the lightbox opens or has closed; before all events, so that `:state(open)` is right in their listeners. */
  onToggle(isOpen: boolean): void;
  /** Fires an event of the block. @returns false where a listener cancelled the event */
  fireEvent(type: 'az-open' | 'az-change' | 'az-close', index?: number): boolean;
  reportError(error: Error): void;
}

/**
 * Owns which slide shows and whether the lightbox is open: a store without any DOM. The dialog renders its state; the
 * methods of the element, the page's links, the address bar and gestures call its functions.
 */
export interface Viewer extends Store<ViewerState> {
  /** The slides: those of the opening, while the lightbox is open. */
  getSource(): SlideSource;
  /** @param index from 0, wraps past the ends; default: the slide of the last opening. @returns false where nothing opens */
  open(index?: number): boolean;
  /** Starts to close; the dialog calls `finishClosing` when its transition has ended. */
  close(): void;
  /** Closes at once. */
  finishClosing(): void;
  /** @param index from 0, wraps past the ends. @returns false where the lightbox is not open */
  goTo(index: number): boolean;
  /** Goes to the slide before or after. @returns false where there is none */
  step(by: Step, isDragged?: boolean): boolean;
  /** `step(1)` and `step(-1)`, for the element's methods. */
  next(): boolean;
  previous(): boolean;
  /** Whether there is a slide before or after. */
  hasNeighbour(by: Step): boolean;
  /** Mounts the slides before and after the current one. */
  mountNeighbours(): void;
  /** Measures the window anew. */
  resize(): void;
  setZoomed(isZoomed: boolean): void;
  /** The slide's picture could not be loaded. */
  markFailed(slide: LightboxSlide): void;
  toggleCaption(): void;
  setPointerAway(isPointerAway: boolean): void;
  /** Called when the dialog shows. @param isDialogOpen false once the browser has closed the dialog by itself */
  attachDialog(isDialogOpen: () => boolean): void;
}

/** How many slides are in the dialog at a time. */
const maxMountedSlides = 3;

const emptyLayout: LightboxLayout = {
  viewport: { width: 0, height: 0 },
  slideArea: { x: 0, y: 0, width: 1, height: 1 },
  isPhone: false,
  isMirrored: false,
};

const closedState: ViewerState = {
  status: 'closed',
  session: 0,
  index: 0,
  count: 0,
  position: 0,
  mountedSlides: [],
  layout: emptyLayout,
  isDragged: false,
  isZoomed: false,
  hasCaption: true,
  isPointerAway: false,
};

/** The slides nearest to a position, in the same order: in another one, React would move elements, and moved videos load anew. */
const nearestSlides = (slides: readonly MountedSlide[], position: number): readonly MountedSlide[] => {
  if (slides.length <= maxMountedSlides) return slides;
  const distance = (slide: MountedSlide): number => Math.abs(slide.position - position);
  const nearest = new Set([...slides].sort((a, b) => distance(a) - distance(b)).slice(0, maxMountedSlides));
  return slides.filter((slide) => nearest.has(slide));
};

export const createViewer = (options: ViewerOptions): Viewer => {
  const { getSnapshot, subscribe, update } = createStore(closedState);
  /** The slides of this opening. */
  let source: SlideSource | undefined;
  /** Whether the dialog is open; undefined until the dialog has shown. */
  let isDialogOpen: (() => boolean) | undefined;

  const getSource = (): SlideSource => source ?? options.getSource();

  /** The mounted slides with one more. */
  const withSlide = (
    slides: readonly MountedSlide[],
    position: number,
    index: number,
  ): readonly MountedSlide[] => {
    if (slides.some((mounted) => mounted.position === position && mounted.index === index)) return slides;
    const others = slides.filter((mounted) => mounted.position !== position);
    return [...others, { position, index, slide: readSlide(index, getSource()) }];
  };

  /** The index of the slide before or after; undefined where there is none. */
  const neighbour = (step: Step): number | undefined => {
    const { index, count, layout } = getSnapshot();
    const next = index + step;
    const loops = options.getLoop() ?? !layout.isPhone;
    return count > 1 && (loops || (next >= 0 && next < count)) ? wrapIndex(next, count) : undefined;
  };

  const moveTo = (index: number, step: Step, isDragged = false): void => {
    const { mountedSlides, position: lastPosition } = getSnapshot();
    const position = lastPosition + step;
    update({
      index,
      position,
      isDragged,
      mountedSlides: nearestSlides(withSlide(mountedSlides, position, index), position),
      isZoomed: false,
      isPointerAway: false,
    });
    options.fireEvent('az-change', index);
  };

  const finishClosing = (): void => {
    if (getSnapshot().status === 'closed') return;
    source = undefined;
    isDialogOpen = undefined;
    options.onToggle(false);
    update({ status: 'closed', mountedSlides: [] });
    options.fireEvent('az-close');
  };

  const goTo = (requestedIndex: number): boolean => {
    const { status, index: currentIndex, count } = getSnapshot();
    if (status !== 'open') return false;
    const index = wrapIndex(requestedIndex, count);
    if (index !== currentIndex) moveTo(index, index > currentIndex ? 1 : -1);
    return true;
  };

  const step = (by: Step, isDragged?: boolean): boolean => {
    const index = getSnapshot().status === 'open' ? neighbour(by) : undefined;
    if (index !== undefined) moveTo(index, by, isDragged);
    return index !== undefined;
  };

  return {
    getSnapshot,
    subscribe,
    getSource,
    open(requestedIndex = getSnapshot().index) {
      // The browser may have closed the dialog already and fire `close` later.
      if (getSnapshot().status === 'closing' || isDialogOpen?.() === false) finishClosing();
      if (getSnapshot().status === 'open') return goTo(requestedIndex);
      if (!options.canShow()) return false;
      const nextSource = options.getSource();
      const count = nextSource.entries.length;
      if (count === 0) {
        options.reportError(Error('No images'));
        return false;
      }
      const index = wrapIndex(requestedIndex, count);
      if (!options.fireEvent('az-open', index)) return false;
      source = nextSource;
      options.onToggle(true);
      update({
        status: 'open',
        session: getSnapshot().session + 1,
        index,
        count,
        position: 0,
        mountedSlides: withSlide([], 0, index),
        layout: options.measureLayout(),
        isDragged: false,
        isZoomed: false,
        isPointerAway: false,
      });
      return true;
    },
    close() {
      if (getSnapshot().status === 'open') update({ status: 'closing' });
    },
    finishClosing,
    goTo,
    step,
    next: () => step(1),
    previous: () => step(-1),
    hasNeighbour: (by) => neighbour(by) !== undefined,
    mountNeighbours() {
      const { status, position, mountedSlides } = getSnapshot();
      if (status === 'closed') return;
      let slides = mountedSlides;
      for (const by of [1, -1] as const) {
        const index = neighbour(by);
        if (index !== undefined) slides = withSlide(slides, position + by, index);
      }
      update({ mountedSlides: nearestSlides(slides, position) });
    },
    resize() {
      if (getSnapshot().status !== 'closed') update({ layout: options.measureLayout() });
    },
    setZoomed: (isZoomed) => update({ isZoomed }),
    markFailed: (slide) =>
      update({
        mountedSlides: getSnapshot().mountedSlides.map((mounted) =>
          mounted.slide === slide ? { ...mounted, hasFailed: true } : mounted,
        ),
      }),
    toggleCaption: () => update({ hasCaption: !getSnapshot().hasCaption }),
    setPointerAway: (isPointerAway) => update({ isPointerAway }),
    attachDialog(isOpen) {
      isDialogOpen = isOpen;
    },
  };
};
