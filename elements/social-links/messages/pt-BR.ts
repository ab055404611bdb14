import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Redes sociais e contato',
  mail: 'E-mail',
  phone: 'Telefone',
};
