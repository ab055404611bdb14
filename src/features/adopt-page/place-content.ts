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
  /** Element of the page -> the element of the block that has its content. */
  homes: Map<Element, Element>;
}

/** The nearest texts or pictures before and after a part. */
interface Neighbours {
  before: Node | undefined;
  after: Node | undefined;
}

interface Place {
  parent: Element;
  /** The child of the parent before which the part goes; null at the end. */
  next: Node | null;
}

/** The part; an element that is valid only in its old parent is replaced with a `<div>`. */
const freeOf = (part: ChildNode): ChildNode => {
  if (part.nodeType !== 1 || !(part as Element).matches(boundSelector)) return part;
  const bound = part as Element;
  const free = createElement(bound, 'div', ...bound.childNodes);
  // Damaged markup has attribute names that `setAttribute` refuses in browsers older than 2026.
  for (const attribute of bound.attributes) free.setAttributeNode(attribute.cloneNode() as Attr);
  return free;
};

/** The child of `ancestor` that contains `node`. */
const childWith = (ancestor: Element, node: Node): Node => {
  let child = node;
  while (child.parentNode && child.parentNode !== ancestor) child = child.parentNode;
  return child;
};

/** The place for a part between its neighbours, within `home`, an element of the block. */
const placeIn = (home: Element, { before, after }: Neighbours): Place => {
  let parent = home;
  if (before && after)
    for (let element = after.parentElement; element && element !== home; element = element.parentElement)
      if (element.contains(before) && element.matches(flowSelector)) {
        parent = element;
        break;
      }
  const next = after && parent.contains(after) ? childWith(parent, after) : null;
  // A `<summary>` stays the first child.
  const isSummary = next !== null && (next as Element).localName === 'summary';
  return { parent, next: isSummary ? next.nextSibling : next };
};

/** The neighbours of a part in the block: within `source`, its element of the page, or without one, anywhere in the block. */
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
 * Puts parts of the page that a kind has not used back where they were: between the same texts in the block, else before or
 * after the block.
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
