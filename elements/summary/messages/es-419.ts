import { messages as api } from '../../../src/features/api/messages/es-419';
import { messages as collection } from '../../../src/features/collection/messages/es-419';
import { messages as price } from '../../../src/features/product/messages/es-419';
import { messages as slides } from '../../../src/features/slides/messages/es-419';

export const messages = {
  ...api,
  ...collection,
  ...price,
  ...slides,
  summary: 'Resumen',
  readMore: 'Leer más',
  enlarge: 'Ampliar la imagen',
  comments: 'Comentarios: {count}',
};
