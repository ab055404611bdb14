export const messages = {
  label: 'Idioma del sitio',
};
