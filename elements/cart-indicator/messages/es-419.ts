export const messages = {
  label: 'Carrito',
  empty: 'El carrito está vacío',
  one: '1 artículo',
  some: '{count} artículos',
  /** For more than 100 items. */
  many: 'Más de 100 artículos',
};
