import type { Reason } from '../../reasons';

/** What the owner of a saved shop has to provide. Each part of the shop has this in its entry of the report. */
export const shopNeeds: Reason = {
  why: 'Orders need a shop: an API (data-api on the script tag), or an address of your own, such as data-cart="mailto:shop@example.com".',
  key: 'ordersNeedShop',
};
