import { useLayoutEffect } from 'react';
import { useLatest } from '../../../src/hooks/use-latest';
import type { DesignProps } from '../design';

/** Elements with their own use for arrow keys. */
const keyUserSelector =
  'input,textarea,select,video,audio,[contenteditable]:not([contenteditable="false"]),[role="slider"],[role="tab"],[role="radio"],[role="menuitem"],[role="option"],[role="grid"]';

/** The elements of all galleries that listen to keys. */
const galleries = new Set<Element>();

const isInViewport = (element: Element): boolean => {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

/** Of several galleries, a key is for the one with the focus, else for the first one in the viewport. */
const galleryFor = (path: EventTarget[]): Element | undefined => {
  const inPageOrder = [...galleries].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return inPageOrder.find((element) => path.includes(element)) ?? inPageOrder.find(isInViewport);
};

/** @param expected a key's name or its numeric code, as a number or as text */
const isKey = ({ key, keyCode }: KeyboardEvent, expected: string | number): boolean =>
  key === expected || keyCode === Number(expected);

/** Key codes of the left and the right arrow. */
const arrowCodes = { previous: 37, next: 39 };

type KeyOptions = Pick<DesignProps, 'engine' | 'host' | 'settings'>;

/**
 * Goes to the slide before or after. Keys are left to the page while the visitor types, while slides move, for another
 * gallery, and where the gallery is outside the viewport.
 */
const handleKey = (event: KeyboardEvent, { engine, host, settings }: KeyOptions): void => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const { previous = arrowCodes.previous, next = arrowCodes.next } = settings.keys ?? {};
  const step = isKey(event, next) ? 1 : isKey(event, previous) ? -1 : 0;
  if (!step || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || engine.inMotion) return;
  const path = event.composedPath();
  if (path.some((node) => node instanceof Element && node.matches(keyUserSelector))) return;
  if (galleryFor(path) !== host || !isInViewport(host)) return;
  const isMirrored = key.startsWith('Arrow') && getComputedStyle(host).direction === 'rtl';
  const isForward = step > 0 !== isMirrored;
  // At an end the key is left to the page, which may scroll.
  if (isForward ? engine.next() : engine.previous()) event.preventDefault();
};

/** Lets the arrow keys, or those of the setting `keys`, change the slide; mirrored where text runs from right to left. */
export const useKeyboard = ({ engine, host, settings }: KeyOptions): void => {
  const latestSettings = useLatest(settings);
  const { keyboard } = settings;
  useLayoutEffect(() => {
    if (!keyboard) return undefined;
    const onKeyDown = (event: KeyboardEvent): void =>
      handleKey(event, { engine, host, settings: latestSettings.current });
    galleries.add(host);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      galleries.delete(host);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [engine, host, keyboard, latestSettings]);
};
