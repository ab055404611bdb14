import { messages as api } from '../../../src/features/api/messages/pt-BR';
import { messages as collection } from '../../../src/features/collection/messages/pt-BR';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  ...collection,
  available: 'Ingressos',
  'sold-out': 'Esgotado',
  cancelled: 'Cancelado',
  free: 'Entrada gratuita',
  noComing: 'Não há próximas datas',
  past: 'Datas passadas ({count})',
  undated: 'A confirmar',
};
