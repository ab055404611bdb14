export const messages = {
  label: 'Imagen',
  position: '{index} de {count}',
  previous: 'Anterior',
  next: 'Siguiente',
  close: 'Cerrar',
  zoom: 'Ampliar',
  caption: 'Texto de la imagen',
  thumbnails: 'Miniaturas',
  goTo: 'Ir a la imagen {index}',
  failed: 'No se pudo cargar la imagen.',
  newWindow: 'Se abre en una ventana nueva',
};
