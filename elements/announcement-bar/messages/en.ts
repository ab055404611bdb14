import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Announcement',
  close: 'Close the announcement',
  newWindow: 'Opens in a new window',
};
