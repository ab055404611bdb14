import { messages as signIn } from '../../../src/features/site/sign-in/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...signIn,
  signedInAs: 'You are signed in as {name}.',
  signedIn: 'You are signed in.',
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  signOutFailed: 'You could not be signed out. Try again.',
};
