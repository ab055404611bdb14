export const messages = {
  label: 'Cookies',
  text: 'Este sitio usa cookies. Tú decides.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  choose: 'Elegir',
  necessary: 'Necesarias',
  preferences: 'Preferencias',
  statistics: 'Estadísticas',
  marketing: 'Marketing',
  save: 'Guardar selección',
};
