export const messages = {
  label: 'Imágenes sin licencia',
  one: 'Esta página muestra una imagen de vista previa. Los visitantes no ven este aviso.',
  some: 'Esta página muestra {count} imágenes de vista previa. Los visitantes no ven este aviso.',
  show: 'Mostrar la siguiente',
  buy: 'Comprar licencias',
};
