export const messages = {
  label: 'Redes sociales y contacto',
  mail: 'Correo electrónico',
  phone: 'Teléfono',
};
