import { isInEditor } from '../../src/core/site/editor';
import { writeHistory } from '../../src/core/util/write-history';
import { isSlideHash, slideHash, slideInAddress } from '../../src/features/media/slide-address';
import { namesOf } from './slides/read-slide';
import type { Viewer } from './viewer';

/** Marks the state of a history entry that a lightbox made. */
const stateKey = 'azLightbox';

/**
 * Keeps the address at the current slide, and opens the slide that the address names. Opening the lightbox is one step
 * of the history: the step back is the page without the lightbox.
 * @returns a function that stops
 */
export const syncWithAddress = (viewer: Viewer): (() => void) => {
  let previous = viewer.getSnapshot();
  /** Whether the current history entry is one that the lightbox made: then closing goes back. */
  let hasPushed = false;
  /** Whether the viewer follows the address, so that the address must not change. */
  let isFollowingAddress = false;

  const isOwnEntry = (): boolean => window.history.state?.[stateKey] === true;
  /** Whether the lightbox may open by an address that it did not write itself. */
  const isLinked = (): boolean => viewer.getSource().isLinked !== false;
  const linkedIndex = (): number => slideInAddress(viewer.getSource().entries, namesOf);

  const urlOf = (index: number): string => {
    const name = namesOf(viewer.getSource().entries[index]).find(Boolean);
    if (name) return slideHash(name);
    return location.pathname + location.search + (isSlideHash(location.hash) ? '' : location.hash);
  };

  const onOpened = (index: number): void => {
    if (isFollowingAddress || isInEditor()) return;
    hasPushed = writeHistory('pushState', { ...window.history.state, [stateKey]: true }, urlOf(index));
  };
  const onIndexChanged = (index: number): void => {
    if (!isFollowingAddress && !isInEditor())
      writeHistory('replaceState', window.history.state, urlOf(index));
  };
  const onClosed = (): void => {
    const mustGoBack = hasPushed;
    hasPushed = false;
    if (isFollowingAddress) isFollowingAddress = false;
    else if (isInEditor()) return;
    // A router or a script may have added an entry since: that one stays.
    else if (mustGoBack && isOwnEntry()) window.history.back();
    else if (isSlideHash(location.hash))
      writeHistory('replaceState', window.history.state, location.pathname + location.search);
  };
  const onViewerChange = (): void => {
    const before = previous;
    previous = viewer.getSnapshot();
    const { status, index } = previous;
    if (status === 'closed') {
      if (before.status !== 'closed') onClosed();
    } else if (before.status === 'closed') onOpened(index);
    else if (index !== before.index) onIndexChanged(index);
  };

  const openLinkedSlide = (): void => {
    const index = isLinked() && !isInEditor() ? linkedIndex() : -1;
    if (index < 0) return;
    isFollowingAddress = true;
    viewer.open(index);
    isFollowingAddress = false;
  };

  /** The visitor has gone to another entry of the history, or has typed another address. */
  const onPopState = (): void => {
    if (isInEditor()) return;
    const isOpen = viewer.getSnapshot().status !== 'closed';
    const isOurs = isOwnEntry();
    const index = isOurs || (isSlideHash(location.hash) && isLinked()) ? linkedIndex() : -1;
    isFollowingAddress = true;
    if (isOpen && (index < 0 || (hasPushed && !isOurs))) {
      // `onClosed` resets `isFollowingAddress`, and does not go back: the browser has already left the entry that the lightbox
      // made.
      viewer.close();
      return;
    }
    if (isOpen) viewer.goTo(index);
    else if (index >= 0) {
      hasPushed = isOurs;
      viewer.open(index);
    }
    isFollowingAddress = false;
  };

  const unsubscribe = viewer.subscribe(onViewerChange);
  addEventListener('popstate', onPopState);
  if (previous.status === 'closed') openLinkedSlide();
  else onOpened(previous.index);
  return () => {
    unsubscribe();
    removeEventListener('popstate', onPopState);
  };
};
