import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  enlarge: 'Enlarge the image',
  pictures: 'Images',
  picture: 'Image {number} of {count}',
};
