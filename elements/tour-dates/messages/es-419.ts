import { messages as api } from '../../../src/features/api/messages/es-419';
import { messages as collection } from '../../../src/features/collection/messages/es-419';

export const messages = {
  ...api,
  ...collection,
  available: 'Entradas',
  'sold-out': 'Agotado',
  cancelled: 'Cancelado',
  free: 'Entrada libre',
  noComing: 'No hay próximas fechas',
  past: 'Fechas pasadas ({count})',
  undated: 'Por confirmar',
};
