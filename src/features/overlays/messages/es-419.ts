export const messages = {
  /** The button that confirms, or closes what only tells something. */
  confirm: 'Aceptar',
  /** The button that says no. */
  reject: 'Cancelar',
  /** The system error overlay's heading. */
  error: 'Error del sistema',
  /** For an error whose details are not for visitors. */
  logged: 'Se produjo un error y se registró automáticamente.',
  /** The button that reloads the page after an error. */
  reload: 'Volver a cargar la página',
  /** The button that puts the error away. */
  clear: 'Borrar',
};
