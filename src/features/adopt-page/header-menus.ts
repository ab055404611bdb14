import { hasOwnHandler } from '../../core/builder-scripts';
import { findMenuParts, headerMenuAttribute } from '../header-menus/menu-parts';
import { startHeaderMenus } from '../header-menus/start-header-menus';
import { createEntry } from './entries';
import type { RunStep } from './page-step';
import { hasWindow } from './page-window';

/** Whether neither this code nor a handler of the owner's opens the menu yet. */
const isDead = (element: Element): boolean =>
  !element.hasAttribute(headerMenuAttribute) && !hasOwnHandler(element);

/**
 * Makes the menu of a phone, and the folders in it, open and close again. There is no block for menus. Their attribute lets the
 * loader start them in a page whose markup has it, such as one that `npx azulejo adopt` has written.
 */
export const reviveHeaderMenus: RunStep = (root) => {
  const entries = findMenuParts(root, isDead).flatMap(({ kind, elements }) =>
    elements.map((element) => createEntry({ element, kind })),
  );
  for (const { element } of entries) element.setAttribute(headerMenuAttribute, '');
  // Menus in a page that Node writes start in the browser.
  if (hasWindow(root)) startHeaderMenus(root);
  return entries;
};
