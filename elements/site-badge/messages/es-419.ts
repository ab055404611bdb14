export const messages = {
  label: 'Hecho con Azulejo',
};
