import type { DesignProps } from './design';
import type { Engine } from './engine/engine';
import type { Axis, SwipeOptions } from './engine/swipe';
import { later } from './later';
import type { Settings } from './slides';
import { transition as fade } from './transitions/fade';

export type Step = 1 | -1;

/** What a file of `transitions/` exports as `transition`. */
export interface Transition {
  /** One slide takes the place of another. */
  change?(change: Change): Animation[];
  /** What a picture does as long as it shows. */
  show?(show: Show): Animation;
  /** Slides stand beside each other and follow the finger. */
  follow?(settings: Settings): Follow;
}

export interface Change {
  from: HTMLElement;
  to: HTMLElement;
  /** On which side of the first the second is. */
  step: Step;
  speedMs: number;
}

export interface Show {
  picture: HTMLElement;
  /** How many have been shown before. */
  count: number;
  ms: number;
}

/** How slides move and when a drag changes them. Distances are along the axis, forward is negative, as the slides move. */
export interface Follow {
  axis: Axis;
  /** Pointers that drag. */
  pointers: string[];
  /** Where the slides are when the finger would have them at `offset`, beyond the first or the last. Default: half of it. */
  beyond?(offset: number, size: number): number;
  /** Where they come to rest: 0 is where they began, -size at the next slide. */
  rest(drag: Dragged): number;
  /** How long they take for what is left. */
  snapMs(snap: Snap): number;
}

export interface Dragged {
  /** How far the finger has gone, in px. */
  moved: number;
  /** How fast it went at the end, in px a ms. */
  velocity: number;
  /** How long it was down. */
  heldMs: number;
  /** Where the slides were before, in px: not at 0 where they rest between two. */
  start: number;
  /** Of a slide, in px. */
  size: number;
}

export interface Snap {
  /** What is left, in px. */
  distance: number;
  /** In px a ms. */
  velocity: number;
  size: number;
  speedMs: number;
}

/** A slideshow, as what goes along with it sees it. */
export interface Slideshow {
  readonly stage: {
    list: HTMLElement;
    props: { engine: Engine; settings: DesignProps['settings'] };
    /** The slide that shows. */
    readonly shownIndex: number;
    beside(step: Step): number | undefined;
    elementAt(index: number | undefined): HTMLElement | undefined;
  };
  /** Of a change; 0 for who wants no motion. */
  readonly speedMs: number;
  /** -1 where the next slide is on the left. */
  readonly sign: Step;
  pictureAt(index: number): HTMLElement | null | undefined;
  /** The slide that the engine means takes the place of the one that shows. */
  replace(animate: (from: HTMLElement, to: HTMLElement) => Animation[]): Promise<void>;
  run(animations: Animation[]): Promise<void>;
}

/** What goes along with a slideshow. Distances are as in `Follow`. */
export interface Company extends Partial<Pick<SwipeOptions, 'axis' | 'pointers' | 'move'>> {
  /** Default: slides fade. */
  change?(change: Change): Animation[];
  /** A change by `change` has ended. */
  reset?(): void;
  /** Another slide shows; gives what is done when it has come in. */
  show?(): () => void;
  /** A finger has let go. Default: slides change after 50 px. @returns what is still to be tried; 0 is nothing */
  release?(moved: number, heldMs: number): Promise<Step | 0>;
  stop?(): void;
}

/** Goes along with a slideshow; called again, with what it gave before, when settings have changed. */
export type Accompany = (slideshow: Slideshow, before: Company) => Company;

const tracks = later(() => import('./transitions/tracks'));
const zooms = later(() => import('./transitions/zoom'));

/**
 * What does the transition of a name; "fade" where there is none, or where it cannot be loaded.
 * @param report told of that (gallery 5)
 */
export const accompanying = async (name: string, report: (error: unknown) => void): Promise<Accompany> => {
  try {
    if (name !== 'fade') return (await (name === 'ken-burns' ? zooms : tracks).load()).accompanying(name);
  } catch (error) {
    report(error);
  }
  return () => ({});
};

export { fade };
