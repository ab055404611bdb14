export const messages = {
  label: 'Anuncio',
  close: 'Cerrar el anuncio',
  newWindow: 'Se abre en una ventana nueva',
};
