export const messages = {
  more: 'Ver más',
  newWindow: 'Se abre en una ventana nueva',
};
