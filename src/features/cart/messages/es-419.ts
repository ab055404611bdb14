/** A block that changes the cart spreads these messages into its own. The keys are those of `CartError`. */
export const messages = {
  cartAdd: 'No es posible agregar el artículo',
  cartQuantity: 'No es posible actualizar la cantidad',
  /** Follows the message of the failed change, in a cart of this browser. */
  cartStock: 'Disponibles: {stock}. En tu carrito: {quantity}.',
  /** Follows the message of the failed change: the cart of this browser has one currency. */
  cartCurrency: 'Tu carrito está en {cartCurrency} y el artículo, en {currency}. Pídelo por separado.',
  /** Follows the message of the failed change, in a cart of this browser. */
  cartPrice: 'El artículo no tiene precio.',
  cartFields: 'No es posible actualizar el formulario',
  cartRemove: 'No se puede eliminar el artículo',
  cartCoupon: 'No es posible aplicar el código de descuento',
  cartCouponRemoval: 'No se puede quitar el código de descuento',
  cartShipping: 'No es posible actualizar el envío',
  cartLoad: 'No se pudo cargar el carrito. Intenta nuevamente más tarde.',
  cartSession:
    'Es posible que la sesión haya caducado o que las cookies estén deshabilitadas, por lo que no es posible continuar con el pago.',
};

export type CartMessages = typeof messages;
