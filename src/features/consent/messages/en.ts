import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  blocked: 'This content comes from {host} and may use cookies.',
  blockedCategory:
    'This content comes from {host} and may use cookies. If you accept, you allow its whole category on this site.',
  show: 'Accept and show',
};
