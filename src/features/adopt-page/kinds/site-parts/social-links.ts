import { createElement, hasLostDrawing } from '../element';
import type { Read } from '../kind';

/** A link to a service, named as the builder has named it. Its drawing was in a file that nobody saves. */
const plainLink = (link: Element): HTMLElement => {
  const plain = createElement(link, 'a');
  for (const name of ['href', 'target', 'rel'])
    if (link.hasAttribute(name)) plain.setAttribute(name, link.getAttribute(name) ?? '');
  plain.textContent = link.getAttribute('aria-label') || link.className.trim().split(/\s+/).at(-1) || '';
  return plain;
};

/** Links with drawings. Where the drawings are in the page, the links work as they are. */
export const readSocialLinks: Read = (element) => {
  const links = [...element.querySelectorAll('a[href]')];
  if (links.length === 0 || ![...element.querySelectorAll('use')].some(hasLostDrawing)) return undefined;
  return { attributes: { class: element.className }, content: () => links.map(plainLink) };
};
