import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  follow: 'Seguir {account} no {service}',
};
