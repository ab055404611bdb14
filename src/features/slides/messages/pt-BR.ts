import type { SlideMessages } from './es-419';

export const messages: SlideMessages = {
  carousel: 'carrossel',
  slide: 'slide',
  position: '{index} de {count}',
  previous: 'Anterior',
  next: 'Próximo',
};
