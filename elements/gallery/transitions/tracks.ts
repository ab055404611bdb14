import type { Accompany, Transition } from '../transition';
import { transition as newSwipe } from './new-swipe';
import { transition as scroll } from './scroll';
import { transition as swipe } from './swipe';
import { Track } from './track';

/**
 * The transitions whose slides stand beside each other, in one chunk: each is a few lines, and the track is the same.
 * @module
 */

const transitions: Record<string, Transition> = { 'new-swipe': newSwipe, scroll, swipe };

/** @throws Error in the words of gallery 5, where there is none of that name */
export const accompanying = (name: string): Accompany => {
  const { follow } = (Object.hasOwn(transitions, name) && transitions[name]) || {};
  if (!follow) throw Error(`Could not find transition named ${name}`);
  return (slideshow) => new Track(slideshow, follow(slideshow.stage.props.settings));
};
