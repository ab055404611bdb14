/** Texts of prices and of the quick view. A block that shows prices spreads them into its own catalogue. */
export const messages = {
  from: 'desde {price}',
  salePrice: 'Precio de oferta:',
  originalPrice: 'Precio original:',
  sale: 'En oferta',
  soldOut: 'Agotado',
  quickView: 'Vista rápida',
  close: 'Cerrar',
};

export type ProductMessages = typeof messages;
