import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  PUBLISHED: 'Disponível',
  SCHEDULED: 'Agendado',
  DRAFT: 'Oculto',
  unsupported: 'Não compatível',
};
