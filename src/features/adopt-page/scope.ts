import type { Scope } from '../../core/util/scope';

/**
 * The scope of `root` includes `root` itself, which `querySelectorAll` of an element leaves out. It also includes a block that
 * replaces `root` later, and content that is placed beside that block.
 * @returns `root` itself for a document, a shadow root, and an element without a parent, which nothing can replace
 */
export const scopeOf = (root: ParentNode): Scope => {
  const parent = root.parentNode as (Node & ParentNode) | null;
  if (!parent) return root;
  const siblings = new Set<Node>([...parent.children].filter((child) => child !== root));
  const isInScope = (element: Element): boolean => {
    let child: Node = element;
    while (child.parentNode && child.parentNode !== parent) child = child.parentNode;
    return !siblings.has(child);
  };
  const querySelectorAll = <E extends Element>(selector: string): E[] =>
    [...parent.querySelectorAll<E>(selector)].filter(isInScope);
  return {
    ownerDocument: root.ownerDocument,
    querySelector: <E extends Element>(selector: string) => querySelectorAll<E>(selector)[0] ?? null,
    querySelectorAll,
  };
};
