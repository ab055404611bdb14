import type { Axis } from '../navigation/use-swipe';
import type { GallerySettings } from '../schema';

/**
 * The contract of a transition of the slideshow. designs/slideshow/use-slideshow.ts finds the transition that the setting names;
 * slideshow-controller.ts runs it.
 *
 * All distances are in px along the transition's axis, mirrored where text runs from right to left: forward, to the next
 * slide, is negative.
 * @module
 */

/** 1: to the next slide. -1: to the previous one. */
export type SlideStep = 1 | -1;

/** How one slide of a slideshow follows another. */
export interface Transition {
  /** The axis along which the visitor drags. */
  axis(settings: GallerySettings): Axis;
  /** The pointers that drag: "touch", "pen", "mouse". */
  pointers: readonly string[];
  /** Called once for each slideshow. */
  createDriver(stage: TransitionStage): TransitionDriver;
}

/** The slideshow as its transition sees it. */
export interface TransitionStage {
  /** The settings as they are now. */
  readonly settings: GallerySettings;
  /** The element around all slides. */
  readonly list: HTMLElement;
  /**
   * How long a change takes, in ms; 0 for visitors who prefer reduced motion. The setting `speed`, or 1 s: a transition has no
   * default of its own.
   */
  readonly speedMs: number;
  /** -1 where the next slide is on the left. */
  readonly direction: SlideStep;
  /** Whether there is a slide in that direction; the last one has a next one with `loop` only. */
  hasSlide(step: SlideStep): boolean;
  /** The element of the visible slide (0), or of a slide beside it; undefined where that is not rendered. */
  slideAt(step: SlideStep | 0): HTMLElement | undefined;
}

/** Moves the slides of one slideshow. */
export interface TransitionDriver {
  /** Animates a change by a button, a key, a click or autoplay. Never called for visitors who prefer reduced motion. */
  change(change: SlideChange): Animation[];
  /** A change without a drag has ended: puts slides back to where the style sheet has them. */
  reset?(): void;
  /**
   * The visitor drags; called once a frame.
   * @param movedPx how far the pointer has gone
   * @param heldMs how long it has been down
   */
  drag?(movedPx: number, heldMs: number): void;
  /** The visitor has let go. Visitors who prefer reduced motion drag, too; `speedMs` is 0 then. */
  release(movedPx: number, heldMs: number): Release;
  /** Another slide comes in, or autoplay starts: animates the slide's picture. */
  showPicture?(picture: HTMLElement): void;
  /** Autoplay has been switched on or off. */
  setPlaying?(isPlaying: boolean): void;
  stop?(): void;
}

export interface SlideChange {
  from: HTMLElement;
  to: HTMLElement;
  /** The side of `from` on which `to` stands. */
  step: SlideStep;
  speedMs: number;
}

/** The result of a drag. */
interface Release {
  /** Finishes the drag by changing to the next (1) or the previous (-1) slide; 0: the visible slide stays. */
  changeBy: SlideStep | 0;
  /** After the slides have stopped, calls the engine's `next()` (1) or `previous()` (-1); 0: neither. `fade` uses this for swipes. */
  stepAtRest: SlideStep | 0;
  /**
   * Moves the slides from where the pointer left them to where they rest.
   * @param from the slide that leaves; with `changeBy` only
   * @param to the slide that comes in
   */
  animate?(from?: HTMLElement, to?: HTMLElement): Animation[];
  /** The slides have arrived: keeps them where they are without an animation. */
  keepInPlace?(): void;
}
