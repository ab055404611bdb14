import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  confirm: 'OK',
  reject: 'Cancel',
  error: 'System error',
  logged: 'An error occurred and was logged automatically.',
  unauthorized: 'Unauthorized request',
  unknown: 'Unknown error, try again later.',
  reload: 'Reload page',
  clear: 'Clear',
  signIn: 'Sign in',
};
