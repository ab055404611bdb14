import { messages as api } from '../../../src/features/api/messages/en';
import { messages as collection } from '../../../src/features/collection/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  ...collection,
  available: 'Tickets',
  'sold-out': 'Sold out',
  cancelled: 'Cancelled',
  free: 'Free entry',
  noComing: 'No upcoming dates',
  past: 'Past dates ({count})',
  undated: 'To be announced',
};
