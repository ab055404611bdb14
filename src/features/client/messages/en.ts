import { messages as apiMessages } from '../../api/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...apiMessages,
  invalidFields: 'One or more fields are not valid. Check your entries.',
  aborted: 'The call was cancelled.',
};
