import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  gallery: 'Gallery',
  newWindow: 'Opens in a new window',
  carousel: 'carousel',
  slide: 'slide',
  position: '{index} of {count}',
  previous: 'Previous',
  next: 'Next',
  play: 'Play',
  pause: 'Pause',
  thumbnails: 'Thumbnails',
  goTo: 'Go to slide {index}',
  noImage: 'No image',
};
