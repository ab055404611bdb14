/** Texts of blocks that load a collection. Such a block spreads them into its own catalogue, beside those of the API. */
export const messages = {
  loading: 'Cargando...',
  loadFailed: 'No se pudieron cargar los elementos.',
  retry: 'Intentar de nuevo',
  loadMore: 'Ver más',
  empty: 'Todavía no hay nada aquí.',
};

export type CollectionMessages = typeof messages;
