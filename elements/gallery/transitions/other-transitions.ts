import { kenBurns } from './ken-burns';
import { newSwipe } from './new-swipe';
import { scroll } from './scroll';
import { swipe } from './swipe';
import { createTrackTransition } from './track';
import type { Transition } from './transition';

/** The transitions by their names, all in one chunk. */
export const transitions = new Map<string, Transition>([
  ['ken-burns', kenBurns],
  ['new-swipe', createTrackTransition(newSwipe)],
  ['scroll', createTrackTransition(scroll)],
  ['swipe', createTrackTransition(swipe)],
]);
