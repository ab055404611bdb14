export const messages = {
  gallery: 'Galería',
  newWindow: 'Se abre en una ventana nueva',
  carousel: 'carrusel',
  slide: 'diapositiva',
  position: '{index} de {count}',
  previous: 'Anterior',
  next: 'Siguiente',
  play: 'Reproducir',
  pause: 'Pausar',
  thumbnails: 'Miniaturas',
  goTo: 'Ir a la diapositiva {index}',
  noImage: 'Sin imagen',
};
