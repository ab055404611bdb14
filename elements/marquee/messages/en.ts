import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  pause: 'Pause the moving text',
  play: 'Move the text again',
};
