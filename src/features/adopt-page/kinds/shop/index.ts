/** What sells or collects money. The page has its texts and prices; what happens after a click needs the owner's own shop. */
export { readCart } from './cart';
export { readCartLink } from './cart-link';
export { readDonation } from './donation';
export { readPricingPlan } from './pricing-plan';
export { readProduct } from './product';
