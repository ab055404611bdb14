import { isBuilderAddress } from '../../addresses';
import { hasLostDrawing, lineOf } from '../element';
import type { Read } from '../kind';
import { shopNeeds } from './needs';

/** Takes the saved number from the link, with the brackets around it. */
const removeNumber = (number: Element): void => {
  const wrapper = number.parentElement;
  const isOnlyNumber = wrapper && wrapper.localName !== 'a' && lineOf(wrapper) === lineOf(number);
  for (const [sibling, bracket] of [
    [number.previousSibling, /\(\s*$/],
    [number.nextSibling, /^\s*\)/],
  ] as const)
    if (sibling?.nodeType === 3) sibling.textContent = (sibling.textContent ?? '').replace(bracket, '');
  (isOnlyNumber && !wrapper.querySelector('svg, img') ? wrapper : number).remove();
};

const icons = {
  bag: 'M5 8h14l1 12.5H4Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4',
  cart: 'M2 4h3l2.5 11.5h11l2.5-8H6M9 20h1m7 0h1',
};

/** The drawing of a bag or a cart, as large as the one around it. */
const drawIcon = (place: Element): Element => {
  const create = (tag: string, attributes: Record<string, string>): Element => {
    const element = place.ownerDocument.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const isBag = (place.getAttribute('class') ?? '').includes('bag');
  const path = create('path', { d: isBag ? icons.bag : icons.cart, fill: 'none', stroke: 'currentColor' });
  const drawing = create('svg', { viewBox: '0 0 24 24', width: '100%', height: '100%' });
  drawing.append(path);
  return drawing;
};

/**
 * Draws the icons anew whose drawings were in a file that nobody saves. A template has several and shows one, so that their
 * places stay.
 */
const restoreIcons = (link: Element): void => {
  for (const place of link.querySelectorAll('svg')) {
    const uses = [...place.querySelectorAll('use')];
    if (uses.length > 0 && uses.every(hasLostDrawing)) place.replaceChildren(drawIcon(place));
  }
};

/** A link to the cart, whose number only a script can know. The link stays, and leads to the same page. */
export const readCartLink: Read = (element) => {
  const link = element.closest('a[href]');
  // A number in a link that is found by itself, or a link that shows only once something is in the cart.
  if (!link || (link !== element && link.matches('.sqs-custom-cart')) || link.closest('.hidden'))
    return undefined;
  const address = link.getAttribute('href') ?? '';
  const addressNeeds = isBuilderAddress(address) ? ` The link leads to the builder: ${address}` : '';
  return {
    target: link,
    attributes: { icon: 'none' },
    needs: `${shopNeeds}${addressNeeds}`,
    content() {
      for (const number of link.querySelectorAll('.sqs-cart-quantity')) removeNumber(number);
      restoreIcons(link);
      return [link];
    },
  };
};
