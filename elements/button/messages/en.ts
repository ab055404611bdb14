import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  more: 'See more',
  newWindow: 'Opens in a new window',
};
