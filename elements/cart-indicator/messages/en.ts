import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Cart',
  empty: 'The cart is empty',
  one: '1 item',
  some: '{count} items',
  many: 'More than 100 items',
};
