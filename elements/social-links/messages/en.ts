import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Social media and contact',
  mail: 'Email',
  phone: 'Phone',
};
