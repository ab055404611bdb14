/** What a newsletter says in other words than a form does. */
export const messages = {
  submit: 'Suscribirse',
  thanks: '¡Gracias por suscribirte!',
};
