import { isObject } from '../../../../core/util/is-object';
import { stringOf } from '../../parse-data';
import { siteSetting } from '../../saved-context';
import type { Read } from '../kind';
import { shopNeeds } from './needs';

/** The page of the cart, which the builder's script draws. A saved one shows what was in the cart of whoever saved it. */
export const readCart: Read = (element, { context }) => {
  if (element.parentElement?.closest('#sqs-cart-root')) return undefined;
  const store = siteSetting(context, 'storeSettings');
  const address = stringOf(isObject(store) ? store.continueShoppingLinkUrl : '');
  return { attributes: { 'shop-url': address.startsWith('/') ? address : '' }, needs: shopNeeds };
};
