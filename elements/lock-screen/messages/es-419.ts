import { messages as signIn } from '../../../src/features/site/sign-in/messages/es-419';

export const messages = {
  ...signIn,
  locked: 'Esta página está bloqueada',
  unlock: 'Desbloquear',
  unlocking: 'Desbloqueando...',
};
