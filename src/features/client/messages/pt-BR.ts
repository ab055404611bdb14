import { messages as submission } from '../../form/submission/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...submission,
  aborted: 'A chamada foi cancelada.',
};
