import { wrapIndex } from '../../../../src/core/util/wrap-index';

/**
 * The state machine of a slideshow. The engine owns the index of the current slide; the machine owns what the visitor
 * sees of it, which is late by the time that a picture takes to load, and whether slides move.
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
    /** The engine has gone to a slide whose picture is not there yet; the slide before stays visible. */
    | 'waiting'
    /** The visible slide comes in, and the one before leaves. */
    | 'moving'
    /** Slides follow a finger, or return after a drag that changes nothing. */
    | 'dragged';
  /** Key of the slide that the visitor can reach; undefined before the slideshow starts. */
  visibleKey: string | undefined;
  /** Key of the slide that leaves, while `phase` is "moving". */
  leavingKey: string | undefined;
  /** Whether the slides beside the visible one are rendered. The first picture gets the network to itself. */
  hasNeighbours: boolean;
  /** Whether a drag has begun: from then on there is a slide on both sides, which a drag brings into view. */
  wasDragged: boolean;
}

export type SlideshowEvent =
  /** Shows a slide without motion: at the start, with reduced motion, and where the visible slide has been removed. */
  | { type: 'show'; key: string | undefined }
  /** The engine has gone to another slide. */
  | { type: 'request' }
  /** The engine's slide takes the place of the visible one. */
  | { type: 'enter'; key: string | undefined }
  /** A drag has begun. */
  | { type: 'drag' }
  /** All motion has ended. */
  | { type: 'rest' }
  /** The first picture is there. */
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

/** The slides that there are, and where the engine is. */
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

/** The indexes of the slides to render, in order: however many slides there are, those ahead and no more than three others. */
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
