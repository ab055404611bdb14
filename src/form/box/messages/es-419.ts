export const messages = {
  open: 'Abrir el formulario',
  close: 'Cerrar',
};
