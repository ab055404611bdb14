export const messages = {
  /** The button that confirms a question or closes a notice. */
  confirm: 'Aceptar',
  /** The button that declines. */
  reject: 'Cancelar',
  /** The heading of the system error. */
  error: 'Error del sistema',
  /** In place of an error message that visitors should not read. */
  logged: 'Se produjo un error y se registró automáticamente.',
  /** The server refused a call and gave no message. */
  unauthorized: 'Solicitud no autorizada',
  /** An error without a message. */
  unknown: 'Error desconocido, intenta nuevamente más tarde.',
  /** The button that reloads the page after an error. Visitors of the hosted builder see this one and the next in English. */
  reload: 'Reload page',
  /** The button that dismisses the error. */
  clear: 'Clear',
  signIn: 'Iniciar sesión',
};
