import type { Leaf } from './dropped-content';
import { createElement } from './kinds/element';
import type { SavedNodes } from './saved-nodes';

/** Elements that are valid only in some parents. */
const boundSelector = 'li, dt, dd, figcaption, summary, legend, caption';

/** Elements of a block that may have anything between their children. */
const flowSelector = 'div, section, article, details, dl, dd';

interface PlaceOptions {
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

/** The part without an element that is valid only in its old parent. */
const freeOf = (part: ChildNode): ChildNode => {
  if (part.nodeType !== 1 || !(part as Element).matches(boundSelector)) return part;
  const bound = part as Element;
  const free = createElement(bound, 'div', ...bound.childNodes);
  // Damaged markup has names that `setAttribute` refuses in browsers of before 2026.
  for (const attribute of bound.attributes) free.setAttributeNode(attribute.cloneNode() as Attr);
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

/** What stands before and after a part, in the same element of the page or in all of it. */
const neighboursOf = (
  part: Node,
  { source, saved, leaves, block }: PlaceOptions & { source: Element | undefined },
): Neighbours => {
  const isIn = (node: Node, element: Node): boolean =>
    node === element || saved.ancestorsOf(node).includes(element as Element);
  const isNeighbour = ({ node, fate }: Leaf): boolean =>
    source ? block.contains(node) && isIn(node, source) : fate === 'kept' || fate === 'rebuilt';
  const start = leaves.findIndex(({ node }) => isIn(node, part));
  return {
    before: leaves.slice(0, start).findLast(isNeighbour)?.node,
    after: leaves.slice(start).find(isNeighbour)?.node,
  };
};

const insertAt = ({ parent, next }: Place, part: ChildNode): void => {
  parent.insertBefore(parent.localName === 'dl' ? createElement(parent, 'dd', part) : part, next);
};

/**
 * Puts parts of the page that a kind has not used where they were: between the same texts in the block, else before or behind
 * the block.
 */
export const placeContent = (parts: ChildNode[], options: PlaceOptions): void => {
  const { saved, block, homes } = options;
  let last: ChildNode = block;
  for (const part of parts) {
    const source = saved.ancestorsOf(part).find((ancestor) => homes.has(ancestor));
    const home = source && homes.get(source);
    const neighbours = neighboursOf(part, { ...options, source });
    const free = freeOf(part);
    if (home) {
      insertAt(placeIn(home, neighbours), free);
    } else if (!neighbours.before && neighbours.after) {
      block.before(free);
    } else {
      last.after(free);
      last = free;
    }
  }
};
