import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Contact',
  email: 'Write',
  phone: 'Call',
  map: 'Find us',
  today: 'Hours today:',
  closed: 'Closed today',
};
