/** Texts of `ProviderWidget`. A block that shows it has them as its own. */
export const messages = {
  /** Names the whole block, for screen readers. */
  label: 'Reservas con {provider}',
  /** The link, where the page has none. */
  book: 'Reservar una mesa',
  consent: 'Para reservar aquí hay que aceptar contenido y cookies de {provider}.',
  accept: 'Aceptar y ver',
  previewTitle: 'Preview Only',
  preview: 'Cierra la sesión para usar este bloque.',
};

export type WidgetMessages = typeof messages;
