import { wrapIndex } from '../../../../src/core/util/wrap-index';

/**
 * The state machine of a slideshow. The engine owns the index of the current slide; the machine owns which slide the visitor
 * sees, which may still be the previous one while a picture loads, and whether slides move.
 *
 * ```
 *            request            enter             rest
 *   idle ─────────────▶ waiting ─────▶ moving ───────────▶ idle      a button, a key, a click, autoplay
 *   idle ─── drag ────▶ dragged ─────▶ moving ───────────▶ idle      a drag that changes the slide
 *                       dragged ─────────────────── rest ─▶ idle     a drag that does not
 * ```
 *
 * slideshow-controller.ts dispatches the events, index.tsx renders the state.
 * @module
 */

export interface SlideshowState {
  phase: /** Nothing moves. */
    | 'idle'
    /** The engine has gone to a slide whose picture has not loaded yet; the previous slide stays visible. */
    | 'waiting'
    /** The visible slide comes in, and the previous one leaves. */
    | 'moving'
    /** Slides follow a finger, or return after a drag that changes nothing. */
    | 'dragged';
  /** Key of the slide that the visitor can reach; undefined before the slideshow starts. */
  visibleKey: string | undefined;
  /** Key of the slide that leaves, while `phase` is "moving". */
  leavingKey: string | undefined;
  /** Whether the slides beside the visible one are rendered. The first picture gets the network to itself. */
  hasNeighbours: boolean;
  /**
   * Whether the visitor has ever dragged. From then on the slides on both sides are rendered, so that a drag can bring them into
   * view.
   */
  wasDragged: boolean;
}

export type SlideshowEvent =
  /** Shows a slide without motion: at the start, with reduced motion, and where the visible slide has been removed. */
  | { type: 'show'; key: string | undefined }
  /** The engine has gone to another slide. */
  | { type: 'request' }
  /** The engine's slide replaces the visible one. */
  | { type: 'enter'; key: string | undefined }
  /** A drag has begun. */
  | { type: 'drag' }
  /** All motion has ended. */
  | { type: 'rest' }
  /** The first picture has loaded. */
  | { type: 'addNeighbours' };

export const initialSlideshowState: SlideshowState = {
  phase: 'idle',
  visibleKey: undefined,
  leavingKey: undefined,
  hasNeighbours: false,
  wasDragged: false,
};

/** Returns the same object where an event changes nothing, or may not happen in the current phase. */
export const reduceSlideshow = (state: SlideshowState, event: SlideshowEvent): SlideshowState => {
  const { phase, visibleKey } = state;
  switch (event.type) {
    case 'show':
      return event.key === visibleKey ? state : { ...state, visibleKey: event.key };
    case 'request':
      return phase === 'idle' ? { ...state, phase: 'waiting' } : state;
    case 'enter':
      return phase === 'waiting' || phase === 'dragged'
        ? { ...state, phase: 'moving', visibleKey: event.key, leavingKey: visibleKey }
        : state;
    case 'drag':
      return phase === 'idle' ? { ...state, phase: 'dragged', wasDragged: true } : state;
    case 'rest':
      return phase === 'idle' ? state : { ...state, phase: 'idle', leavingKey: undefined };
    case 'addNeighbours':
      return state.hasNeighbours ? state : { ...state, hasNeighbours: true };
  }
};

/** The slides, and the engine's position among them. */
export interface SlidePosition {
  slides: readonly { key: string }[];
  /** The engine's index. */
  index: number;
  loop: boolean;
}

const indexOfKey = ({ slides }: SlidePosition, key: string | undefined): number =>
  slides.findIndex((slide) => slide.key === key);

/** The index of the slide that the visitor sees: the engine's before the start, and where that slide has been removed. */
export const visibleIndexOf = ({ visibleKey }: SlideshowState, position: SlidePosition): number => {
  const index = indexOfKey(position, visibleKey);
  return index < 0 ? Math.max(0, Math.min(position.index, position.slides.length - 1)) : index;
};

/** The index of the slide `step` slides after the visible one, or before it where `step` is negative; undefined past an end. */
export const indexBeside = (
  state: SlideshowState,
  position: SlidePosition,
  step: number,
): number | undefined => {
  const { slides, loop } = position;
  const index = visibleIndexOf(state, position) + step;
  if (loop && slides.length > 1) return wrapIndex(index, slides.length);
  return slides[index] && index;
};

interface RenderedSlides extends SlidePosition {
  /** How many slides are rendered ahead on both sides of the visible one. */
  preloadCount: number;
}

/** The indexes of the slides to render, in order: those within `preloadCount` of the visible slide, and at most three others. */
export const renderedIndexes = (
  state: SlideshowState,
  { preloadCount, ...position }: RenderedSlides,
): number[] => {
  const indexes = [visibleIndexOf(state, position), position.index];
  if (state.leavingKey !== undefined) indexes.push(indexOfKey(position, state.leavingKey));
  const ahead = Math.min(Math.max(preloadCount, state.wasDragged ? 1 : 0), position.slides.length);
  if (state.hasNeighbours)
    for (let step = -ahead; step <= ahead; step++) indexes.push(indexBeside(state, position, step) ?? -1);
  return [...new Set(indexes)].filter((index) => position.slides[index]).sort((a, b) => a - b);
};
