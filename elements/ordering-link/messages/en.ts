import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  order: 'Order Now',
  newWindow: 'Opens in a new window',
};
