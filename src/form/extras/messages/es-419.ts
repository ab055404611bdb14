export const messages = {
  counter: '{count} / {max}',
};
