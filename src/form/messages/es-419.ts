import { messages as api } from '../../api/messages/es-419';
import type { messages as box } from '../box/messages/es-419';
import type { messages as captcha } from '../captcha/messages/es-419';
import type { messages as choices } from '../choices/messages/es-419';
import type { messages as division } from '../division/messages/es-419';
import type { messages as parts } from '../parts/messages/es-419';

/**
 * What every form says, word for word from storefront 5 and 8 where they have it. What few forms say comes with the chunk
 * that shows it; the other languages are whole.
 */
export const messages = {
  ...api,
  submit: 'Enviar',
  sending: 'Enviando...',
  thanks: '¡Gracias! Recibimos tu mensaje.',
  required: 'Completa este campo.',
  requiredMark: '(obligatorio)',
  tooLong: 'Excediste el límite de caracteres.',
  invalidEmail:
    'El correo electrónico no es válido. Las direcciones de correo electrónico deben seguir el formato {email}.',
  invalidNumber: 'Escribe un número.',
  tooLarge: 'Los archivos son demasiado grandes. El máximo es {size} MB.',
  invalidFields: 'Uno o más campos no son válidos. Revisa tus entradas.',
  below: 'Ha habido un problema con tu formulario. Por favor desplázate hacia abajo para revisarlo.',
  above: 'Ha habido un problema con tu formulario. Por favor desplázate hacia arriba para revisarlo.',
  submitFailed: 'Hubo un error al procesar el envío de formulario. Actualiza la página e intenta nuevamente.',
  unknown: 'Error desconocido, intenta nuevamente más tarde.',
  keyFailed: 'No se pudo obtener una clave de envío de formulario. Intenta nuevamente más tarde.',
  unreadable: 'No se pudieron analizar los campos del formulario. Revisa tus entradas.',
  unauthorized: 'No se ha podido enviar el formulario. Por favor, vuelve a intentarlo más tarde.',
  notFound: 'Este formulario aún no está configurado.',
  tooMany: 'Se hicieron demasiados envíos. Espera un momento e intenta nuevamente.',
  tooEarly: 'El envío fue demasiado rápido. Espera unos segundos e intenta nuevamente.',
  counter: '{count} / {max}',
  field: 'Campo',
  email: 'Correo electrónico',
  name: 'Nombre',
  firstName: 'Nombre',
  lastName: 'Apellido',
};

export type FormMessages = typeof messages &
  typeof box &
  typeof captcha &
  typeof choices &
  typeof division &
  typeof parts;
