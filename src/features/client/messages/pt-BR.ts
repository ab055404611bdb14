import { messages as apiMessages } from '../../api/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...apiMessages,
  invalidFields: 'Um ou mais campos não são válidos. Revise o que você preencheu.',
  aborted: 'A chamada foi cancelada.',
};
