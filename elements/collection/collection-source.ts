import type { BlockHost } from '../../src/core/block-host';
import type { Text } from '../../src/core/i18n/messages';
import type { ApiMessages } from '../../src/features/api/messages/es-419';
import {
  type CollectionLoader,
  createCollectionLoader,
} from '../../src/features/collection/collection-loader';

/** The pages that an address has answered, for each choice of the visitor: the way back loads nothing. */
export interface CollectionSource {
  loaderFor(query: Record<string, string | number | undefined>): CollectionLoader;
}

const createSource = (src: string, text: Text<ApiMessages>): CollectionSource => {
  const loaders = new Map<string, CollectionLoader>();
  return {
    loaderFor(query) {
      const key = JSON.stringify(query);
      const loader = loaders.get(key) ?? createCollectionLoader(src, { query, text });
      loaders.set(key, loader);
      return loader;
    },
  };
};

const sources = new WeakMap<BlockHost, { src: string; source: CollectionSource }>();

/** The pages of an address. An element that is taken out of the page and put back keeps those that it has loaded. */
export const sourceOf = (host: BlockHost, src: string, text: Text<ApiMessages>): CollectionSource => {
  const known = sources.get(host);
  if (known?.src === src) return known.source;
  const source = createSource(src, text);
  sources.set(host, { src, source });
  return source;
};
