import { lazyImport } from '../../src/core/lazy-import';
import { hasData, hasPrices, sortOptionsOf } from './read-settings';
import type { CollectionSettings } from './schema';

const dataModule = lazyImport(() => import('./data-items'));
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

const loadData = async () => {
  const data = await dataModule.load();
  // Excerpts from data are HTML.
  await data.loadSanitiser();
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

/**
 * Loads the modules that the first render needs, so that nothing moves later. A plain list of the page's own articles needs none.
 */
export const loadModules = (settings: CollectionSettings): CollectionModules | Promise<CollectionModules> => {
  const { filters, likes, view } = settings;
  const hasFilters = filters.length > 0 || sortOptionsOf(settings).length > 0;
  const modules = [
    hasData(settings) ? loadData() : undefined,
    hasPrices(settings) ? productsModule.load() : undefined,
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
