import type { AdoptionEntry } from '../../core/adoption-report';
import {
  type Adoption,
  isRefusal,
  type Kind,
  type OtherBuilder,
  type Read,
  type SavedPage,
} from './kinds/kind';

/** On an element that has been adopted: its kinds, with blanks between. It is not adopted again. */
const adoptedAttribute = 'data-az-adopted';

/** The nodes of a part of the page. @returns a function that puts each back into its place */
const keepNodes = (root: Element): (() => void) => {
  const parents = [root, ...root.querySelectorAll('*')].map(
    (parent) => [parent, [...parent.childNodes]] as const,
  );
  return () => {
    for (const [parent, children] of parents) parent.replaceChildren(...children);
  };
};

const insertBlock = (element: Element, { block, kind }: Kind, adoption: Adoption): Element => {
  const { target = element, data = {}, attributes = {}, content } = adoption;
  const replacement = element.ownerDocument.createElement(`az-${block}`);
  const { style, ...others } = attributes;
  for (const [name, value] of Object.entries(others)) if (value) replacement.setAttribute(name, value);
  // A page's policy may forbid the attribute.
  if (style) replacement.style.cssText = style;
  if (Object.keys(data).length > 0) replacement.setAttribute('data', JSON.stringify(data));
  // The element may itself become content of the block, so the block first takes its place.
  target.before(replacement);
  const restoreNodes = keepNodes(target);
  let nodes: Node[];
  try {
    nodes = content?.() ?? [];
  } catch (error) {
    replacement.remove();
    restoreNodes();
    throw error;
  }
  if (!nodes.some((node) => node === target || node.contains(target))) target.remove();
  replacement.append(...nodes);
  const marked = element.isConnected ? element : replacement;
  const before = marked.getAttribute(adoptedAttribute);
  marked.setAttribute(adoptedAttribute, before ? `${before} ${kind}` : kind);
  return replacement;
};

const isAdopted = (element: Element, { kind, nests }: Kind): boolean => {
  const adopted = `[${adoptedAttribute}~="${kind}"]`;
  return nests ? element.matches(adopted) : element.closest(adopted) !== null;
};

/** Logs why a kind or a step has failed. @returns what its entry says */
export const failure = (
  name: string,
  element: Element,
  error: unknown,
): Pick<AdoptionEntry, 'status' | 'why'> => {
  console.error(`[azulejo] A ${name} of the saved page could not be adopted, and stays.`, element, error);
  return { status: 'failed', why: String(error) };
};

/** @param names the kinds or steps whose file is missing */
export const logUnloaded = (names: string[], error: unknown): void =>
  console.error(
    `[azulejo] Parts of the saved page could not be adopted, because a file did not load: ${names.join(', ')}. They stay as they are.`,
    error,
  );

/** The kinds of the builders that the page has markup of. */
const kindsIn = async (root: ParentNode, rows: (Kind | OtherBuilder)[]): Promise<Kind[]> => {
  const lists = rows.map(async (row) => {
    if ('load' in row) return row;
    if (!root.querySelector(row.selector)) return [];
    return row.loadKinds().catch((error) => {
      logUnloaded([row.builder], error);
      return [];
    });
  });
  return (await Promise.all(lists)).flat();
};

/** What reads each kind that the page has; undefined where its file could not be loaded. */
type Readers = Map<Kind, Read | undefined>;

/** A page may change while files load, so the page is searched again until there is nothing left to load. */
const loadReaders = async (root: ParentNode, kinds: Kind[]): Promise<Readers> => {
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
  if (errors.size > 0) logUnloaded([...errors.keys()], [...errors.values()][0]);
  return readers;
};

interface ReviveOptions {
  page: SavedPage;
  dryRun: boolean;
}

/** @returns nothing for an element that works as it was saved */
const reviveElement = (
  element: Element,
  { kind, read }: { kind: Kind; read: Read | undefined },
  { page, dryRun }: ReviveOptions,
): AdoptionEntry | undefined => {
  const base = { element, kind: kind.kind, block: kind.block };
  if (!read) return { ...base, status: 'failed', why: 'The file that reads it could not be loaded.' };
  try {
    const result = read(element, page);
    if (!result) return undefined;
    if (isRefusal(result)) return { ...base, status: 'left', why: result.why };
    const adopted = dryRun ? element : insertBlock(element, kind, result);
    return { ...base, element: adopted, status: 'adopted', why: result.needs ?? '' };
  } catch (error) {
    return { ...base, ...failure(kind.kind, element, error) };
  }
};

/**
 * Puts blocks in the places of the builder's. The page's own nodes move into them. All files are loaded first, so that a page
 * that its own scripts change meanwhile is read and changed in one go.
 */
export const revive = async (
  root: ParentNode,
  rows: (Kind | OtherBuilder)[],
  options: ReviveOptions,
): Promise<AdoptionEntry[]> => {
  const kinds = await kindsIn(root, rows);
  const readers = await loadReaders(root, kinds);
  return kinds
    .filter((kind) => readers.has(kind))
    .flatMap((kind) =>
      [...root.querySelectorAll(kind.selector)].flatMap((element) => {
        // An element may have moved into a block before, or be in another of the same kind.
        if (isAdopted(element, kind)) return [];
        return reviveElement(element, { kind, read: readers.get(kind) }, options) ?? [];
      }),
    );
};
