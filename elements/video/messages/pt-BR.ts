import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  play: 'Reproduzir vídeo',
  playTitle: 'Reproduzir vídeo: {title}',
  pause: 'Pausar vídeo',
  invalid: 'A incorporação do vídeo não é válida.',
  consent: 'Para ver este vídeo, aceite conteúdo e cookies de {provider}.',
  accept: 'Aceitar e reproduzir',
  decline: 'Agora não',
};
