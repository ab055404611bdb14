import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Cookies',
  text: 'This site uses cookies. You decide.',
  accept: 'Accept',
  decline: 'Decline',
  choose: 'Choose',
  necessary: 'Necessary',
  preferences: 'Preferences',
  statistics: 'Statistics',
  marketing: 'Advertising',
  save: 'Save selection',
};
