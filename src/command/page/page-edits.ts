import type { Edit } from './edits';
import { type FinishedPage, finishPage } from './finished-page';
import { lacksEndTag, markupOf } from './markup';
import { isElement, type SavedDocument, type SavedNode } from './saved-document';
import { startTagEdits } from './start-tag';

/** A change in an element's content: nodes of the file that were removed, and nodes that were inserted in their place. */
interface Change {
  /** The children before and after the change, which stay. */
  before: Node | undefined;
  after: Node | undefined;
  removed: Node[];
  inserted: Node[];
}

interface Comparison {
  changes: Change[];
  /** Children that stay, in their order. */
  staying: Node[];
}

const compareChildren = (node: Node, { children }: SavedNode): Comparison => {
  const places = new Map(children.map((child, place) => [child, place]));
  const changes: Change[] = [];
  const staying: Node[] = [];
  let next = 0;
  let inserted: Node[] = [];
  const endChange = (after: Node | undefined, place: number): void => {
    const removed = children.slice(next, place);
    if (removed.length + inserted.length > 0)
      changes.push({ before: staying.at(-1), after, removed, inserted });
    inserted = [];
    next = place + 1;
  };
  for (const child of node.childNodes) {
    const place = places.get(child) ?? -1;
    if (place < next) inserted.push(child);
    else {
      endChange(child, place);
      staying.push(child);
    }
  }
  endChange(undefined, children.length);
  return { changes, staying };
};

interface Range {
  start: number;
  end: number;
}

/** Whether a range of the file holds these nodes, and nothing else. */
const holdsOnly = (
  { start, end }: Range,
  nodes: Node[],
  { savedNode, countBetween }: FinishedPage,
): boolean => {
  const saved = nodes.flatMap((node) => savedNode(node) ?? []);
  return (
    start <= end &&
    saved.every((node) => node.start >= start && node.end <= end) &&
    saved.reduce((sum, { count }) => sum + count, 0) === countBetween(start, end)
  );
};

const contentRange = ({ location }: SavedNode): Range | undefined =>
  location?.startTag && {
    start: location.startTag.endOffset,
    end: location.endTag?.startOffset ?? location.endOffset,
  };

/** Where the removed nodes stand in the file; without any, the place between the children that stay. */
const rangeOf = (
  { before, after, removed }: Change,
  parent: SavedNode,
  { savedNode }: FinishedPage,
): Range | undefined => {
  const saved = removed.flatMap((node) => savedNode(node) ?? []).filter(({ count }) => count > 0);
  if (saved.length > 0)
    return {
      start: Math.min(...saved.map(({ start }) => start)),
      end: Math.max(...saved.map(({ end }) => end)),
    };
  const place =
    (before && savedNode(before)?.end) ?? (after && savedNode(after)?.start) ?? contentRange(parent)?.start;
  return place !== undefined && Number.isFinite(place) ? { start: place, end: place } : undefined;
};

/** @returns undefined if the file does not have the nodes in this order, because the parser has repaired it */
const changeEdit = (change: Change, parent: SavedNode, page: FinishedPage): Edit | undefined => {
  const { before, removed, inserted } = change;
  const range = rangeOf(change, parent, page);
  if (!range || !holdsOnly(range, removed, page)) return undefined;
  const saved = before && page.savedNode(before);
  // The tag that ended the element before may be gone.
  const endTag = saved && lacksEndTag(saved, page) ? `</${saved.tag}>` : '';
  return { ...range, text: endTag + markupOf(inserted, page) };
};

/** Rewrites all content of a node. @returns undefined where the file has parts of other elements in it */
const contentEdits = (node: Node, saved: SavedNode, page: FinishedPage): Edit[] | undefined => {
  const range = contentRange(saved);
  if (!range || saved.isCopy || !holdsOnly(range, saved.children, page)) return undefined;
  return [{ ...range, text: markupOf(node.childNodes, page) }];
};

const childEdits = (node: Node, saved: SavedNode, page: FinishedPage): Edit[] | undefined => {
  const { changes, staying } = compareChildren(node, saved);
  const edits: Edit[] = [];
  for (const change of changes) {
    const edit = changeEdit(change, saved, page);
    if (!edit) return contentEdits(node, saved, page);
    edits.push(edit);
  }
  for (const child of staying) {
    const inner = nodeEdits(child, page);
    if (!inner) return contentEdits(node, saved, page);
    edits.push(...inner);
  }
  return edits;
};

/** @returns undefined for a node that has no range of the file for itself */
const nodeEdits = (node: Node, page: FinishedPage): Edit[] | undefined => {
  const saved = page.savedNode(node);
  if (!saved || page.isUnchanged(node)) return saved && [];
  const attributes = isElement(node) ? startTagEdits(node, saved, page.text) : [];
  if (attributes.length > 0 && (saved.isCopy || !saved.location)) return undefined;
  const content = childEdits(node, saved, page);
  return content && [...attributes, ...content];
};

/** The edits that turn the file into the page as it is now. Whatever has not changed stays byte for byte. */
export const pageEdits = (savedDocument: SavedDocument): Edit[] => {
  const page = finishPage(savedDocument);
  const edits = nodeEdits(page.document, page);
  if (edits) return edits;
  // Tags so far out of order that only the whole page can be written anew.
  const { documentElement } = page.document;
  const { start, end } = page.savedNode(documentElement) as SavedNode;
  return [{ start, end, text: markupOf([documentElement], page) }];
};
