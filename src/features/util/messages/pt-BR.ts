import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  justNow: 'agora mesmo',
  secondsAgo: 'há cerca de {count} segundos',
};
