import type { SlideStep } from '../../transitions/transition';

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
      return phase === 'idle' ? { ...state, phase: 'dragged' } : state;
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

/** The index of the slide after (1) or before (-1) the visible one; undefined at an end. */
export const indexBeside = (
  state: SlideshowState,
  position: SlidePosition,
  step: SlideStep,
): number | undefined => {
  const { slides, loop } = position;
  const index = visibleIndexOf(state, position) + step;
  if (loop && slides.length > 1) return (index + slides.length) % slides.length;
  return slides[index] && index;
};

/** The indexes of the slides to render, in order: however many slides there are, no more than five. */
export const renderedIndexes = (state: SlideshowState, position: SlidePosition): number[] => {
  const indexes = [visibleIndexOf(state, position), position.index];
  if (state.leavingKey !== undefined) indexes.push(indexOfKey(position, state.leavingKey));
  if (state.hasNeighbours)
    for (const step of [-1, 1] as const) indexes.push(indexBeside(state, position, step) ?? -1);
  return [...new Set(indexes)].filter((index) => position.slides[index]).sort((a, b) => a - b);
};
