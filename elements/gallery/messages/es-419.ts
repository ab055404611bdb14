import { messages as slides } from '../../../src/features/slides/messages/es-419';

export const messages = {
  ...slides,
  gallery: 'Galería',
  newWindow: 'Se abre en una ventana nueva',
  play: 'Reproducir',
  pause: 'Pausar',
  thumbnails: 'Miniaturas',
  goTo: 'Ir a la diapositiva {index}',
  noImage: 'Sin imagen',
};
