import { isElement } from './saved-document';

/** A page as the search block reads it: an entry of `items`. Texts are HTML. */
export interface SearchItem {
  title: string;
  fullUrl: string;
  excerpt?: string;
  body?: string;
  assetUrl?: string;
  publishOn?: string;
  tags?: string[];
  categories?: string[];
}

const metaValues = (document: Document, name: string): string[] =>
  [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].flatMap(
    (meta) => meta.getAttribute('content')?.trim() || [],
  );

/** Whether the page wants to be found: not one that only leads to another page, nor one that asks search engines to leave it out. */
export const isForSearch = (document: Document): boolean =>
  !metaValues(document, 'robots').some((content) => /\b(noindex|none)\b/i.test(content)) &&
  ![...document.querySelectorAll('meta')].some((meta) =>
    /^refresh$/i.test(meta.getAttribute('http-equiv') ?? ''),
  );

/** Elements whose text visitors do not read as the page's content. */
const withoutContent =
  'script, style, template, noscript, nav, form, button, select, textarea, iframe, object, svg, [hidden], [aria-hidden="true"]';

/** Beside the content of a page that does not say which part is the content. */
const aroundContent = 'header, footer, aside';

/** Elements within a line: no blank stands between their text and the text around them. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd mark q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
);

const textWithin = (node: Node, skipped: string): string => {
  if (!isElement(node)) return node.nodeType === 3 ? (node.textContent ?? '') : '';
  if (node.matches(skipped)) return '';
  const text = [...node.childNodes].map((child) => textWithin(child, skipped)).join('');
  return inlineTags.has(node.localName) ? text : ` ${text} `;
};

/** The text of an element, without what stands around a page's content. */
const textOf = (element: Element | null, skipped = withoutContent): string =>
  element ? textWithin(element, skipped).replaceAll(/\s+/g, ' ').trim() : '';

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An address of the page's own, as it is at the site; undefined for none, and for one that is none. */
const addressAt = (pageAddress: string, address: string | undefined): string | undefined => {
  const site = 'https://site.invalid';
  if (!address || !URL.canParse(address, site + pageAddress)) return undefined;
  const { href, origin, pathname, search } = new URL(address, site + pageAddress);
  return origin === site ? pathname + search : href;
};

/** @param address the page's address at the site, from its root */
export const searchItem = (document: Document, address: string): SearchItem => {
  const main = document.querySelector('main, [role="main"]');
  const body = main ? textOf(main) : textOf(document.body, `${withoutContent}, ${aroundContent}`);
  const heading = textOf((main ?? document).querySelector('h1'));
  const [description] = [...metaValues(document, 'description'), ...metaValues(document, 'og:description')];
  const [picture] = metaValues(document, 'og:image');
  const [publishOn] = metaValues(document, 'article:published_time');
  const assetUrl = addressAt(address, picture);
  const tags = metaValues(document, 'article:tag');
  const categories = metaValues(document, 'article:section');
  return {
    title: heading || textOf(document.querySelector('title')) || address,
    fullUrl: address,
    ...(description && { excerpt: asHtml(description) }),
    ...(body && { body: asHtml(body) }),
    ...(assetUrl && { assetUrl }),
    ...(publishOn && { publishOn }),
    ...(tags.length > 0 && { tags }),
    ...(categories.length > 0 && { categories }),
  };
};
