export const messages = {
  blocked: 'Este contenido viene de {host} y puede usar cookies.',
  show: 'Aceptar y mostrar',
};
