import type { BlockHost } from '../../src/core/block-host';
import { contentOf } from '../../src/core/host-content';
import type { CollectionItem } from '../../src/features/collection/item';
import { readItemElement } from '../../src/features/collection/item-element';
import { itemsPerTask, mapInTasks } from './map-in-tasks';
import { type CollectionModules, loadModules } from './modules';
import type { CollectionSettings } from './schema';

/** The modules and the items that the first render needs. */
export interface PreparedCollection {
  modules: CollectionModules;
  /** The items of the settings, else of the page's own articles. */
  localItems: CollectionItem[];
}

const isArticle = (element: Element): element is HTMLElement => element.localName === 'article';

/** Reads the page's articles: at once, or many of them in several tasks. */
const readArticles = (host: BlockHost): CollectionItem[] | Promise<CollectionItem[]> => {
  const articles = contentOf(host).filter(isArticle);
  const read = (article: HTMLElement): CollectionItem => readItemElement(article);
  return articles.length > itemsPerTask ? mapInTasks(articles, read) : articles.map(read);
};

/** Cache for the items of a list in the settings: an update with the same list does not read them again. */
const itemsOfSettings = new WeakMap<CollectionSettings['items'], CollectionItem[]>();

const readItems = async (
  { items }: CollectionSettings,
  { host, modules }: { host: BlockHost; modules: CollectionModules },
): Promise<CollectionItem[]> => {
  const known = itemsOfSettings.get(items);
  if (known) return known;
  const read = (await modules.data?.readItemsInTasks(items, host)) ?? [];
  itemsOfSettings.set(items, read);
  return read;
};

/** Loads the modules and reads the items. Returns no promise for a short list that needs no further code. */
export const prepare = (
  settings: CollectionSettings,
  host: BlockHost,
): PreparedCollection | Promise<PreparedCollection> => {
  const loading = loadModules(settings);
  if (settings.items.length)
    return Promise.resolve(loading).then(async (modules) => ({
      modules,
      localItems: await readItems(settings, { host, modules }),
    }));
  const articles = readArticles(host);
  if (!(loading instanceof Promise) && !(articles instanceof Promise))
    return { modules: loading, localItems: articles };
  return Promise.all([loading, articles]).then(([modules, localItems]) => ({ modules, localItems }));
};
