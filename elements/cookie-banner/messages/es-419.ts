export const messages = {
  label: 'Cookies',
  text: 'Este sitio usa cookies. Tú decides cuáles.',
  accept: 'Aceptar',
  decline: 'Rechazar',
};
