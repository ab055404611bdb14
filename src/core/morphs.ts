/**
 * Blocks change as little as possible on the page's own elements. Some changes are necessary: the `role` of a picture that opens
 * a lightbox, the `novalidate` of a form. They are lost when a morph makes the page equal to the server's HTML, as Turbo, idiomorph
 * and Livewire do. These functions notice the loss, so that the block can make the changes again.
 * @module
 */

/** Marks an element that a block has changed. A morph removes the attribute together with the changes. */
const mark = 'data-az-changed';

const restoresByElement = new WeakMap<Element, Set<() => void>>();

const handleRecords = (records: MutationRecord[]): void => {
  for (const element of new Set(records.map(({ target }) => target as Element))) {
    if (element.hasAttribute(mark)) continue;
    for (const restore of restoresByElement.get(element) ?? []) {
      element.setAttribute(mark, '');
      restore();
    }
  }
};

/** One observer for all elements; `restoresByElement` has their callbacks. */
let observer: MutationObserver | undefined;

/**
 * Marks an element of the page that a block has changed.
 * @param restore called when a morph has removed the changes
 * @returns a function that stops this, and removes the mark if no other `restore` is left
 */
export const onMorph = (element: Element, restore: () => void): (() => void) => {
  const restores = restoresByElement.get(element) ?? new Set();
  restoresByElement.set(element, restores.add(restore));
  element.setAttribute(mark, '');
  observer ??= new MutationObserver(handleRecords);
  observer.observe(element, { attributeFilter: [mark] });
  return () => {
    restores.delete(restore);
    if (!restores.size) element.removeAttribute(mark);
  };
};

/**
 * Changes an element of the page, and changes it again after each morph.
 * @param change returns a function that undoes the change
 * @returns a function that undoes the last change
 */
export const keepChanged = (element: Element, change: () => () => void): (() => void) => {
  let undo = () => {};
  const changeAgain = (): void => {
    undo();
    undo = change();
  };
  const stop = onMorph(element, changeAgain);
  changeAgain();
  return () => {
    stop();
    undo();
  };
};

/**
 * Writes attributes on an element of the page, and again after each morph.
 * @returns a function that restores the page's values of these attributes
 */
export const keepAttributes = (element: Element, attributes: Record<string, string>): (() => void) =>
  keepChanged(element, () => {
    const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return () => {
      for (const [name, value] of before) {
        // Keep a value that a morph or a script of the page has written since.
        if (element.getAttribute(name) !== attributes[name]) continue;
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    };
  });
