import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Imagens sem licença',
  one: 'Esta página mostra uma imagem de prévia. Os visitantes não veem este aviso.',
  some: 'Esta página mostra {count} imagens de prévia. Os visitantes não veem este aviso.',
  show: 'Mostrar a próxima',
  buy: 'Comprar licenças',
};
