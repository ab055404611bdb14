import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  like: 'Like',
  likeFailed: 'Your like could not be stored.',
};
