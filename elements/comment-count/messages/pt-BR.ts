import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  comments: 'Ver comentários',
  oneComment: '1 comentário',
  commentCount: '{count} comentários',
};
