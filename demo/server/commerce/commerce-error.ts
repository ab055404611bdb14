import type { ErrorHandler } from 'hono';

/** Messages for visitors, as the hosted shop words them. */
export const texts = {
  quantity: 'No es posible actualizar la cantidad',
  form: 'No es posible actualizar el formulario',
  item: 'Este producto ya no está a la venta.',
  stock: 'No quedan tantas piezas de este producto.',
  fields: 'Uno o más campos no son válidos. Revisa tus entradas.',
  coupon: 'Este código de descuento no es válido.',
  zip: 'El código postal debe tener 5 dígitos.',
  country: 'Elige un país.',
  option: 'Esta forma de envío no está disponible.',
  empty: 'Tu carrito está vacío.',
  session:
    'Es posible que la sesión haya caducado o que las cookies estén deshabilitadas, por lo que no es posible continuar con el pago.',
  stars: 'Selecciona una calificación con estrellas',
  long: 'Excediste el límite de caracteres.',
  reviewed: 'Ya reseñaste esta compra.',
  expired: 'Tu solicitud de revisión ha vencido',
};

type ErrorReason = keyof typeof texts;

interface CommerceErrorOptions {
  status?: 400 | 404 | 409 | 410;
  /** Name of the wrong field in the request. */
  field?: string;
  /** Messages for several fields, by their ids. */
  errors?: Record<string, string>;
}

/**
 * A request that the shop rejects; the answer has the reason. The default status is 400, because the blocks show the
 * messages of that status.
 */
export class CommerceError extends Error {
  readonly status: NonNullable<CommerceErrorOptions['status']>;
  readonly body: object;

  constructor(reason: ErrorReason, { status = 400, field, errors }: CommerceErrorOptions = {}) {
    const error = texts[reason];
    super(error);
    this.status = status;
    this.body = { error, reason, errors: errors ?? (field && { [field]: error }) };
  }
}

export const answerCommerceErrors: ErrorHandler = (error, c) => {
  if (error instanceof CommerceError) return c.json(error.body, error.status);
  throw error;
};
