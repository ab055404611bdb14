import type { Scope } from '../../core/util/scope';
import { findMenuParts, headerMenuAttribute } from './menu-parts';

/** Elements that have their listeners. */
const started = new WeakSet<Element>();

/**
 * Lets the menus and folders in `root` open and close whose buttons have the attribute `data-az-header-menu`. Each starts once.
 * @param root default: the document
 */
export const startHeaderMenus = (root: Scope = document): void => {
  const parts = findMenuParts(
    root,
    (element) => element.hasAttribute(headerMenuAttribute) && !started.has(element),
  );
  for (const { elements, start } of parts) {
    for (const element of elements) started.add(element);
    start();
  }
};
