import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  blocked: 'This content comes from {host} and may use cookies.',
  show: 'Accept and show',
};
