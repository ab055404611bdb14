/** The panel that the owner of a saved page sees. Names of kinds and reasons have catalogues of their own. */
export const messages = {
  title: 'Esta página guardada',
  /** How many elements work again; {n} may be 0. */
  adopted:
    '{n, plural, =0 {Ningún elemento funciona de nuevo.} one {# elemento funciona de nuevo.} many {# de elementos funcionan de nuevo.} other {# elementos funcionan de nuevo.}}',
  /** The heading of a list: works, but needs something from the owner. */
  needs: 'Falta de tu parte',
  /** The heading of a list: stays as it was saved. */
  left: 'Queda como estaba',
  /** The heading of a list: errors. */
  failed: 'Falló',
  /** The button of an entry with one element, which scrolls to the element. */
  show: 'Mostrar en la página',
  /** The button of an entry with several elements, which scrolls to one after the other. */
  showNext: 'Mostrar el siguiente de {n}',
  /** Opens the list of addresses of an entry. */
  addresses: '{n, plural, one {# dirección} many {# de direcciones} other {# direcciones}}',
  close: 'Cerrar',
};
