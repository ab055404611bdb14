export const messages = {
  map: 'Mapa',
  mapOf: 'Mapa: {title}',
  keys: 'Las flechas mueven el mapa; más y menos lo acercan y lo alejan.',
  marker: 'Marcador',
  markerKeys: 'Las flechas mueven el marcador.',
  newWindow: 'Se abre en una ventana nueva.',
  directions: 'Cómo llegar',
  more: 'Más información',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  failed: 'No se pudo cargar el mapa.',
};
