export const messages = {
  enlarge: 'Ampliar la imagen',
  pictures: 'Imágenes',
  picture: 'Imagen {number} de {count}',
};
