import { keepAttributes } from '../../src/core/morphs';
import { isPlainClick } from '../../src/core/util/modifier-keys';
import { entrySelector, findEntries } from './slides/find-entries';

interface OpenLinksOptions {
  /** The document or shadow root that the pictures are in. */
  root: Node;
  /** The element whose pictures open the lightbox. It may come into the page later. */
  getContainer(): Element | null | undefined;
  open(index: number): void;
  /** Called when the visitor is about to open the lightbox. */
  prepare(): void;
  /** The name of a picture without an alternative text. */
  nameOf(index: number, count: number): string;
}

/** The attributes that make a button of a bare picture. */
const buttonAttributes = { tabindex: '0', role: 'button', 'aria-haspopup': 'dialog' };

/** @param name for a picture without a name of its own, else "" */
const nameAttributes = (name: string): Record<string, string> => ({
  'data-az-opens': name,
  ...(name && { 'aria-label': name }),
});

/** The pictures that are buttons now. */
const buttons = new WeakSet<Element>();

/** Removes a button's attributes from a picture in a copy of an upgraded page, where nothing listens to the button. */
const cleanCopy = (picture: HTMLElement): void => {
  const { azOpens } = picture.dataset;
  if (azOpens === undefined || buttons.has(picture)) return;
  for (const attribute of Object.keys({ ...buttonAttributes, ...nameAttributes(azOpens) }))
    picture.removeAttribute(attribute);
};

const hasName = (picture: HTMLElement): boolean =>
  ['alt', 'aria-label', 'aria-labelledby', 'title'].some((attribute) => picture.getAttribute(attribute));

/**
 * Makes the pictures and links of a container open the lightbox, by a click, Enter or Space; also those that come
 * later. The page's own elements stay as they are, except that a bare picture becomes a button.
 * @returns a function that stops, and makes the pictures bare again
 */
export const connectOpenLinks = ({
  root,
  getContainer,
  open,
  prepare,
  nameOf,
}: OpenLinksOptions): (() => void) => {
  const controller = new AbortController();
  /** Each picture that is a button, with the functions that remove its attributes. */
  const madeButtons = new Map<HTMLElement, { removeRole: () => void; removeName: () => void }>();
  const makeBare = (picture: HTMLElement): void => {
    const made = madeButtons.get(picture);
    made?.removeName();
    made?.removeRole();
    madeButtons.delete(picture);
    buttons.delete(picture);
  };

  const makeButtons = (): void => {
    const entries = findEntries(getContainer());
    for (const picture of madeButtons.keys()) if (!entries.includes(picture)) makeBare(picture);
    for (const [index, entry] of entries.entries()) {
      if (entry.localName !== 'img') continue;
      const position = nameOf(index, entries.length);
      const made = madeButtons.get(entry);
      const { azOpens } = entry.dataset;
      if (made && azOpens && azOpens !== position) {
        // Other pictures have come or gone. The picture stays a button, so that it keeps the focus.
        made.removeName();
        made.removeName = keepAttributes(entry, nameAttributes(position));
      }
      cleanCopy(entry);
      // A picture with a role or a place in the order of focus is a button of the page's own.
      if (entry.hasAttribute('role') || entry.hasAttribute('tabindex')) continue;
      buttons.add(entry);
      const removeName = keepAttributes(entry, nameAttributes(hasName(entry) ? '' : position));
      madeButtons.set(entry, { removeRole: keepAttributes(entry, buttonAttributes), removeName });
    }
  };

  /** The slide that an event is for; -1 for none. */
  const indexOf = (event: Event): number => {
    const container = getContainer();
    const path = event.composedPath();
    if (event.defaultPrevented || !container || !path.includes(container)) return -1;
    const inside = path.slice(0, path.indexOf(container)) as Element[];
    if (!inside.some((node) => node.matches?.(entrySelector))) return -1;
    return findEntries(container).findIndex((entry) => inside.includes(entry));
  };

  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    const index = indexOf(event);
    if (index < 0) return;
    event.preventDefault();
    open(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const [target] = event.composedPath();
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!isPress || event.defaultPrevented || !madeButtons.has(target as HTMLElement)) return;
    event.preventDefault();
    (target as HTMLElement).click();
  };
  const onIntent = (event: Event): void => {
    const container = getContainer();
    if (container && event.composedPath().includes(container)) prepare();
  };

  const options = { signal: controller.signal };
  root.addEventListener('pointerover', onIntent, options);
  root.addEventListener('focusin', onIntent, options);
  root.addEventListener('click', onClick as EventListener, options);
  root.addEventListener('keydown', onKeyDown as EventListener, options);

  const observer = new MutationObserver((records) => {
    const container = getContainer();
    const isRelated = ({ target, addedNodes }: MutationRecord): boolean =>
      !!container && (container.contains(target) || [...addedNodes].some((node) => node.contains(container)));
    if (records.some(isRelated)) makeButtons();
  });
  observer.observe(root, { childList: true, subtree: true });
  makeButtons();

  return () => {
    controller.abort();
    observer.disconnect();
    for (const picture of madeButtons.keys()) makeBare(picture);
  };
};
