import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  like: 'Like {title} {count}',
  likeWithoutTitle: 'Like {count}',
  likeFailed: 'Your like could not be stored.',
};
