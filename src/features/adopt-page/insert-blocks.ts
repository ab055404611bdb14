import type { Scope } from '../../core/util/scope';
import { findDroppedContent } from './dropped-content';
import { createEntry, logFailure, logLoadFailure, type ReportEntry } from './entries';
import {
  type Adoption,
  isRefusal,
  type Kind,
  type OtherBuilder,
  type Read,
  type Refusal,
  type SavedPage,
} from './kinds/kind';
import { placeContent } from './place-content';
import { saveNodes } from './saved-nodes';

/** On an element that has been adopted: its kinds, separated by spaces. No kind adopts it twice. */
export const adoptedAttribute = 'data-az-adopted';

/** The smallest element that contains both. */
const commonAncestor = (first: Element, second: Element): Element => {
  let ancestor = first;
  while (!ancestor.contains(second) && ancestor.parentElement) ancestor = ancestor.parentElement;
  return ancestor;
};

/** The name of a kind in the report, and the block that it becomes. */
export type BlockNames = Pick<Kind, 'kind' | 'block'>;

/** A block with its settings, and nothing in it yet. */
export const createBlock = (element: Element, { block }: BlockNames, adoption: Adoption): Element => {
  const { data = {}, attributes = {} } = adoption;
  const created = element.ownerDocument.createElement(`az-${block}`);
  const { style, ...others } = attributes;
  for (const [name, value] of Object.entries(others)) if (value) created.setAttribute(name, value);
  // A page's Content Security Policy may forbid the attribute `style`.
  if (style) created.style.cssText = style;
  if (Object.keys(data).length > 0) created.setAttribute('data', JSON.stringify(data));
  return created;
};

/** Block -> the element that it has replaced. */
const replacedElements = new WeakMap<Element, Element>();

/** The element that a block has replaced. @returns undefined where no adoption has made the block */
export const replacedElement = (block: Element): Element | undefined => replacedElements.get(block);

/**
 * Replaces an element with its block, and keeps all content that visitors saw there.
 * @returns the block, or a refusal where a link would be lost; then the element stays as it was
 */
export const insertBlock = (element: Element, kind: BlockNames, adoption: Adoption): Element | Refusal => {
  const { target = element, content, builderParts, keepsOtherContent = false } = adoption;
  const block = createBlock(element, kind, adoption);
  const saved = saveNodes(commonAncestor(target, element));
  const homes = new Map<Element, Element>(keepsOtherContent ? [[target, block]] : []);
  // The element may itself become content of the block, so the block first takes its place.
  target.before(block);
  const undo = (): void => {
    block.replaceWith(target);
    saved.restore();
  };
  try {
    const nodes = content?.((source, home) => homes.set(source, home)) ?? [];
    if (!nodes.some((node) => node === target || node.contains(target))) target.remove();
    block.append(...nodes);
    const dropped = findDroppedContent({ saved, target, block, builderParts });
    const [lostLink] = dropped.lostLinks;
    if (lostLink !== undefined) {
      undo();
      return {
        why: `The block has no place for a link that is in it: ${lostLink}`,
        key: 'noPlaceForLink',
        values: { address: lostLink },
      };
    }
    placeContent(dropped.parts, { saved, leaves: dropped.leaves, block, homes });
  } catch (error) {
    undo();
    throw error;
  }
  // Not `isConnected`, because the page may be a copy or a part that is not in the document.
  const isInPage = element.getRootNode() === block.getRootNode();
  const marked = isInPage ? element : block;
  const before = marked.getAttribute(adoptedAttribute);
  marked.setAttribute(adoptedAttribute, before ? `${before} ${kind.kind}` : kind.kind);
  replacedElements.set(block, element);
  return block;
};

/** Whether an element has been adopted, alone or as a part of a block: a product may have two buttons. */
const isAdopted = (element: Element, { kind, block, nests }: Kind): boolean => {
  const adopted = `[${adoptedAttribute}~="${kind}"]`;
  return nests ? element.matches(adopted) : element.closest(`${adopted}, az-${block}`) !== null;
};

/** The kinds of all builders whose markup the page has. */
const kindsIn = async (root: Scope, rows: (Kind | OtherBuilder)[]): Promise<Kind[]> => {
  const lists = rows.map(async (row) => {
    if ('load' in row) return row;
    if (!root.querySelector(row.selector)) return [];
    return row.loadKinds().catch((error) => {
      logLoadFailure([row.builder], error);
      return [];
    });
  });
  return (await Promise.all(lists)).flat();
};

/** Each kind that the page has, and its reader; undefined where the reader's file could not be loaded. */
type Readers = Map<Kind, Read | undefined>;

/** Loads the readers of a page. The page may change meanwhile, so it is searched again until there is nothing left to load. */
const loadReaders = async (root: Scope, kinds: Kind[]): Promise<Readers> => {
  const readers: Readers = new Map();
  const errors = new Map<string, unknown>();
  const load = async (kind: Kind): Promise<void> => {
    try {
      readers.set(kind, await kind.load());
    } catch (error) {
      readers.set(kind, undefined);
      errors.set(kind.kind, error);
    }
  };
  for (;;) {
    const missing = kinds.filter((kind) => !readers.has(kind) && root.querySelector(kind.selector));
    if (missing.length === 0) break;
    await Promise.all(missing.map(load));
  }
  if (errors.size > 0) logLoadFailure([...errors.keys()], [...errors.values()][0]);
  return readers;
};

/** @returns nothing for an element that works as it was saved */
const adoptElement = (
  element: Element,
  { kind, read, page }: { kind: Kind; read: Read | undefined; page: SavedPage },
): ReportEntry | undefined => {
  const base = { element, kind: kind.kind, block: kind.block };
  if (!read)
    return createEntry({
      ...base,
      status: 'failed',
      reason: { why: 'The file that reads it could not be loaded.', key: 'fileMissing' },
    });
  try {
    const result = read(element, page);
    if (!result) return undefined;
    if (isRefusal(result)) {
      const { deadControls = [], ...reason } = result;
      for (const control of deadControls) control.remove();
      return createEntry({ ...base, status: 'left', reason });
    }
    const block = insertBlock(element, kind, result);
    if (isRefusal(block)) return createEntry({ ...base, status: 'left', reason: block });
    return createEntry({ ...base, element: block, reason: result.needs });
  } catch (error) {
    return logFailure(base, error);
  }
};

/**
 * Replaces elements of the builder with blocks, into which the page's own nodes move. All files load first: the page's own
 * scripts may change the page meanwhile, but not between reading an element and replacing it.
 */
export const insertBlocks = async (
  root: Scope,
  rows: (Kind | OtherBuilder)[],
  page: SavedPage,
): Promise<ReportEntry[]> => {
  const kinds = await kindsIn(root, rows);
  const readers = await loadReaders(root, kinds);
  return kinds
    .filter((kind) => readers.has(kind))
    .flatMap((kind) =>
      [...root.querySelectorAll(kind.selector)].flatMap((element) => {
        if (isAdopted(element, kind)) return [];
        return adoptElement(element, { kind, read: readers.get(kind), page }) ?? [];
      }),
    );
};
