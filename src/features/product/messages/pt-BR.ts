import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  from: 'a partir de {price}',
  salePrice: 'Preço promocional:',
  originalPrice: 'Preço original:',
  sale: 'Em promoção',
  soldOut: 'Esgotado',
  quickView: 'Visualização rápida',
  close: 'Fechar',
};
