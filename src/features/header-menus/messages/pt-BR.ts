import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  menu: 'Menu',
  close: 'Fechar',
};
