export const messages = {
  content: 'Contenido de {provider}',
  show: 'Ver contenido de {provider}',
  open: 'Abrir en {provider}',
  consent: 'Para verlo aquí hay que aceptar contenido y cookies de {provider}.',
  accept: 'Aceptar y ver',
};
