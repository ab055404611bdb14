import { lostIconAddress } from '../element';
import type { Read } from '../kind';
import { plainLink } from './plain-link';

/** The name that the builder has given a link. */
const nameOf = (link: Element): string =>
  link.getAttribute('aria-label') || link.className.trim().split(/\s+/).at(-1) || '';

/** Whether a link shows nothing: its icons were in an SVG file, or the page does not have the icons that it refers to. */
const isBlank = (link: Element): boolean => {
  const page = link.getRootNode() as Document | DocumentFragment;
  const uses = [...link.querySelectorAll('use')];
  const isLost = (use: Element): boolean => {
    const address = use.getAttribute('xlink:href') ?? use.getAttribute('href') ?? '';
    return lostIconAddress(use) !== undefined || !page.getElementById?.(address.slice(1));
  };
  return uses.length > 0 && uses.every(isLost);
};

/** Links with icons. Where the icons are in the page, the links work as they are. */
export const readSocialLinks: Read = (element) => {
  const links = [...element.querySelectorAll('a[href]')];
  if (!links.some(isBlank)) return undefined;
  return {
    attributes: { class: element.className },
    content: () => links.map((link) => plainLink(link, nameOf(link))),
  };
};
