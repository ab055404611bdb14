import { singleLineText } from '../../../../core/util/single-line-text';
import { lostIconAddress } from '../element';
import type { Adoption, Read } from '../kind';
import { plainLink } from './plain-link';

const nameOf = (link: Element): string =>
  singleLineText(link.querySelector('[class*="label"]')) ||
  link.getAttribute('data-service') ||
  singleLineText(link);

/** An empty place that the builder's script fills. Where a page has several, as in a list of articles, each has an address. */
const adoptPlace = (place: Element): Adoption => {
  const isOne = place.ownerDocument.querySelectorAll('.squarespace-social-buttons').length === 1;
  return {
    attributes: {
      url: isOne ? '' : (place.getAttribute('data-full-url') ?? ''),
      'share-title': place.getAttribute('data-title') ?? '',
    },
  };
};

/** Links with which visitors share a page. Where their icons are in the page, the links work as they are. */
export const readShare: Read = (element) => {
  // The button for likes is not part of the block.
  const links = [...element.querySelectorAll('a[href]:not([data-service="squarespace-like"])')];
  if (links.length === 0) return singleLineText(element) ? undefined : adoptPlace(element);
  if (![...element.querySelectorAll('use')].some(lostIconAddress)) return undefined;
  return {
    attributes: { class: element.className },
    // Numbers that only the builder's servers know.
    builderParts: '.Share-buttons-item-count',
    content: () => links.map((link) => plainLink(link, nameOf(link))),
  };
};
