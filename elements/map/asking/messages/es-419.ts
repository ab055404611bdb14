export const messages = {
  show: 'Ver el mapa',
  consent: 'Para ver este mapa hay que aceptar contenido y cookies de {provider}.',
  accept: 'Aceptar y ver el mapa',
  decline: 'Ahora no',
};
