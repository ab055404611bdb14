/** Storefront 4, by the state that the data name. */
export const messages = {
  PUBLISHED: 'Disponible',
  SCHEDULED: 'Programado',
  DRAFT: 'Oculto',
  unsupported: 'No es compatible',
};
