import { lazyImport } from '../../../src/core/lazy-import';
import { fade } from './fade';
import type { Transition } from './transition';

/** All but "fade", which every slideshow begins with. */
const otherTransitions = lazyImport(() => import('./other-transitions'));

/**
 * The transition with the name that the setting `transition` gives.
 * @throws Error where there is no such transition, or where its file cannot be loaded
 */
export const loadTransition = async (name: string): Promise<Transition> => {
  if (name === 'fade') return fade;
  const { transitions } = await otherTransitions.load();
  const transition = Object.hasOwn(transitions, name) && transitions[name];
  if (!transition) throw Error(`Could not find transition named ${name}`);
  return transition;
};
