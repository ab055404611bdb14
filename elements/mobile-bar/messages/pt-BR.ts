import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Contato',
  email: 'Escrever',
  phone: 'Ligar',
  map: 'Como chegar',
  today: 'Horário de hoje:',
  closed: 'Fechado hoje',
};
