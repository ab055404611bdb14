import { messages as cart } from '../../../src/cart/messages/es-419';

export const messages = {
  cartLoad: cart.cartLoad,
  title: 'Tu carrito',
  close: 'Cerrar',
  loading: 'Cargando el carrito…',
  retry: 'Intentar de nuevo',
  empty: 'Tu carrito está vacío.',
  shop: 'Seguir comprando',
  lines: 'Artículos',
  quantity: 'Cantidad de {title}',
  less: 'Uno menos de {title}',
  more: 'Uno más de {title}',
  remove: 'Eliminar',
  removeTitle: 'Eliminar {title}',
  each: '{price} cada uno',
  before: 'Antes',
  summary: 'Resumen del pedido',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  shipping: 'Envío',
  free: 'Gratis',
  tax: 'Impuestos',
  total: 'Total',
  /** Storefront 5. */
  minimum: 'Para finalizar la compra, el subtotal de tu pedido debe ser de {subtotal} o más.',
  checkout: 'Finalizar la compra',
  /** Where the order goes by mail, or in a link. */
  order: 'Enviar el pedido',
};
