import { singleLineText } from '../../../../core/util/single-line-text';
import { createElement, picturesIn } from '../element';
import { plainImage } from './slide';

const linkTo = (
  item: Element,
  href: string | null | undefined,
  ...content: (Node | string)[]
): HTMLElement[] => {
  if (content.length === 0) return [];
  if (!href) return content.filter((part) => typeof part !== 'string') as HTMLElement[];
  const link = createElement(item, 'a', ...content);
  link.setAttribute('href', href);
  return [link];
};

/** The builder writes date, author and so on up to three times, and shows one by style. */
const metadataOf = (item: Element): Element[] => {
  const byText = new Map<string, Element>();
  for (const part of item.querySelectorAll('.summary-metadata-item'))
    if (singleLineText(part) && !byText.has(singleLineText(part))) byText.set(singleLineText(part), part);
  return [...byText.values()];
};

const isParagraph = (node: Node): boolean =>
  node.nodeType === 1 ? (node as Element).localName === 'p' : !/\S/.test(node.textContent ?? '');

/**
 * The short text of an item. Paragraphs become children of the article. Any other text, such as a quote in a heading, gets an
 * element of its own: the block takes a heading among the article's children for the title of the item.
 */
const excerptOf = (item: Element): Node[] => {
  const excerpt = item.querySelector('.summary-excerpt');
  if (!excerpt || !singleLineText(excerpt)) return [];
  const nodes = [...excerpt.childNodes];
  if (nodes.every(isParagraph)) return nodes;
  const box = createElement(item, 'div', ...nodes);
  box.setAttribute('part', 'excerpt');
  return [box];
};

/**
 * Moves the parts of an item, `.summary-item`, into an article, in the order in which the block shows them. The item's picture has
 * its address already (`revealPictures`).
 */
export const articleOf = (item: Element): HTMLElement => {
  const title = item.querySelector('.summary-title');
  const href = (title?.querySelector('a') ?? item.querySelector('a[href]'))?.getAttribute('href');
  const image = picturesIn(item)[0];
  const heading = singleLineText(title) ? [createElement(item, 'h3', ...(title?.childNodes ?? []))] : [];
  return createElement(
    item,
    'article',
    ...(image ? linkTo(item, href, plainImage(image)) : []),
    ...heading,
    ...metadataOf(item),
    ...excerptOf(item),
    ...[...item.querySelectorAll('.summary-read-more-link')].slice(0, 1),
  );
};
