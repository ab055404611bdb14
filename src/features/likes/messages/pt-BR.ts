import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  like: 'Curtir',
  likeFailed: 'Não foi possível guardar sua curtida.',
};
