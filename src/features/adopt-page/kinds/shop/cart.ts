import { isObject } from '../../../../core/util/is-object';
import { stringOf } from '../../parse-data';
import { siteSetting } from '../../saved-context';
import type { Read } from '../kind';
import { shopNeeds } from './needs';

/** Elements that the builder's script has drawn, or reads. All other elements in the page of the cart are the owner's. */
const builderParts = '#sqs-cart-container, script, noscript, style, template';

/** The page of the cart, which the builder's script draws. A saved one shows the cart of the person who saved it. */
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
