export const messages = {
  donate: 'Donar',
  newWindow: 'Se abre en una ventana nueva',
  noPage: 'Este botón de donación aún no está configurado.',
};
