import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import type { ApiMessages } from '../../src/features/api/messages/es-419';
import {
  type CollectionLoader,
  createCollectionLoader,
} from '../../src/features/collection/collection-loader';
import type { CollectionItem } from '../../src/features/collection/item';
import type { CollectionQuery } from '../../src/features/collection/load-collection';

interface Cache {
  src: string;
  /** Keyed by the query as JSON. */
  loaders: Map<string, CollectionLoader>;
}

/** An element that is taken out of the page and put back keeps its loaders. */
const caches = new WeakMap<BlockHost, Cache>();

const cacheOf = (host: BlockHost, src: string): Cache => {
  const known = caches.get(host);
  if (known?.src === src) return known;
  const cache = { src, loaders: new Map() };
  caches.set(host, cache);
  return cache;
};

/** All items that an element has loaded from `src`, whatever the visitor's choice. An item of several answers is there as often. */
export const knownItems = (host: BlockHost, src: string): CollectionItem[] =>
  [...cacheOf(host, src).loaders.values()].flatMap((loader) => loader.getSnapshot().items);

interface LoaderOptions {
  src: string;
  /** Parameters for the address: the visitor's choice. */
  query: CollectionQuery;
  text: MessageFormatter<ApiMessages>;
}

/** The loader of an element's items. It keeps the pages that it has loaded, so that going back requests nothing. */
export const loaderOf = (host: BlockHost, { src, query, text }: LoaderOptions): CollectionLoader => {
  const { loaders } = cacheOf(host, src);
  const key = JSON.stringify(query);
  const loader =
    loaders.get(key) ??
    createCollectionLoader(src, {
      query,
      text,
      onProblem: (problem) => host.report(Error(problem)),
    });
  loaders.set(key, loader);
  return loader;
};
