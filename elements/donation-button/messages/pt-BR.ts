import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  donate: 'Doar',
  newWindow: 'Abre em uma nova janela',
  noPage: 'Este botão de doação ainda não está configurado.',
};
