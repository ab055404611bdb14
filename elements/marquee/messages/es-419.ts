export const messages = {
  pause: 'Detener el texto en movimiento',
  play: 'Poner el texto en movimiento',
};
