import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  signedOutTitle: 'Sessão encerrada',
  signedOut: 'Você saiu da sua conta.',
};
