import type { Settings } from '../slides';
import type { Engine } from './engine';
import { listening } from './mounted';

/** What has its own use for arrow keys. */
const users =
  'input,textarea,select,video,audio,[contenteditable]:not([contenteditable="false"]),[role="slider"],[role="tab"],[role="radio"],[role="menuitem"],[role="option"],[role="grid"]';

const isSeen = (element: Element): boolean => {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
};

/** Of several galleries, the one that has the focus is meant; else the first that is seen. */
const meant = (path: EventTarget[]): Element | undefined => {
  const all = [...listening].sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  return all.find((element) => path.includes(element)) ?? all.find(isSeen);
};

export interface Press {
  event: KeyboardEvent;
  /** Its composed path, which it has no more when it has been told to everybody. */
  path: EventTarget[];
  engine: Engine;
  host: HTMLElement;
  keys: Settings['keys'];
}

/** @param wanted its name or its code, which was the way to say it once; as text, too */
const isKey = ({ key, keyCode }: KeyboardEvent, wanted: string | number): boolean =>
  key === wanted || keyCode === Number(wanted);

/** Gallery 4.3. */
const arrows = { previous: 37, next: 39 };

/**
 * Arrow left and right go to the slide before and after (gallery 4.3), the other way round where text runs so. Not
 * while the visitor types, while it moves, or where nobody sees it.
 */
export const press = ({ event, path, engine, host, keys }: Press): void => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  const { previous = arrows.previous, next = arrows.next } = keys ?? {};
  const step = isKey(event, next) ? 1 : isKey(event, previous) ? -1 : 0;
  if (!step || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || engine.inMotion) return;
  if (path.some((node) => node instanceof Element && node.matches(users))) return;
  if (meant(path) !== host || !isSeen(host)) return;
  const isMirrored = key.startsWith('Arrow') && getComputedStyle(host).direction === 'rtl';
  const isForward = step > 0 !== isMirrored;
  // What cannot be fulfilled is left to the page: it may scroll.
  if (isForward ? engine.next() : engine.previous()) event.preventDefault();
};
