import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  wheel: 'Para aproximar o mapa, gire a roda com a tecla Ctrl.',
  fingers: 'Para mover o mapa, use dois dedos.',
};
