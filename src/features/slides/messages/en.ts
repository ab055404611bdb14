import type { SlideMessages } from './es-419';

export const messages: SlideMessages = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{index} of {count}',
  previous: 'Previous',
  next: 'Next',
};
