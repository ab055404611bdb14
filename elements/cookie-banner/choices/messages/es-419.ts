export const messages = {
  choose: 'Elegir',
  necessary: 'Necesarias',
  preferences: 'Preferencias',
  statistics: 'Estadísticas',
  marketing: 'Marketing',
  save: 'Guardar selección',
};
