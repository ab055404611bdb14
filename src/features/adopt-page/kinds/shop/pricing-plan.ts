import { hasOwnHandler } from '../../../../core/builder-scripts';
import type { Read } from '../kind';

/** Texts and prices of a plan are in the page, and stay. Its button works only with the builder's own member areas. */
export const readPricingPlan: Read = (button) => {
  if (button.matches('a[href]:not([href=""], [href^="#"])') || hasOwnHandler(button)) return undefined;
  return {
    why: 'Visitors join this plan at the builder, and nowhere else. Put a link to where they join now in the place of the button; the block "pricing-toggle" shows plans with two prices.',
    key: 'planAtBuilder',
  };
};
