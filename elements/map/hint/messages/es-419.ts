export const messages = {
  wheel: 'Para acercar el mapa, gira la rueda con la tecla Ctrl.',
  fingers: 'Para mover el mapa, usa dos dedos.',
};
