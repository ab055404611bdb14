import { messages as signIn } from '../../../src/features/site/sign-in/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...signIn,
  locked: 'This page is locked',
  unlock: 'Unlock',
  unlocking: 'Unlocking...',
};
