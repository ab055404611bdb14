import type { BlockHost } from '../../src/core/block-host';
import { contentOf } from '../../src/core/host-content';
import type { SettingError } from '../../src/core/settings/check-value';
import { reportSettingErrors } from '../../src/core/settings/report-setting-errors';
import type { CollectionItem } from '../../src/features/collection/item';
import { readItemElement } from '../../src/features/collection/item-element';
import { itemsPerTask, mapInTasks } from '../../src/features/collection/map-in-tasks';
import { type CollectionModules, loadModules } from './lazy-modules';
import type { CollectionSettings } from './schema';

/** The modules and the items that the first render needs. */
export interface PreparedCollection {
  modules: CollectionModules;
  /** The items of the settings, else of the page's own articles. */
  localItems: CollectionItem[];
}

const isArticle = (element: Element): element is HTMLElement => element.localName === 'article';

/** Reads the page's articles: at once, or many of them in several tasks. Logs in one line what cannot be read. */
const readArticles = (host: BlockHost): CollectionItem[] | Promise<CollectionItem[]> => {
  const articles = contentOf(host).filter(isArticle);
  const errors: SettingError[] = [];
  const read = (article: HTMLElement): CollectionItem =>
    readItemElement(article, { report: (error) => errors.push(error) });
  const withErrorsLogged = (items: CollectionItem[]): CollectionItem[] => {
    reportSettingErrors(host, errors);
    return items;
  };
  return articles.length > itemsPerTask
    ? mapInTasks(articles, read).then(withErrorsLogged)
    : withErrorsLogged(articles.map(read));
};

/** Loads the modules and reads the items. Returns no promise for a short list that needs no further code. */
export const prepare = (
  settings: CollectionSettings,
  host: BlockHost,
): PreparedCollection | Promise<PreparedCollection> => {
  const { items } = settings;
  const loading = loadModules(settings);
  const articles = items.length ? [] : readArticles(host);
  if (Array.isArray(articles) && !(loading instanceof Promise))
    return { modules: loading, localItems: articles };
  return Promise.all([loading, articles]).then(async ([modules, ownItems]) => ({
    modules,
    localItems: items.length && modules.data ? await modules.data.readItems(items, host) : ownItems,
  }));
};
