export const messages = {
  label: 'Ventana emergente',
  close: 'Cerrar la ventana',
};
