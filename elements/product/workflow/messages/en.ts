import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  PUBLISHED: 'Available',
  SCHEDULED: 'Scheduled',
  DRAFT: 'Hidden',
  unsupported: 'Not supported',
};
