import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  noImage: 'No image',
  enlarge: 'Enlarge the image',
  newWindow: 'Opens in a new window',
};
