import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  gallery: 'Gallery',
  newWindow: 'Opens in a new window',
};
