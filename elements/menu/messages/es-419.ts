export const messages = {
  choose: 'Elige una carta',
};
