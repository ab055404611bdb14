import { useEffect, useState } from 'react';
import type { BlockHost } from '../../../src/core/block-host';
import { lazyImport } from '../../../src/core/lazy-import';
import { isObject } from '../../../src/core/util/is-object';
import type { CollectionItem } from '../../../src/features/collection/item';
import { loadHtmlSanitiser } from '../../../src/ui/html';

/** Prices and the quick view of products. */
export const productModule = lazyImport(() => import('./product'));

/** Whether the data of an item describe a product. */
export const isProduct = ({ structuredContent }: CollectionItem): boolean =>
  isObject(structuredContent) &&
  ['productType', 'variants', 'priceCents'].some((key) => key in structuredContent);

/** Loads the modules that show these items, so that nothing moves when they show. */
export const loadItemModules = (items: CollectionItem[]): Promise<unknown> =>
  Promise.all([
    loadHtmlSanitiser(items.map(({ excerpt }) => excerpt)),
    items.some(isProduct) && !productModule.loaded && productModule.load(),
  ]);

/**
 * The items, once the code that shows them has loaded; until then, the previous items. If that code cannot be loaded, products
 * show without their prices, and items without their excerpts.
 */
export const useReadyItems = (items: CollectionItem[], host: BlockHost): CollectionItem[] => {
  const [readyItems, setReadyItems] = useState<CollectionItem[]>([]);
  useEffect(() => {
    let isLatest = true;
    loadItemModules(items)
      .catch((error) => host.report(error))
      .then(() => isLatest && setReadyItems(items));
    return () => {
      isLatest = false;
    };
  }, [items, host]);
  return readyItems;
};
