import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  group: 'Pricing options',
  left: 'Monthly',
  right: 'Yearly',
  join: 'Join',
};
