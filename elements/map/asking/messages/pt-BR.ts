import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  show: 'Ver o mapa',
  consent: 'Para ver este mapa, aceite conteúdo e cookies de {provider}.',
  accept: 'Aceitar e ver o mapa',
  decline: 'Agora não',
};
