export const messages = {
  signedOutTitle: 'La sesión se cerró correctamente',
  signedOut: 'Has cerrado sesión correctamente.',
};
