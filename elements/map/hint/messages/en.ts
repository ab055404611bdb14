import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  wheel: 'To zoom the map, turn the wheel with the Ctrl key.',
  fingers: 'To move the map, use two fingers.',
};
