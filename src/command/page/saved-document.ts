import { Window } from 'happy-dom';
import { type DefaultTreeAdapterTypes, parse, type Token } from 'parse5';
import { styleValues } from './style-text';

type Parsed = DefaultTreeAdapterTypes.Node;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** Where a node stands in the file, and its state before any change. Offsets count UTF-16 code units. */
export interface SavedNode {
  /** Undefined for an element whose tags only the parser adds, such as `<tbody>`. */
  location: (Token.Location & Partial<Token.ElementLocation>) | undefined;
  /** An element's tag in lower case, else "". */
  tag: string;
  /**
   * Whether the start tag belongs to another element: a parser repeats `<b>` where a file closes it too late. `start` is then
   * that of the other one.
   */
  isCopy: boolean;
  attributes: Map<string, string>;
  /** The values of an element's `style`, by property. */
  style: Record<string, string>;
  children: Node[];
  /** The text of a text or a comment. */
  data: string;
  /** The number of nodes with a location in this subtree, and the first and the last offset of these nodes. */
  count: number;
  start: number;
  end: number;
}

/** A page that can be changed through the DOM, and knows where in the file each node comes from. */
export interface SavedDocument {
  /** Runs no script and loads nothing. */
  document: Document;
  text: string;
  /** @returns undefined for a node that the file does not have */
  savedNode(node: Node): SavedNode | undefined;
  /** How many nodes of the file start in a range. */
  countBetween(start: number, end: number): number;
}

export const isElement = (node: Node): node is Element => node.nodeType === 1;

const { implementation } = new Window().document;

/** A document without a window of its own runs no script and loads no file. */
const emptyDocument = (): Document => {
  const document = implementation.createHTMLDocument();
  document.documentElement.remove();
  return document as unknown as Document;
};

/** A parser accepts tags that the DOM does not, such as `<h1"`. They are copied from the file, whatever their names here. */
const createElement = (document: Document, { namespaceURI, tagName }: ParsedElement): Element => {
  try {
    return document.createElementNS(namespaceURI, tagName);
  } catch {
    return document.createElement('unreadable-tag');
  }
};

const setAttributes = (element: Element, { attrs }: ParsedElement): void => {
  for (const { namespace, prefix, name, value } of attrs)
    try {
      element.setAttributeNS(namespace ?? null, prefix ? `${prefix}:${name}` : name, value);
    } catch {
      // The same for attributes, such as `"` behind a value with a quote too much.
    }
};

/** @returns undefined for the doctype, which nothing changes */
const createNode = (document: Document, parsed: Parsed): Node | undefined => {
  if ('tagName' in parsed) {
    const element = createElement(document, parsed);
    setAttributes(element, parsed);
    return element;
  }
  if ('value' in parsed) return document.createTextNode(parsed.value);
  return 'data' in parsed ? document.createComment(parsed.data) : undefined;
};

/** Elements that a parser opens again in the next element, where a file has not closed them. */
const repeatedTags = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/** The number of values below `limit` in a sorted list. */
const countBelow = (sorted: number[], limit: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Parses a file, as a browser with scripts does, into a document of happy-dom. */
export const openSavedDocument = (text: string): SavedDocument => {
  const document = emptyDocument();
  const savedNodes = new Map<Node, SavedNode>();
  const startTags = new Set<number>();
  const originals = new Map<string, number>();

  const save = (node: Node, parsed: Parsed): SavedNode => {
    const location = parsed.sourceCodeLocation ?? undefined;
    const element = isElement(node) ? node : undefined;
    // A parser repeats an element with its attributes, sometimes without its location.
    const key = element && 'attrs' in parsed ? JSON.stringify([parsed.tagName, parsed.attrs]) : '';
    const original = location || !repeatedTags.has(element?.localName ?? '') ? undefined : originals.get(key);
    const saved: SavedNode = {
      location,
      tag: 'tagName' in parsed ? parsed.tagName : '',
      isCopy: original !== undefined || Boolean(element && location && startTags.has(location.startOffset)),
      attributes: new Map([...(element?.attributes ?? [])].map(({ name, value }) => [name, value])),
      style: element ? styleValues(element) : {},
      children: [],
      data: element ? '' : (node.textContent ?? ''),
      count: location ? 1 : 0,
      start: location?.startOffset ?? original ?? Number.POSITIVE_INFINITY,
      end: location?.endOffset ?? Number.NEGATIVE_INFINITY,
    };
    savedNodes.set(node, saved);
    if (element && location) {
      startTags.add(location.startOffset);
      originals.set(key, location.startOffset);
    }
    return saved;
  };

  const addChildren = (
    parent: Node,
    savedParent: SavedNode,
    { childNodes }: { childNodes: Parsed[] },
  ): void => {
    for (const parsed of childNodes) {
      const child = createNode(document, parsed);
      if (!child) continue;
      const saved = save(child, parsed);
      parent.appendChild(child);
      if ('childNodes' in parsed) addChildren(child, saved, parsed);
      savedParent.children.push(child);
      savedParent.count += saved.count;
      savedParent.start = Math.min(savedParent.start, saved.start);
      savedParent.end = Math.max(savedParent.end, saved.end);
    }
  };

  const parsed = parse(text, { sourceCodeLocationInfo: true });
  addChildren(document, save(document, parsed), parsed);
  const starts = [...savedNodes.values()]
    .flatMap(({ location }) => location?.startOffset ?? [])
    .sort((a, b) => a - b);
  return {
    document,
    text,
    savedNode: (node) => savedNodes.get(node),
    countBetween: (start, end) => countBelow(starts, end) - countBelow(starts, start),
  };
};
