import { singleLineText } from '../../../../core/util/single-line-text';
import { isBuilderAddress } from '../../addresses';
import type { Read } from '../kind';
import { shopNeeds } from './needs';

/** Removes the saved number from the link, with the brackets around it. */
const removeNumber = (number: Element): void => {
  const wrapper = number.parentElement;
  const isOnlyNumber =
    wrapper && wrapper.localName !== 'a' && singleLineText(wrapper) === singleLineText(number);
  for (const [sibling, bracket] of [
    [number.previousSibling, /\(\s*$/],
    [number.nextSibling, /^\s*\)/],
  ] as const)
    if (sibling?.nodeType === 3) sibling.textContent = (sibling.textContent ?? '').replace(bracket, '');
  (isOnlyNumber && !wrapper.querySelector('svg, img') ? wrapper : number).remove();
};

/** A link to the cart, whose number only a script can know. The link stays, and leads to the same page. */
export const readCartLink: Read = (element) => {
  const link = element.closest('a[href]');
  // The link of this number matches the selector, too; or the link shows only once something is in the cart.
  if (!link || (link !== element && link.matches('.sqs-custom-cart')) || link.closest('.hidden'))
    return undefined;
  const address = link.getAttribute('href') ?? '';
  return {
    target: link,
    attributes: { icon: 'none' },
    needs: isBuilderAddress(address)
      ? {
          ...shopNeeds,
          why: `${shopNeeds.why} The link leads to the builder: ${address}`,
          values: { address },
        }
      : shopNeeds,
    builderParts: '.sqs-cart-quantity',
    content() {
      for (const number of link.querySelectorAll('.sqs-cart-quantity')) removeNumber(number);
      return [link];
    },
  };
};
