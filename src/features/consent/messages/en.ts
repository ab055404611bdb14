import type { messages as spanish, categories as spanishCategories } from './es-419';

export const categories: typeof spanishCategories = {
  preferences: 'Preferences',
  statistics: 'Statistics',
  marketing: 'Advertising',
};

export const messages: typeof spanish = {
  blocked: 'This content comes from {host} and may use cookies.',
  blockedCategory:
    'This content comes from {host} and may use cookies. If you accept, you allow everything of the category {categories} on this site.',
  ...categories,
  show: 'Accept and show',
};
