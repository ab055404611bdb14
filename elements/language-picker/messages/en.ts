import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Language of the site',
};
