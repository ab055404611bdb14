import { useLayoutEffect } from 'react';
import { isInEditor } from '../../../src/core/site/editor';
import { findLinkTarget } from '../../../src/core/util/hash-link';
import { writeHistory } from '../../../src/core/util/write-history';
import { isSlideHash, slideHash, slideInAddress } from '../../../src/features/media/slide-address';
import type { Engine } from '../../../src/features/slides/engine/engine';
import { useLatest } from '../../../src/hooks/use-latest';
import type { DesignProps } from '../design';
import type { Slide } from '../slides';

const namesOf = ({ url, id }: Slide): string[] => [url, id];

/** Whether the address names the slide by the `id` of its element, or of one inside: `useLinkedSlide` goes there. */
const isLinked = (slide: Slide): boolean =>
  'element' in slide && slide.element.contains(findLinkTarget(slide.element));

/**
 * Goes to the slide that the address names, and keeps the current slide in the address, so that links lead to it and the
 * Back button goes one slide back.
 * @returns a function that stops this
 */
const syncWithAddress = (engine: Engine, getSlides: () => Slide[]): (() => void) => {
  const startIndex = engine.index;
  const startHash = location.hash;
  /** The index that the address asked for last, until the engine is there. */
  let requestedIndex: number | undefined;

  const goToAddress = (fallbackIndex: number): void => {
    const index = slideInAddress(getSlides(), namesOf);
    const target = index < 0 ? fallbackIndex : index;
    requestedIndex = target === engine.index ? undefined : target;
    // Also where the slide is current already: during a motion, another slide may have been requested before.
    engine.request(target);
  };

  const onPopState = (): void => {
    const { hash } = location;
    // A link to another place of the page leaves the slide as it is.
    if (hash && hash !== startHash && !isSlideHash(hash)) return;
    // Back to an address that names no slide is back to the first slide that the visitor saw.
    goToAddress(startIndex);
  };
  const stopListening = engine.on('change', ({ index }) => {
    const slide = getSlides()[index];
    const name = slide && (slide.url || slide.id);
    const isFromAddress = index === requestedIndex;
    requestedIndex = undefined;
    if (isFromAddress || !name || isLinked(slide) || slideInAddress(getSlides(), namesOf) === index) return;
    writeHistory('pushState', window.history.state, slideHash(name));
  });
  // Browsers fire `popstate` for each step in the history and for each change of the hash.
  addEventListener('popstate', onPopState);
  goToAddress(engine.index);
  return () => {
    stopListening();
    removeEventListener('popstate', onPopState);
  };
};

/** With the setting `history`, the address names the current slide. In an editor's preview the address is the editor's. */
export const useHistory = ({
  engine,
  settings,
  slides,
}: Pick<DesignProps, 'engine' | 'settings' | 'slides'>): void => {
  const latestSlides = useLatest(slides);
  const { history } = settings;
  useLayoutEffect(
    () => (history && !isInEditor() ? syncWithAddress(engine, () => latestSlides.current) : undefined),
    [engine, history, latestSlides],
  );
};

/** `useHistory` for designs that load it only where the setting is on. Shows nothing. */
export const AddressSync = (props: Parameters<typeof useHistory>[0]): null => {
  useHistory(props);
  return null;
};
