import { lineOf } from '../../../../core/util/line-of';
import { lostDrawing } from '../element';
import type { Adoption, Read } from '../kind';
import { plainLink } from './plain-link';

const nameOf = (link: Element): string =>
  lineOf(link.querySelector('[class*="label"]')) || link.getAttribute('data-service') || lineOf(link);

/** A place that the builder's script fills. It has the address where there are several, as in a list of articles. */
const adoptPlace = (place: Element): Adoption => {
  const isOne = place.ownerDocument.querySelectorAll('.squarespace-social-buttons').length === 1;
  return {
    attributes: {
      url: isOne ? '' : (place.getAttribute('data-full-url') ?? ''),
      'share-title': place.getAttribute('data-title') ?? '',
    },
  };
};

/** Links with which visitors share a page. Where the drawings are in the page, the links work as they are. */
export const readShare: Read = (element) => {
  // Likes stay behind the links.
  const links = [...element.querySelectorAll('a[href]:not([data-service="squarespace-like"])')];
  if (links.length === 0) return lineOf(element) ? undefined : adoptPlace(element);
  if (![...element.querySelectorAll('use')].some(lostDrawing)) return undefined;
  return {
    attributes: { class: element.className },
    // Numbers that only the builder's servers know.
    builderParts: '.Share-buttons-item-count',
    content: () => links.map((link) => plainLink(link, nameOf(link))),
  };
};
