import { messages as signIn } from '../../../src/features/site/sign-in/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...signIn,
  locked: 'Esta página está bloqueada',
  unlock: 'Desbloquear',
  unlocking: 'Desbloqueando...',
};
