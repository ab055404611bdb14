import { consent, notifyListeners } from '..';
import { pageState } from '../page-state';
import { isRestrictive } from '../policy';

/** All that listeners of `onChange` read. */
const snapshot = (): string =>
  JSON.stringify([consent.state, consent.categories, isRestrictive(), !!pageState.platform]);

/**
 * Changes the page's settings or its consent platform, and notifies the listeners of `onChange` if that makes a difference.
 * @returns whether the listeners were notified
 */
export const changeState = (change: () => void): boolean => {
  const previous = snapshot();
  change();
  const hasChanged = snapshot() !== previous;
  if (hasChanged) notifyListeners();
  return hasChanged;
};
