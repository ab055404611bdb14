import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  title: 'This saved page',
  adopted: '{n, plural, one {# element works} other {# elements work}} again.',
  needs: 'Needed from you',
  left: 'Left as it was',
  failed: 'Failed',
  show: 'Show in the page',
  close: 'Close',
};
