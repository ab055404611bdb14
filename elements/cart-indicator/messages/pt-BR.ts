import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Carrinho',
  empty: 'O carrinho está vazio',
  one: '1 item',
  some: '{count} itens',
  many: 'Mais de 100 itens',
};
