import { useLayoutEffect } from 'react';
import type { BlockHost } from '../../../core/block-host';
import { useLatest } from '../../../hooks/use-latest';
import type { Engine } from './engine';

/** Elements that use the arrow keys themselves. */
const arrowKeySelector =
  'input,textarea,select,video,audio,[contenteditable]:not([contenteditable="false"]),[role="slider"],[role="tab"],[role="radio"],[role="menuitem"],[role="option"],[role="listbox"],[role="tree"],[role="spinbutton"],[role="grid"]';

/** Whether arrow keys scroll an element sideways, such as the region around a wide table. */
const scrollsSideways = (node: EventTarget): boolean =>
  node instanceof Element &&
  node.scrollWidth > node.clientWidth &&
  /auto|scroll/.test(getComputedStyle(node).overflowX);

/** The elements of all blocks that listen to keys. */
const listeningHosts = new Set<Element>();

const isInViewport = (element: Element): boolean => {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  return (
    width > 0 && height > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
  );
};

const dialogSelector = 'dialog,[role$="dialog"]';

/**
 * Finds the block that a key is for: the one with the focus (the inner one, where a slide contains a gallery), else the first one
 * in the viewport. While the focus is in a dialog, no block behind the dialog gets the key.
 */
const hostFor = (path: EventTarget[]): Element | undefined => {
  const dialog = path.find(
    (node): node is Element => node instanceof Element && node.matches(dialogSelector),
  );
  const focused = path.find((node): node is Element => listeningHosts.has(node as Element));
  if (focused) return focused;
  const inPageOrder = [...listeningHosts].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return inPageOrder.find((element) => (!dialog || dialog.contains(element)) && isInViewport(element));
};

/** @param expected a key's name or its numeric code, as a number or as text */
const isKey = ({ key, keyCode }: KeyboardEvent, expected: string | number): boolean =>
  key === expected || keyCode === Number(expected);

/** Key codes of the left and the right arrow. */
const arrowCodes = { previous: 37, next: 39 };

interface KeyOptions {
  engine: Engine;
  host: BlockHost;
  /** Keys as in `KeyboardEvent.key`, or key codes. Default: arrow left and right. */
  keys?: { previous?: string | number | undefined; next?: string | number | undefined } | undefined;
}

/**
 * Goes to the slide before or after. Keys are left to the page while the visitor types or scrolls something else, while slides
 * move, for another block, and where the block is outside the viewport.
 */
const handleKey = (event: KeyboardEvent, { engine, host, keys }: KeyOptions): void => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const { previous = arrowCodes.previous, next = arrowCodes.next } = keys ?? {};
  const step = isKey(event, next) ? 1 : isKey(event, previous) ? -1 : 0;
  if (!step || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || engine.inMotion) return;
  const path = event.composedPath();
  if (path.some((node) => node instanceof Element && node.matches(arrowKeySelector))) return;
  if (!path.includes(host) && path.some(scrollsSideways)) return;
  if (hostFor(path) !== host || !isInViewport(host)) return;
  const isMirrored = /^Arrow[LR]/.test(key) && getComputedStyle(host).direction === 'rtl';
  const isForward = step > 0 !== isMirrored;
  // At an end the key is left to the page, which may scroll.
  if (isForward ? engine.next() : engine.previous()) event.preventDefault();
};

interface KeyboardOptions extends KeyOptions {
  /** Default: true. */
  isOn?: boolean;
}

/** Lets the arrow keys, or other `keys`, change the slide; arrows are mirrored where text runs from right to left. */
export const useKeyboard = ({ engine, host, keys, isOn = true }: KeyboardOptions): void => {
  const latestKeys = useLatest(keys);
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent): void =>
      handleKey(event, { engine, host, keys: latestKeys.current });
    listeningHosts.add(host);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      listeningHosts.delete(host);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [engine, host, isOn, latestKeys]);
};
