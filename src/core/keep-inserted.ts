/**
 * Elements that a block inserts among the page's own, because third parties find nothing in shadow roots. The server's HTML does not
 * have these elements: a morph, which makes the page equal to that HTML, removes them, and React expects none of them.
 * @module
 */

/** The comment that ends a Suspense boundary in a server's HTML, of React 18 and 19. */
const hydrationEnd = '/$';

const isHydrationEnd = (node: Node | null): node is Comment =>
  node instanceof Comment && node.data === hydrationEnd;

/**
 * Appends an element behind a comment that marks the end of what React hydrates. Where hydration finds an element that the server
 * has not rendered, React renders the page anew; it reads no sibling after the comment.
 */
export const appendBehindHydrationEnd = (parent: Element, element: Element): void => {
  if (!isHydrationEnd(parent.lastChild)) parent.append(new Comment(hydrationEnd));
  parent.append(element);
};

/** Removes an element, with the comment of `appendBehindHydrationEnd` if there is one. */
export const removeInserted = (element: Element): void => {
  if (isHydrationEnd(element.previousSibling)) element.previousSibling.remove();
  element.remove();
};

interface InsertOptions {
  /** The page's element that gets the block's element as its last child. */
  parent: Element;
  /** Finds the child of the parent to insert the element before, where it is not to be the last child. */
  findNext?: () => Element | null | undefined;
  /**
   * Matches the element, and its dead copies beside it in a copy of an upgraded page, as in Turbo's cache. They are removed.
   */
  selector: string;
  /** Called after each insertion. */
  onInsert?: () => void;
}

/**
 * Inserts an element of a block's into the page, and again after each morph.
 * @returns a function that removes the element
 */
export const keepInserted = (
  element: Element,
  { parent, findNext, selector, onInsert }: InsertOptions,
): (() => void) => {
  const insert = (): void => {
    const next = findNext?.();
    if (next) next.before(element);
    else appendBehindHydrationEnd(parent, element);
    onInsert?.();
  };
  const removals = new MutationObserver(() => {
    if (!element.isConnected && parent.isConnected) insert();
  });
  insert();
  for (const sibling of [...parent.children])
    if (sibling !== element && sibling.matches(selector)) removeInserted(sibling);
  removals.observe(parent, { childList: true });
  return () => {
    removals.disconnect();
    removeInserted(element);
  };
};
