import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  submit: 'Sign up',
  thanks: 'Thank you for signing up!',
};
