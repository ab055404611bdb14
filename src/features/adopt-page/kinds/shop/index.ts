/** Readers of elements that sell, or collect money. The page has their texts and prices; a click needs the owner's own shop. */
export { readCart } from './cart';
export { readCartLink } from './cart-link';
export { readDonation } from './donation';
export { readPricingPlan } from './pricing-plan';
export { readProduct } from './product';
