export const messages = {
  order: 'Order Now',
  newWindow: 'Se abre en una ventana nueva',
};
