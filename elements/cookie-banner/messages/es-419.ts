export const messages = {
  label: 'Cookies',
  text: 'Este sitio usa cookies. Tú decides.',
  accept: 'Aceptar',
  decline: 'Rechazar',
};
