import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  title: 'This saved page',
  adopted:
    '{n, plural, =0 {No element works again.} one {# element works again.} other {# elements work again.}}',
  needs: 'Needed from you',
  left: 'Left as it was',
  failed: 'Failed',
  show: 'Show in the page',
  showNext: 'Show the next of {n}',
  addresses: '{n, plural, one {# address} other {# addresses}}',
  close: 'Close',
};
