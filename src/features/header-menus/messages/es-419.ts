export const messages = {
  /** The name of a button that opens and closes the menu of a phone, where the page gives it none. */
  menu: 'Menú',
  /** The name of the button in that menu that closes it. */
  close: 'Cerrar',
};
