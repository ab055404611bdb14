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

/**
 * Moves the parts of an item, `.summary-item`, into an article, in the order in which the block shows them. The item's picture has
 * its address already (`revealPictures`).
 */
export const articleOf = (item: Element): HTMLElement => {
  const title = item.querySelector('.summary-title');
  const href = (title?.querySelector('a') ?? item.querySelector('a[href]'))?.getAttribute('href');
  const image = picturesIn(item)[0];
  const heading = singleLineText(title) ? [createElement(item, 'h3', ...(title?.childNodes ?? []))] : [];
  const excerpt = item.querySelector('.summary-excerpt');
  return createElement(
    item,
    'article',
    ...(image ? linkTo(item, href, plainImage(image)) : []),
    ...heading,
    ...metadataOf(item),
    ...(singleLineText(excerpt) && excerpt ? [...excerpt.childNodes] : []),
    ...[...item.querySelectorAll('.summary-read-more-link')].slice(0, 1),
  );
};
