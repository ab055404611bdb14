import { hasOwnHandler } from '../../../../core/builder-scripts';
import { singleLineText } from '../../../../core/util/single-line-text';
import { emptyReason, type Reason } from '../../reasons';
import { createElement } from '../element';
import type { Adoption, Read } from '../kind';

const needsIndex: Reason = {
  why: 'The search needs an index of your pages: data-search-src on the script tag, or --search-src of the command, with the address of JSON that lists them. Without one, it leads to the address it has, as before.',
  key: 'searchIndex',
};

/** Matches searches that a template's style sheets hide. */
const hiddenSelector =
  '.ancillary-header-search-position-hide .Header-search-form, .ancillary-mobile-bar-search-icon-position-hide .Mobile-bar-search';

/** The minimum height of a target for a finger (WCAG 2.5.8). */
const minHeightPx = 24;

/** Keeps the height of the element that the block replaces, so that the header does not move. In Node, there is no layout. */
const heightStyle = (element: Element): string => {
  const { offsetHeight } = element as HTMLElement;
  return offsetHeight ? `--az-search-height: ${Math.max(minHeightPx, offsetHeight)}px` : '';
};

const adoptForm = (form: Element, src: string): Adoption => ({
  attributes: { src, style: heightStyle(form.querySelector('input:not([type="hidden"])') ?? form) },
  content: () => [form],
});

/** A field without a form: the builder's script searched while visitors typed. */
const adoptField = (place: Element, field: Element, src: string): Adoption => ({
  target: place,
  attributes: { src, style: heightStyle(place) },
  content() {
    const form = createElement(field, 'form', field);
    form.setAttribute('action', '/search');
    if (!field.hasAttribute('name')) field.setAttribute('name', 'q');
    return [form];
  },
});

/** A magnifying glass in the header, which opens a dialog. */
const adoptLink = (link: Element, src: string): Adoption => ({
  // The block would show its keyboard shortcut beside the icon.
  data: { shortcut: '' },
  attributes: {
    src,
    mode: 'overlay',
    'results-url': link.getAttribute('href') ?? '',
    'aria-label': link.getAttribute('aria-label') ?? '',
    style: `width: 44px; ${heightStyle(link)}`,
  },
  content: () => [link],
});

/** A field or a link with which visitors search the site. A link with a text stays a link. */
export const readSearch: Read = (element, { searchSrc }) => {
  if (element.matches(hiddenSelector)) return undefined;
  const isLink = element.localName === 'a';
  const isForm = element.localName === 'form';
  if (isLink && singleLineText(element)) return undefined;
  // The link beside it opens this form.
  if (isForm && element.ownerDocument.querySelector('[data-controller="SearchToggle"]')) return undefined;
  if (isForm && hasOwnHandler(element, 'onsubmit')) return undefined;
  if (!searchSrc) return needsIndex;
  if (isLink) return adoptLink(element, searchSrc);
  const form = isForm ? element : element.querySelector('form');
  if (form) return { ...adoptForm(form, searchSrc), target: form };
  const field = element.querySelector('input');
  if (!field) return emptyReason('field');
  return adoptField(field.parentElement ?? field, field, searchSrc);
};
