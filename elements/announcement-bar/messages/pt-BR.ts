import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Anúncio',
  close: 'Fechar o anúncio',
  newWindow: 'Abre em uma nova janela',
};
