import type { Scope } from '../../core/util/scope';
import { findMenuParts, headerMenuAttribute } from './menu-parts';

/** Elements that have their listeners. */
const started = new WeakSet<Element>();

/**
 * Starts the menus and folders in `root` whose buttons have the attribute `data-az-header-menu`, each once.
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
