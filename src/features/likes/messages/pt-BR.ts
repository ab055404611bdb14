import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  like: 'Curtir {title} {count}',
  likeWithoutTitle: 'Curtir {count}',
  likeFailed: 'Não foi possível guardar sua curtida.',
};
