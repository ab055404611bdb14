export const messages = {
  back: 'Atrás',
  next: 'Siguiente',
  step: 'Paso {number} de {count}',
};
