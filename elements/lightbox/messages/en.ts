import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Image',
  position: '{index} of {count}',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  zoom: 'Zoom in',
  caption: 'Caption',
  thumbnails: 'Thumbnails',
  goTo: 'Go to image {index}',
  failed: 'The image could not be loaded.',
  newWindow: 'Opens in a new window',
};
