import { messages as api } from '../../../api/messages/es-419';

/** Word for word from storefront 5 and 8 where they have it. */
export const messages = {
  ...api,
  required: 'Completa este campo.',
  tooLong: 'Excediste el límite de caracteres.',
  invalidEmail:
    'El correo electrónico no es válido. Las direcciones de correo electrónico deben seguir el formato {email}.',
  exampleEmail: 'nombre@ejemplo.com',
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
};
