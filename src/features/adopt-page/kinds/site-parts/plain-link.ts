import { createElement } from '../element';

/** A copy of a link, with a name in place of the lost icon. */
export const plainLink = (link: Element, name: string): HTMLElement => {
  const plain = createElement(link, 'a', name);
  for (const attribute of ['href', 'target', 'rel'])
    if (link.hasAttribute(attribute)) plain.setAttribute(attribute, link.getAttribute(attribute) ?? '');
  return plain;
};
