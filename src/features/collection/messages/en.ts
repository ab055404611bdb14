import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  loading: 'Loading...',
  loadFailed: 'The items could not be loaded.',
  retry: 'Try again',
  loadMore: 'Show more',
  empty: 'There is nothing here yet.',
};
