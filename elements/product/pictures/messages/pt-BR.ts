import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  enlarge: 'Ampliar a imagem',
  pictures: 'Imagens',
  picture: 'Imagem {number} de {count}',
};
