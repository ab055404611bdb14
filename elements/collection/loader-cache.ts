import type { BlockHost } from '../../src/core/block-host';
import type { MessageFormatter } from '../../src/core/i18n/messages';
import type { ApiMessages } from '../../src/features/api/messages/es-419';
import {
  type CollectionLoader,
  createCollectionLoader,
} from '../../src/features/collection/collection-loader';
import type { CollectionQuery } from '../../src/features/collection/load-collection';

/** The loaders of an address, with the pages that they have loaded: the way back requests nothing. */
export interface LoaderCache {
  /** @param query parameters for the address: the visitor's choice */
  loaderFor(query: CollectionQuery): CollectionLoader;
}

const createLoaderCache = (
  host: BlockHost,
  src: string,
  text: MessageFormatter<ApiMessages>,
): LoaderCache => {
  const loaders = new Map<string, CollectionLoader>();
  return {
    loaderFor(query) {
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
    },
  };
};

const caches = new WeakMap<BlockHost, { src: string; cache: LoaderCache }>();

/** The loaders of an element's address. An element that is taken out of the page and put back keeps them. */
export const loaderCacheOf = (
  host: BlockHost,
  src: string,
  text: MessageFormatter<ApiMessages>,
): LoaderCache => {
  const known = caches.get(host);
  if (known?.src === src) return known.cache;
  const cache = createLoaderCache(host, src, text);
  caches.set(host, { src, cache });
  return cache;
};
