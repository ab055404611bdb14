import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  from: 'from {price}',
  salePrice: 'Sale price:',
  originalPrice: 'Original price:',
  sale: 'On sale',
  soldOut: 'Sold out',
  quickView: 'Quick view',
  close: 'Close',
};
