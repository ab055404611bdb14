import { messages as signIn } from '../../../src/features/site/sign-in/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...signIn,
  members: 'Content for members',
  join: 'Become a member',
  sessionLost:
    'The server does not know your session. Sign in again; if that is not enough, allow the cookies of this site.',
  failed: 'The content for members could not be loaded.',
  retry: 'Try again',
};
