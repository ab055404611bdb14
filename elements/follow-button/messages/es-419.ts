export const messages = {
  follow: 'Seguir a {account} en {service}',
};
