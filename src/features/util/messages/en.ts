import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  justNow: 'just now',
  secondsAgo: 'about {count} seconds ago',
};
