import { messages as submission } from '../../form/submission/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...submission,
  aborted: 'The call was cancelled.',
};
