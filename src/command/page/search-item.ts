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
  [...document.querySelectorAll('meta')]
    .filter((meta) => (meta.getAttribute('name') ?? meta.getAttribute('property'))?.toLowerCase() === name)
    .flatMap((meta) => meta.getAttribute('content')?.trim() || []);

/** Whether a `<meta>` redirects to another page. Without an address, it only reloads its own page after a time. */
const leadsElsewhere = (meta: Element): boolean =>
  /^refresh$/i.test(meta.getAttribute('http-equiv') ?? '') &&
  /\burl\s*=/i.test(meta.getAttribute('content') ?? '');

/** Whether the page belongs in a search: it does not redirect, and does not ask search engines to leave it out. */
export const isForSearch = (document: Document): boolean =>
  !metaValues(document, 'robots').some((content) => /\b(noindex|none)\b/i.test(content)) &&
  ![...document.querySelectorAll('meta')].some(leadsElsewhere);

/** Elements whose text visitors do not read as the page's content. */
const withoutContent =
  'script, style, template, noscript, nav, form, button, select, textarea, iframe, object, svg, [hidden], [aria-hidden="true"]';

/** Elements around the content, for a page that does not say which part is the content. */
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

const textOf = (element: Element | null | undefined, skipped = withoutContent): string =>
  element ? textWithin(element, skipped).replaceAll(/\s+/g, ' ').trim() : '';

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Stands for the origin of the site, which the command does not know. */
const siteOrigin = 'https://site.invalid';

/**
 * Resolves an address in the page: a path for a file of the site, else an absolute address. Undefined without an address, and for
 * an invalid one.
 */
const addressAt = (pageAddress: string, address: string | undefined): string | undefined => {
  const base = siteOrigin + pageAddress;
  if (!address || !URL.canParse(address, base)) return undefined;
  const { href, origin, pathname, search } = new URL(address, base);
  return origin === siteOrigin ? pathname + search : href;
};

/** @param address the page's address at the site, from its root */
export const searchItem = (document: Document, address: string): SearchItem => {
  const main = document.querySelector('main, [role="main"]');
  const skipped = main ? withoutContent : `${withoutContent}, ${aroundContent}`;
  const content = main ?? document.body;
  const body = textOf(content, skipped);
  // Many sites have their name in an <h1> of the header.
  const heading = textOf([...content.querySelectorAll('h1')].find((h1) => !h1.closest(skipped)));
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
