export const messages = {
  play: 'Reproducir video',
  playTitle: 'Reproducir video: {title}',
  pause: 'Pausar video',
  invalid: 'La integración del video no es válida.',
  consent: 'Para ver este video hay que aceptar contenido y cookies de {provider}.',
  accept: 'Aceptar y reproducir',
  decline: 'Ahora no',
};
