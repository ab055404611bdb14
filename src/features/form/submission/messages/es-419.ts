import { messages as api } from '../../../api/messages/es-419';

/** What became of a submission, for the visitor. The texts of the site builder are word for word. */
export const messages = {
  ...api,
  invalidFields: 'Uno o más campos no son válidos. Revisa tus entradas.',
  submitFailed: 'Hubo un error al procesar el envío de formulario. Actualiza la página e intenta nuevamente.',
  unknown: 'Error desconocido, intenta nuevamente más tarde.',
  keyFailed: 'No se pudo obtener una clave de envío de formulario. Intenta nuevamente más tarde.',
  unauthorized: 'No se ha podido enviar el formulario. Por favor, vuelve a intentarlo más tarde.',
  notFound: 'Este formulario aún no está configurado.',
  tooMany: 'Se hicieron demasiados envíos. Espera un momento e intenta nuevamente.',
};

export type SubmissionMessages = typeof messages;
