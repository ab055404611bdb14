import { lostDrawing } from '../element';
import type { Read } from '../kind';
import { plainLink } from './plain-link';

/** The name that the builder has given a link. */
const nameOf = (link: Element): string =>
  link.getAttribute('aria-label') || link.className.trim().split(/\s+/).at(-1) || '';

/** Links with drawings. Where the drawings are in the page, the links work as they are. */
export const readSocialLinks: Read = (element) => {
  const links = [...element.querySelectorAll('a[href]')];
  if (links.length === 0 || ![...element.querySelectorAll('use')].some(lostDrawing)) return undefined;
  return {
    attributes: { class: element.className },
    content: () => links.map((link) => plainLink(link, nameOf(link))),
  };
};
