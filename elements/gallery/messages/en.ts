import { messages as slides } from '../../../src/features/slides/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...slides,
  gallery: 'Gallery',
  newWindow: 'Opens in a new window',
  play: 'Play',
  pause: 'Pause',
  thumbnails: 'Thumbnails',
  goTo: 'Go to slide {index}',
  noImage: 'No image',
};
