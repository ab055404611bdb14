/**
 * An element with all that is in it, as kinds and steps search it: `querySelectorAll` of an element leaves out the element
 * itself. A block that takes the element's place, and content beside the block, belong to the scope, too.
 * @returns `root` itself for a document, a shadow root, and an element without a parent, whose place nothing can take
 */
export const scopeOf = (root: ParentNode): ParentNode => {
  const parent = root.parentNode as (Node & ParentNode) | null;
  if (!parent) return root;
  const siblings = new Set<Node>([...parent.children].filter((child) => child !== root));
  const isInScope = (element: Element): boolean => {
    let child: Node = element;
    while (child.parentNode && child.parentNode !== parent) child = child.parentNode;
    return !siblings.has(child);
  };
  const querySelectorAll = (selector: string): Element[] =>
    [...parent.querySelectorAll(selector)].filter(isInScope);
  const scope = {
    ownerDocument: root.ownerDocument,
    querySelectorAll,
    querySelector: (selector: string): Element | null => querySelectorAll(selector)[0] ?? null,
  };
  // Nothing else is asked of a root.
  return scope as unknown as ParentNode;
};
