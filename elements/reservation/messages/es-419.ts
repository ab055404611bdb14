export const messages = {
  label: 'Reservas con {provider}',
  book: 'Reservar una mesa',
  consent: 'Para reservar aquí hay que aceptar contenido y cookies de {provider}.',
  accept: 'Aceptar y ver',
  previewTitle: 'Preview Only',
  preview: 'Cierra la sesión para usar este bloque.',
};
