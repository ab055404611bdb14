import type { Axis, Release } from './engine/swipe';
import type { Settings } from './slides';
import { transition as fade } from './transitions/fade';

/** What a file of `transitions/` exports as `transition`. Without `follow`, what it does not have is as in "fade". */
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

export interface Dragged extends Release {
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

const transitions = {
  'ken-burns': () => import('./transitions/ken-burns'),
  'new-swipe': () => import('./transitions/new-swipe'),
  scroll: () => import('./transitions/scroll'),
  swipe: () => import('./transitions/swipe'),
};

/**
 * The transition by a name; "fade" where there is none, or where it cannot be loaded.
 * @param report told of that (gallery 5)
 */
export const transitionOf = async (name: string, report: (error: unknown) => void): Promise<Transition> => {
  if (name === 'fade') return fade;
  try {
    if (!Object.hasOwn(transitions, name)) throw Error(`Could not find transition named ${name}`);
    const load = transitions[name as keyof typeof transitions];
    // As in design.ts.
    const { transition } = await load().catch(load);
    return transition.follow ? transition : { ...fade, ...transition };
  } catch (error) {
    report(error);
    return fade;
  }
};

export { fade };
