import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  noImage: 'Sem imagem',
  enlarge: 'Ampliar a imagem',
  newWindow: 'Abre em uma nova janela',
};
