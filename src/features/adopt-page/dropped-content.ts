import { leadsToFile } from './addresses';
import { isBuilderPart, isDeadButton, isInvisible } from './builder-parts';
import type { SavedNodes } from './saved-nodes';

/** Content other than texts. */
const mediaSelector = 'img, iframe, video, audio, object, embed, form, input:not([type="hidden"])';

/**
 * What has become of a text, a picture or the like:
 * - `kept`: the node is still in the page;
 * - `rebuilt`: the block has the same text or picture in another node or in its settings;
 * - `builder`: it belongs to the builder;
 * - `button`: the text of a button that does nothing any more;
 * - `dropped`: visitors would not see it any more.
 */
type Fate = 'kept' | 'rebuilt' | 'builder' | 'button' | 'dropped';

export interface Leaf {
  node: Node;
  fate: Fate;
}

interface DroppedContent {
  /** Texts, pictures and the like as the page had them, in its order. */
  leaves: Leaf[];
  /** The largest parts of the page that were dropped as a whole, in its order. */
  parts: ChildNode[];
  /** The addresses of links that are neither in the block nor in one of the parts. */
  lostLinks: string[];
}

interface DroppedOptions {
  saved: SavedNodes;
  /** The element whose place the block has taken. */
  target: Element;
  block: Element;
  /** Matches the builder's own parts of an element of this kind. */
  builderParts: string | undefined;
}

const isElement = (node: Node): node is Element => node.nodeType === 1;
const isText = (node: Node): boolean => node.nodeType === 3;

/** For comparing texts: the whitespace differs where a text has been joined from several elements. */
const withoutBlanks = (text: string | null): string => (text ?? '').replace(/\s+/g, '');

const isLeaf = (node: Node): boolean =>
  isElement(node) ? node.matches(mediaSelector) : isText(node) && withoutBlanks(node.textContent) !== '';

/** All texts in a value of the attribute `data`. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
};

/** Texts and addresses that the block has as settings. */
const settingsOf = (block: Element): string[] => [
  ...[...block.attributes].map(({ value }) => value),
  ...textsIn(JSON.parse(block.getAttribute('data') ?? '{}')),
];

const textNodesIn = (node: Node): Node[] =>
  isText(node) ? [node] : [...node.childNodes].flatMap(textNodesIn);

const hrefOf = (link: Element): string => link.getAttribute('href') ?? '';

const addressesOf = (media: Element): string[] =>
  ['src', 'data-src', 'data-image'].map((name) => media.getAttribute(name) ?? '').filter(Boolean);

/** Creates a check whether the block has a text or a picture in nodes of its own, or as a setting. */
const createRebuiltCheck = (block: Element, saved: SavedNodes): ((node: Node) => boolean) => {
  const settings = settingsOf(block);
  const ownTexts = textNodesIn(block)
    .filter((node) => !saved.has(node))
    .map(({ textContent }) => textContent);
  const texts = new Set([...settings, ...ownTexts].map(withoutBlanks));
  const addresses = new Set([
    ...settings,
    ...[...block.querySelectorAll(mediaSelector)].flatMap(addressesOf),
  ]);
  return (node) => {
    if (isElement(node) && node.matches(mediaSelector))
      return addressesOf(node).some((address) => addresses.has(address));
    const text = withoutBlanks(node.textContent);
    return text !== '' && texts.has(text);
  };
};

/** Whether a link leads to no page: a script handles it, or it opens the picture in it. */
const leadsToNoPage = (href: string): boolean =>
  /^(#?$|\?|javascript:)/i.test(href.trim()) || leadsToFile(href);

/** Finds the content that visitors saw in an element, and would not see in the block that has replaced it. */
export const findDroppedContent = (options: DroppedOptions): DroppedContent => {
  const { saved, target, block, builderParts } = options;
  const root = block.getRootNode();
  const isKept = (node: Node): boolean => node.getRootNode() === root;
  const isRebuilt = createRebuiltCheck(block, saved);
  const addresses = new Set([...settingsOf(block), ...[...block.querySelectorAll('a[href]')].map(hrefOf)]);
  const links: Element[] = [];
  const isOfBuilder = (element: Element): boolean =>
    isBuilderPart(element) || (builderParts !== undefined && element.matches(builderParts));

  const fateOf = (node: Node, outer: Fate): Fate => {
    if (isKept(node)) return 'kept';
    if (outer === 'builder' || outer === 'rebuilt') return outer;
    if (isElement(node) && isOfBuilder(node)) return 'builder';
    return isRebuilt(node) ? 'rebuilt' : 'dropped';
  };

  const visit = (node: Node, outer: Fate): Pick<DroppedContent, 'leaves' | 'parts'> => {
    if (isElement(node) && isInvisible(node)) return { leaves: [], parts: [] };
    const fate = fateOf(node, outer);
    if (isElement(node) && node.matches('a[href]') && !['kept', 'builder'].includes(fate)) links.push(node);
    const inner = saved.childrenOf(node).map((child) => visit(child, fate));
    let leaves = [...(isLeaf(node) ? [{ node, fate }] : []), ...inner.flatMap((part) => part.leaves)];
    const has = (...fates: Fate[]): boolean => leaves.some((leaf) => fates.includes(leaf.fate));
    // The only text of a link may be its `aria-label`.
    if (links.includes(node as Element) && leaves.length === 0 && addresses.has(hrefOf(node as Element)))
      leaves = [{ node, fate: 'rebuilt' }];
    if (isElement(node) && isDeadButton(node) && !has('kept'))
      leaves = leaves.map((leaf) => (leaf.fate === 'dropped' ? { ...leaf, fate: 'button' } : leaf));
    if (!has('dropped')) return { leaves, parts: [] };
    const isWhole = !has('kept', 'rebuilt', 'builder');
    return { leaves, parts: isWhole ? [node as ChildNode] : inner.flatMap(({ parts }) => parts) };
  };

  const visits = (isInvisible(target) ? [] : saved.childrenOf(target)).map((child) =>
    visit(child, 'dropped'),
  );
  const parts = visits.flatMap((visited) => visited.parts);
  return {
    leaves: visits.flatMap(({ leaves }) => leaves),
    parts,
    lostLinks: links
      .filter((link) => !parts.some((part) => part === link || part.contains(link)))
      .map(hrefOf)
      .filter((href) => !leadsToNoPage(href) && !addresses.has(href)),
  };
};
