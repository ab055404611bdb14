import { hasOwnHandler } from '../../core/builder-scripts';
import { findMenuParts, headerMenuAttribute } from '../header-menus/menu-parts';
import { startHeaderMenus } from '../header-menus/start-header-menus';
import { entryOf } from './entries';
import type { RunStep } from './page-step';
import { hasWindow } from './page-window';

/** Whether nothing opens the menu yet: neither this code nor the owner's. */
const isDead = (element: Element): boolean =>
  !element.hasAttribute(headerMenuAttribute) && !hasOwnHandler(element);

/**
 * Lets the menu of a phone, and the folders in it, open and close. Only a script can do so; there is no block for it. The
 * attribute lets the loader start them in a page that has been written with them.
 */
export const reviveHeaderMenus: RunStep = (root) => {
  const entries = findMenuParts(root, isDead).flatMap(({ kind, elements }) =>
    elements.map((element) => entryOf({ element, kind })),
  );
  for (const { element } of entries) element.setAttribute(headerMenuAttribute, '');
  // A page that is written in Node starts them itself.
  if (hasWindow(root)) startHeaderMenus(root);
  return entries;
};
