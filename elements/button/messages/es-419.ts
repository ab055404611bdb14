export const messages = {
  newWindow: 'Se abre en una ventana nueva',
};
