import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  more: 'Ver mais',
  newWindow: 'Abre em uma nova janela',
};
