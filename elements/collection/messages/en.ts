import { messages as api } from '../../../src/features/api/messages/en';
import { messages as collection } from '../../../src/features/collection/messages/en';
import { messages as likes } from '../../../src/features/likes/messages/en';
import { messages as price } from '../../../src/features/product/messages/en';
import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  ...api,
  ...collection,
  ...likes,
  ...price,
  oneResult: '1 result',
  results: '{count} results',
  shown: '{shown} of {count}',
  noResults: 'Nothing matches these filters.',
  clear: 'Clear filters',
  filters: 'Filters',
  category: 'Category',
  tag: 'Tag',
  all: 'All',
  price: 'Price',
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  inStock: 'In stock only',
  sort: 'Sort by',
  ownOrder: 'Featured',
  newest: 'Newest first',
  oldest: 'Oldest first',
  titleAscending: 'A to Z',
  titleDescending: 'Z to A',
  priceAscending: 'Price, low to high',
  priceDescending: 'Price, high to low',
  pages: 'Pages',
  page: 'Page {page}',
  previousPage: 'Previous',
  nextPage: 'Next',
  noPage: 'There is no page {page}.',
  firstPage: 'Go to the first page',
  untitled: 'Untitled',
  past: 'Past',
};
