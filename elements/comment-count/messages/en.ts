import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  comments: 'Comments',
  oneComment: '1 comment',
  commentCount: '{count} comments',
};
