import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  content: 'Content from {provider}',
  show: 'Show content from {provider}',
  open: 'Open at {provider}',
  consent: 'To see this here, accept content and cookies from {provider}.',
  accept: 'Accept and show',
};
