import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  held: 'Este conteúdo vem de {host} e pode usar cookies.',
  show: 'Aceitar e mostrar',
};
