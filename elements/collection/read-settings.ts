import type { CollectionSettings, SortOrder } from './schema';

/** Whether the items come from data: from `src` or from the settings. */
export const hasData = ({ src, items }: CollectionSettings): boolean => !!src || items.length > 0;

export const viewOf = ({ view, type }: CollectionSettings): 'list' | 'grid' | 'calendar' =>
  view ?? (type === 'blog' || type === 'events' ? 'list' : 'grid');

/** Number of items on a page; 0 for all. A calendar shows the events of all pages. */
export const pageSizeOf = (settings: CollectionSettings): number =>
  viewOf(settings) === 'calendar' ? 0 : settings.pageSize;

/** The orders that visitors can choose. */
export const sortOptionsOf = ({ type, filters, sortOptions }: CollectionSettings): SortOrder[] =>
  sortOptions ?? (type === 'products' && filters.length > 0 ? ['price', '-price', 'title'] : []);

/** Whether the block reads the prices of items. */
export const hasPrices = (settings: CollectionSettings): boolean =>
  settings.type === 'products' ||
  settings.filters.some((filter) => filter === 'price' || filter === 'stock') ||
  !!settings.sort?.endsWith('price') ||
  sortOptionsOf(settings).some((order) => order.endsWith('price'));
