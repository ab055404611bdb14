export const messages = {
  label: 'Contacto',
  email: 'Escribir',
  phone: 'Llamar',
  map: 'Cómo llegar',
  today: 'Horario de hoy:',
  closed: 'Hoy cerrado',
};
