import { slottableNodes } from '../../src/core/assign-slot';
import type { CollectionSettings } from './schema';

type Nodes = (Element | Text)[];

interface OwnContent {
  before: Nodes;
  after: Nodes;
  /** Whether the page has links to the page before or after. The block's own links replace them. */
  hasPageLinks: boolean;
}

/** Links to other pages, for visitors without a script. */
const isPageNavigation = (node: Element | Text): boolean =>
  node instanceof Element && node.matches('nav:has([rel~="next"], [rel~="prev"])');

/**
 * The element's own content before and after its articles. Items from data replace all content; with `src`, the block's own links
 * replace the page's links to other pages.
 */
export const ownContent = (
  host: Element,
  content: Element[],
  { src, items }: CollectionSettings,
): OwnContent => {
  if (items.length) return { before: [], after: [], hasPageLinks: false };
  const nodes = slottableNodes(host);
  const last = content.findLast(({ localName }) => localName === 'article');
  const end = last ? nodes.indexOf(last) + 1 : nodes.length;
  const isShown = (node: Element | Text): boolean =>
    !(node instanceof Element && node.localName === 'article') && !(src && isPageNavigation(node));
  return {
    before: nodes.slice(0, end).filter(isShown),
    after: nodes.slice(end).filter(isShown),
    hasPageLinks: nodes.some(isPageNavigation),
  };
};
