export const messages = {
  group: 'Opciones de precio',
  left: 'Mensual',
  right: 'Anual',
  join: 'Unirse',
};
