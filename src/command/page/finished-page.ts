import { isElement, type SavedDocument, type SavedNode } from './saved-document';

/** A page in which nothing changes any more, so that each node has to be compared with the file only once. */
export interface FinishedPage extends SavedDocument {
  /** Whether a node, and everything in it, is as the file has it. */
  isUnchanged(node: Node): boolean;
}

/** The names of attributes that were added, removed or changed. */
export const changedAttributes = (element: Element, { attributes }: SavedNode): string[] => {
  const names = new Set([...attributes.keys(), ...[...element.attributes].map(({ name }) => name)]);
  return [...names].filter((name) => (attributes.get(name) ?? null) !== element.getAttribute(name));
};

const hasSameChildren = ({ childNodes }: Node, { children }: SavedNode): boolean =>
  childNodes.length === children.length && children.every((child, index) => childNodes[index] === child);

export const finishPage = (page: SavedDocument): FinishedPage => {
  const known = new Map<Node, boolean>();
  const compare = (node: Node): boolean => {
    const saved = page.savedNode(node);
    if (!saved) return false;
    if (isElement(node) && changedAttributes(node, saved).length > 0) return false;
    if (saved.children.length === 0 && !isElement(node)) return (node.textContent ?? '') === saved.data;
    return hasSameChildren(node, saved) && saved.children.every(isUnchanged);
  };
  const isUnchanged = (node: Node): boolean => {
    const result = known.get(node) ?? compare(node);
    known.set(node, result);
    return result;
  };
  return { ...page, isUnchanged };
};
