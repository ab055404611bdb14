export const messages = {
  gallery: 'Galería',
  newWindow: 'Se abre en una ventana nueva',
};
