import type { SavedPage } from '../kind';

/**
 * Whether WordPress' own scripts have taken over the element or a part of it, so that it works as it is. They render with
 * Preact, which keeps its tree in a property of the parent; attributes alone say nothing, because a saved page has them, too.
 */
export const isRunning = (element: Element, { originalOf = (own) => own }: SavedPage): boolean => {
  const parts = [...element.querySelectorAll('[data-wp-interactive]')];
  return [element.closest('[data-wp-interactive]'), ...parts].some((part) => {
    const parent = part && originalOf(part)?.parentElement;
    return Boolean(parent) && '__k' in (parent as Element);
  });
};
