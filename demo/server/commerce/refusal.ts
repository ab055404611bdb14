import type { ErrorHandler } from 'hono';

/** Storefront 5 and 8, and texts of their kind for what they do not word. */
export const texts = {
  quantity: 'No es posible actualizar la cantidad',
  form: 'No es posible actualizar el formulario',
  remove: 'No se puede eliminar el artículo',
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

export type Reason = keyof typeof texts;

interface RefusalOptions {
  status?: 400 | 404 | 409 | 410;
  /** Of what was sent. */
  field?: string;
  /** Of several, by their ids. */
  errors?: Record<string, string>;
}

/** A call that a visitor may not make so: the answer says why. 400, for the data layer reads that one's words (storefront 8). */
export class Refusal extends Error {
  readonly status: NonNullable<RefusalOptions['status']>;
  readonly body: object;

  constructor(reason: Reason, { status = 400, field, errors }: RefusalOptions = {}) {
    const error = texts[reason];
    super(error);
    this.status = status;
    this.body = { error, reason, errors: errors ?? (field && { [field]: error }) };
  }
}

export const answerRefusals: ErrorHandler = (error, c) => {
  if (error instanceof Refusal) return c.json(error.body, error.status);
  throw error;
};
