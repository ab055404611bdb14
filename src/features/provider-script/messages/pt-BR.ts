import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Reservas com {provider}',
  book: 'Reservar uma mesa',
  consent: 'Para reservar aqui, aceite conteúdo e cookies de {provider}.',
  accept: 'Aceitar e mostrar',
  previewTitle: 'Somente prévia',
  preview: 'Saia da conta para usar este bloco.',
};
