export const messages = {
  label: 'Carrito',
  empty: 'El carrito está vacío',
  one: '1 artículo',
  some: '{count} artículos',
  /** Storefront 9: of more than 100, the number is not said. */
  many: 'Más de 100 artículos',
};
