export const messages = {
  label: 'Aviso de cookies',
  text: 'Este sitio usa cookies. Tú decides cuáles.',
  accept: 'Aceptar',
  decline: 'Rechazar',
};
