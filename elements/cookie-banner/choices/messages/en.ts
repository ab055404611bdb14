import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  choose: 'Choose',
  necessary: 'Necessary',
  preferences: 'Preferences',
  statistics: 'Statistics',
  marketing: 'Advertising',
  save: 'Save selection',
};
