import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  show: 'Show the map',
  consent: 'To see this map, accept content and cookies from {provider}.',
  accept: 'Accept and show the map',
  decline: 'Not now',
};
