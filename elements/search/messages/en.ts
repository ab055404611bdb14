import { messages as api } from '../../../src/features/api/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  search: 'Search',
  close: 'Close the search',
  clear: 'Clear the search',
  results: 'Results',
  loading: 'Loading...',
  count: 'Results: {count}',
  none: 'There are no results for “{query}”.',
  all: 'Show all results',
  searchSite: 'Search the whole site',
  failed: 'The results cannot be loaded.',
  retry: 'Try again',
  showMore: 'Show more',
  useKey: 'Search with the key {key}',
};
