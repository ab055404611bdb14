import type { Scope } from '../../core/util/scope';
import type { ListenerOptions } from './button';
import { isShownInline, setInlineVisibility, visibleStyles } from './inline-visibility';

/** Folders in the header on a computer, which open only on hover: selectors of the item, and of the links in it. */
const items = '.Header-nav-item--folder';
const links = '.Header-nav-folder';

/** Lets the keyboard and a finger open a folder as a mouse does. Its title is a link to a page. */
const startItem = (item: HTMLElement, folder: HTMLElement, options: ListenerOptions): void => {
  const show = (isShown: boolean): void => setInlineVisibility(folder, { isShown, styles: visibleStyles });
  /** Whether a finger is opening the folder, so that it does not follow the link yet. */
  let isOpening = false;
  const onPointerDown = ({ pointerType, target }: PointerEvent): void => {
    isOpening = pointerType === 'touch' && !isShownInline(folder) && !folder.contains(target as Node);
  };
  const onClick = (event: Event): void => {
    if (isOpening) event.preventDefault();
    isOpening = false;
    show(true);
  };
  const onFocusOut = ({ relatedTarget: next }: FocusEvent): void => {
    if (!(next instanceof Node && item.contains(next))) show(false);
  };
  const onOtherPointerDown = ({ target }: Event): void => {
    if (isShownInline(folder) && !item.contains(target as Node)) show(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isShownInline(folder)) return;
    // Marks the key as used, so that it does not open the configuration area.
    event.preventDefault();
    item.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    show(false);
  };
  item.addEventListener('pointerdown', onPointerDown, options);
  item.addEventListener('click', onClick, options);
  item.addEventListener('focusin', () => show(true), options);
  item.addEventListener('focusout', onFocusOut, options);
  item.addEventListener('keydown', onKeyDown, options);
  // Safari does not move the focus to a link that is clicked.
  item.ownerDocument.addEventListener('pointerdown', onOtherPointerDown, options);
};

interface HoverFolder {
  item: HTMLElement;
  start(options: ListenerOptions): void;
}

/** The folders that open only on hover. */
export const findHoverFolders = (root: Scope): HoverFolder[] =>
  [...root.querySelectorAll<HTMLElement>(items)].flatMap((item) => {
    const folder = item.querySelector<HTMLElement>(links);
    return folder ? [{ item, start: (options) => startItem(item, folder, options) }] : [];
  });
