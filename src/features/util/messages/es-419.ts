export const messages = {
  justNow: 'ahora mismo',
  secondsAgo: 'hace unos {count} segundos',
};
