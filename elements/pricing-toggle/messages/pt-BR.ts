import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  group: 'Opções de preço',
  left: 'Mensal',
  right: 'Anual',
  join: 'Assinar',
};
