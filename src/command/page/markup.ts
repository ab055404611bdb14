import type { FinishedPage } from './finished-page';
import { isElement, type SavedNode } from './saved-document';
import { startTagMarkup } from './start-tag';

const wordsOf = (text: string): Set<string> => new Set(text.split(' '));

const voidTags = wordsOf('area base br col embed hr img input link meta param source track wbr');

/** Elements whose content is no markup. */
const rawTextTags = wordsOf('script style noscript xmp iframe noembed noframes plaintext');

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

const escapeText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const isSelfClosed = ({ location }: SavedNode, text: string): boolean =>
  text.slice(0, location?.endOffset).endsWith('/>');

/** Whether the file leaves the end tag out, because the next element, or the end of the parent, ends this one. */
export const lacksEndTag = (saved: SavedNode, { text }: FinishedPage): boolean =>
  Boolean(saved.location && saved.tag) &&
  !voidTags.has(saved.tag) &&
  !saved.location?.endTag &&
  !isSelfClosed(saved, text);

/** Whether the node's text in the file would be parsed to the same node at any other place. */
const isMovable = (saved: SavedNode, page: FinishedPage): boolean => {
  const { location, isCopy, start, end, count } = saved;
  return (
    location !== undefined &&
    !isCopy &&
    start >= location.startOffset &&
    end <= location.endOffset &&
    page.countBetween(location.startOffset, location.endOffset) === count &&
    !lacksEndTag(saved, page)
  );
};

const characterMarkup = (node: Node): string => {
  const text = node.textContent ?? '';
  if (node.nodeType === 8) return `<!--${text}-->`;
  return rawTextTags.has(node.parentElement?.localName ?? '') ? text : escapeText(text);
};

const contentMarkup = (element: Element, page: FinishedPage): string => {
  const { location, tag } = page.savedNode(element) ?? {};
  // The content of a template is no part of the document.
  if (tag === 'template' && location?.startTag)
    return page.text.slice(location.startTag.endOffset, location.endTag?.startOffset ?? location.endOffset);
  return markupOf(element.childNodes, page);
};

const nodeMarkup = (node: Node, page: FinishedPage): string => {
  const saved = page.savedNode(node);
  if (saved && page.isUnchanged(node) && isMovable(saved, page))
    return page.text.slice(saved.location?.startOffset, saved.location?.endOffset);
  if (!isElement(node)) return characterMarkup(node);
  const startTag = startTagMarkup(node, saved, page.text);
  const tag = saved?.tag ?? node.localName;
  const isForeign = node.namespaceURI !== htmlNamespace;
  if (isForeign ? startTag.endsWith('/>') : voidTags.has(tag)) return startTag;
  return `${startTag}${contentMarkup(node, page)}</${tag}>`;
};

/** The markup of nodes: as the file has it where nothing in them has changed, wherever they are now. */
export const markupOf = (nodes: Iterable<Node>, page: FinishedPage): string =>
  [...nodes].map((node) => nodeMarkup(node, page)).join('');
