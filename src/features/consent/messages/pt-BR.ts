import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  blocked: 'Este conteúdo vem de {host} e pode usar cookies.',
  show: 'Aceitar e mostrar',
};
