import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  donate: 'Donate',
  newWindow: 'Opens in a new window',
  noPage: 'This donation button is not configured yet.',
};
