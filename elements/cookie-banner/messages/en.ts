import { categories } from '../../../src/features/consent/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  label: 'Cookies',
  text: 'This site uses cookies. You decide.',
  accept: 'Accept',
  decline: 'Decline',
  choose: 'Choose',
  necessary: 'Necessary',
  ...categories,
  save: 'Save selection',
};
