import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  blocked: 'Este conteúdo vem de {host} e pode usar cookies.',
  blockedCategory:
    'Este conteúdo vem de {host} e pode usar cookies. Se aceitar, você permite toda a categoria dele neste site.',
  show: 'Aceitar e mostrar',
};
