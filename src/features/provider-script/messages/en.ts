import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Reservations with {provider}',
  book: 'Book a table',
  consent: 'To book here, accept content and cookies from {provider}.',
  accept: 'Accept and show',
  previewTitle: 'Preview Only',
  preview: 'Log out to use this block.',
};
