import type { BlockHost } from '../../src/core/block-host';
import { contentOf } from '../../src/core/host-content';
import { nextTask } from '../../src/core/util/wait';
import type { CollectionItem } from '../../src/features/collection/item';
import { readItemElement } from '../../src/features/collection/item-element';
import { type CollectionModules, loadModules } from './modules';
import type { CollectionSettings } from './schema';

/** What the first render needs. */
export interface PreparedCollection {
  modules: CollectionModules;
  /** The items of the page's own articles; none where the settings have items. */
  articles: CollectionItem[];
}

/** Articles that are read in one task: a page with thousands stays responsive. */
const articlesPerTask = 200;

const isArticle = (element: Element): element is HTMLElement => element.localName === 'article';

const readInTasks = async (articles: HTMLElement[]): Promise<CollectionItem[]> => {
  const items: CollectionItem[] = [];
  for (const [index, article] of articles.entries()) {
    if (index && index % articlesPerTask === 0) await nextTask();
    items.push(readItemElement(article));
  }
  // The first render is long enough by itself.
  await nextTask();
  return items;
};

/** Reads the page's articles: at once, or many of them in several tasks. */
const readArticles = (host: BlockHost): CollectionItem[] | Promise<CollectionItem[]> => {
  const articles = contentOf(host).filter(isArticle);
  return articles.length > articlesPerTask
    ? readInTasks(articles)
    : articles.map((article) => readItemElement(article));
};

/** Loads the modules and reads the articles. Without a promise for a short list that needs no further code. */
export const prepare = (
  settings: CollectionSettings,
  host: BlockHost,
): PreparedCollection | Promise<PreparedCollection> => {
  const modules = loadModules(settings);
  const articles = settings.items.length ? [] : readArticles(host);
  if (!(modules instanceof Promise) && !(articles instanceof Promise)) return { modules, articles };
  return Promise.all([modules, articles]).then(([modules, articles]) => ({ modules, articles }));
};
