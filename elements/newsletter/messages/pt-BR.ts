import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  submit: 'Inscrever-se',
  thanks: 'Obrigado por se inscrever!',
};
