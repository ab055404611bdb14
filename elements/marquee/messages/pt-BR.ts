import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  pause: 'Parar o texto em movimento',
  play: 'Mover o texto de novo',
};
