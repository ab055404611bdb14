import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  signedOutTitle: 'Signed out',
  signedOut: 'You have signed out.',
};
