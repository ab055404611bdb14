import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  content: 'Conteúdo de {provider}',
  show: 'Mostrar conteúdo de {provider}',
  open: 'Abrir no {provider}',
  consent: 'Para ver isto aqui, aceite conteúdo e cookies de {provider}.',
  accept: 'Aceitar e mostrar',
};
