import { createElement } from '../element';

/** A link without its drawing, which was in a file that nobody saves. */
export const plainLink = (link: Element, name: string): HTMLElement => {
  const plain = createElement(link, 'a', name);
  for (const attribute of ['href', 'target', 'rel'])
    if (link.hasAttribute(attribute)) plain.setAttribute(attribute, link.getAttribute(attribute) ?? '');
  return plain;
};
