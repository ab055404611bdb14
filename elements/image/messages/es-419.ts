export const messages = {
  noImage: 'Sin imagen',
  enlarge: 'Ampliar la imagen',
  newWindow: 'Se abre en una ventana nueva',
};
