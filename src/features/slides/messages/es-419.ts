/** A block that moves slides spreads these texts into its own catalogue. */
export const messages = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  position: '{index} de {count}',
  previous: 'Anterior',
  next: 'Siguiente',
};

export type SlideMessages = typeof messages;
