import type { Scope } from '../../core/util/scope';
import type { ListenerOptions } from './button';
import { findMenuParts, headerMenuAttribute } from './menu-parts';

/** Elements that have their listeners. */
let started = new WeakSet<Element>();
/** Removes all listeners; undefined while there are none. */
let controller: AbortController | undefined;

/** The options of the listeners, which `Azulejo.destroy()` removes. The next scan starts the menus again. */
const listenerOptions = (): ListenerOptions => {
  if (!controller) {
    controller = new AbortController();
    globalThis.Azulejo?.onDestroy(() => {
      controller?.abort();
      controller = undefined;
      started = new WeakSet();
    });
  }
  return controller;
};

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
    start(listenerOptions());
  }
};
