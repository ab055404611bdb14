import { lazyImport } from '../../src/core/lazy-import';
import type { CollectionSettings, SortOrder } from './schema';

const dataModule = lazyImport(() => import('./data'));
const productsModule = lazyImport(() => import('./products'));
const filtersModule = lazyImport(() => import('./filters'));
const likesModule = lazyImport(() => import('./likes'));
const calendarModule = lazyImport(() => import('./calendar-view'));
const calendarBlock = lazyImport(() => import('../calendar/index'));

type ModuleOf<Lazy> = Lazy extends { loaded: infer Module } ? Module : never;

/** The parts of the block that its settings need. */
export interface CollectionModules {
  data?: ModuleOf<typeof dataModule>;
  products?: ModuleOf<typeof productsModule>;
  filters?: ModuleOf<typeof filtersModule>;
  likes?: ModuleOf<typeof likesModule>;
  calendar?: ModuleOf<typeof calendarModule>;
}

/** The orders that visitors can choose. */
export const sortOptionsOf = ({ type, filters, sortOptions }: CollectionSettings): SortOrder[] =>
  sortOptions ?? (type === 'products' && filters.length > 0 ? ['price', '-price', 'title'] : []);

const hasProducts = (settings: CollectionSettings): boolean =>
  settings.type === 'products' ||
  settings.filters.some((filter) => filter === 'price' || filter === 'stock') ||
  !!settings.sort?.endsWith('price') ||
  sortOptionsOf(settings).some((order) => order.endsWith('price'));

const loadData = async () => {
  const data = await dataModule.load();
  // Excerpts from data are HTML.
  await data.sanitiserReady();
  return data;
};

/** Undefined where the calendar's block cannot be loaded: the events show as a list. */
const loadCalendar = async () => {
  try {
    const [view] = await Promise.all([calendarModule.load(), calendarBlock.load()]);
    return view;
  } catch (error) {
    console.error('[azulejo] The calendar could not be loaded. The events are shown as a list.', error);
    return undefined;
  }
};

/** Loads what the first render needs, so that nothing moves later. Nothing for a plain list of the page's own articles. */
export const loadModules = (settings: CollectionSettings): CollectionModules | Promise<CollectionModules> => {
  const { src, items, filters, likes, view } = settings;
  const hasData = !!src || items.length > 0;
  const hasFilters = filters.length > 0 || sortOptionsOf(settings).length > 0;
  const modules = [
    hasData ? loadData() : undefined,
    hasProducts(settings) ? productsModule.load() : undefined,
    hasFilters ? filtersModule.load() : undefined,
    likes ? likesModule.load() : undefined,
    view === 'calendar' ? loadCalendar() : undefined,
  ] as const;
  if (!modules.some(Boolean)) return {};
  return Promise.all(modules).then(([data, products, filterModule, likeModule, calendar]) => ({
    data,
    products,
    filters: filterModule,
    likes: likeModule,
    calendar,
  }));
};
