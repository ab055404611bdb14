import type { Scope } from '../../core/util/scope';
import { isShownInline, setInlineVisibility, visibleStyles } from './inline-visibility';

/** Folders in the header on a computer, which open only on hover: selectors of the item, and of the links in it. */
const items = '.Header-nav-item--folder';
const links = '.Header-nav-folder';

/** Lets the keyboard and a finger open a folder as a mouse does. Its title is a link to a page. */
const startItem = (item: Element, folder: HTMLElement): void => {
  const show = (isShown: boolean): void => setInlineVisibility(folder, { isShown, styles: visibleStyles });
  /** Whether a finger is opening the folder, so that it does not follow the link yet. */
  let isOpening = false;
  item.addEventListener('pointerdown', (event) => {
    const { pointerType, target } = event as PointerEvent;
    isOpening = pointerType === 'touch' && !isShownInline(folder) && !folder.contains(target as Node);
  });
  item.addEventListener('click', (event) => {
    if (isOpening) event.preventDefault();
    isOpening = false;
    show(true);
  });
  item.addEventListener('focusin', () => show(true));
  item.addEventListener('focusout', (event) => {
    const next = (event as FocusEvent).relatedTarget;
    if (!(next instanceof Node && item.contains(next))) show(false);
  });
  // Safari does not move the focus to a link that is clicked.
  item.ownerDocument.addEventListener('pointerdown', ({ target }) => {
    if (isShownInline(folder) && !item.contains(target as Node)) show(false);
  });
  item.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Escape' || !isShownInline(folder)) return;
    // Marks the key as used, so that it does not open the configuration area.
    event.preventDefault();
    item.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    show(false);
  });
};

interface HoverFolder {
  item: HTMLElement;
  start(): void;
}

/** The folders that open only on hover. */
export const findHoverFolders = (root: Scope): HoverFolder[] =>
  [...root.querySelectorAll<HTMLElement>(items)].flatMap((item) => {
    const folder = item.querySelector<HTMLElement>(links);
    return folder ? [{ item, start: () => startItem(item, folder) }] : [];
  });
