/** The names of kinds and the reasons stay in English, as all lines of the console do. */
export const messages = {
  /** The name of the panel that the owner of a saved page sees. */
  title: 'Esta página guardada',
  /** How many elements work again. */
  adopted:
    '{n, plural, one {# elemento funciona} many {# de elementos funcionan} other {# elementos funcionan}} de nuevo.',
  /** The heading of a list: works, but needs something from the owner. */
  needs: 'Falta de tu parte',
  /** The heading of a list: stays as it was saved. */
  left: 'Queda como estaba',
  /** The heading of a list: errors. */
  failed: 'Falló',
  /** The button of an entry, which scrolls to the element. */
  show: 'Mostrar en la página',
  /** The button that closes the panel. */
  close: 'Cerrar',
};
