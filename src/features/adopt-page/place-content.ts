import type { Leaf } from './dropped-content';
import { createElement } from './kinds/element';
import type { SavedNodes } from './saved-nodes';

/** Elements that are valid only in some parents. */
const boundSelector = 'li, dt, dd, figcaption, summary, legend, caption';

/** Elements of a block that may have anything between their children. */
const flowSelector = 'div, section, article, details, dl, dd';

export interface PlaceOptions {
  saved: SavedNodes;
  leaves: Leaf[];
  block: Element;
  /** Elements of the page, each with the element of the block that has its content. */
  homes: Map<Element, Element>;
}

/** Nodes with a text or a picture in them, before and after a part. */
interface Neighbours {
  before: Node | undefined;
  after: Node | undefined;
}

interface Place {
  parent: Element;
  /** The child of the parent before which the part goes; null at the end. */
  next: Node | null;
}

const freeOf = (part: ChildNode): ChildNode => {
  if (part.nodeType !== 1 || !(part as Element).matches(boundSelector)) return part;
  const bound = part as Element;
  const free = createElement(bound, 'div', ...bound.childNodes);
  for (const { name, value } of [...bound.attributes]) free.setAttribute(name, value);
  return free;
};

/** The child of an ancestor in which a node is. */
const childWith = (ancestor: Element, node: Node): Node => {
  let child = node;
  while (child.parentNode && child.parentNode !== ancestor) child = child.parentNode;
  return child;
};

/** Where a part stands between its neighbours, within an element of the block. */
const placeIn = (home: Element, { before, after }: Neighbours): Place => {
  let parent = home;
  if (before && after)
    for (let element = after.parentElement; element && element !== home; element = element.parentElement)
      if (element.contains(before) && element.matches(flowSelector)) {
        parent = element;
        break;
      }
  const next = after && parent.contains(after) ? childWith(parent, after) : null;
  // Nothing comes before the heading of a section.
  const isSummary = next !== null && (next as Element).localName === 'summary';
  return { parent, next: isSummary ? next.nextSibling : next };
};

/**
 * Puts parts of the page that a kind has not used where they were: between the same texts in the block, else before or after
 * the block.
 */
export const placeContent = (parts: ChildNode[], { saved, leaves, block, homes }: PlaceOptions): void => {
  let last: ChildNode = block;
  for (const part of parts) {
    const ancestors = saved.ancestorsOf(part);
    const source = ancestors.find((ancestor) => homes.has(ancestor));
    const isIn = (node: Node, element: Node): boolean =>
      node === element || saved.ancestorsOf(node).includes(element as Element);
    const first = leaves.findIndex(({ node }) => isIn(node, part));
    const isAnchor = ({ node, fate }: Leaf): boolean =>
      source ? block.contains(node) && isIn(node, source) : fate === 'kept' || fate === 'rebuilt';
    const neighbours = {
      before: leaves.slice(0, first).findLast(isAnchor)?.node,
      after: leaves.slice(first).find(isAnchor)?.node,
    };
    const home = source && homes.get(source);
    if (home) {
      const { parent, next } = placeIn(home, neighbours);
      const free = freeOf(part);
      parent.insertBefore(parent.localName === 'dl' ? createElement(parent, 'dd', free) : free, next);
    } else if (!neighbours.before && neighbours.after) {
      block.before(freeOf(part));
    } else {
      const free = freeOf(part);
      last.after(free);
      last = free;
    }
  }
};
