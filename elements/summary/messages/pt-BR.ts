import { messages as api } from '../../../src/features/api/messages/pt-BR';
import { messages as collection } from '../../../src/features/collection/messages/pt-BR';
import { messages as price } from '../../../src/features/product/messages/pt-BR';
import { messages as slides } from '../../../src/features/slides/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  ...collection,
  ...price,
  ...slides,
  summary: 'Resumo',
  readMore: 'Leia mais',
  enlarge: 'Ampliar a imagem',
  comments: 'Comentários: {count}',
};
