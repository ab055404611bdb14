import { isObject } from '../../../../core/util/is-object';
import { stringOf } from '../../parse-data';
import { siteSetting } from '../../saved-context';
import type { Read } from '../kind';
import { shopNeeds } from './needs';

/** What the builder's script has drawn, or draws from. Everything else in the page of the cart is the owner's. */
const builderParts = '#sqs-cart-container, script, noscript, style, template';

/** The page of the cart, which the builder's script draws. A saved one shows what was in the cart of whoever saved it. */
export const readCart: Read = (element, { context }) => {
  if ([...element.children].some((child) => !child.matches(builderParts))) return undefined;
  const store = siteSetting(context, 'storeSettings');
  const address = stringOf(isObject(store) ? store.continueShoppingLinkUrl : '');
  return {
    // The builder's script has drawn all of it, as the children show.
    builderParts: '*',
    attributes: { 'shop-url': address.startsWith('/') ? address : '' },
    needs: shopNeeds,
  };
};
