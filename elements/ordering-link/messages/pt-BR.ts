import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  order: 'Peça agora',
  newWindow: 'Abre em uma nova janela',
};
