import type { CollectionItem } from '../../src/features/collection/item';

const absoluteAddress = (url: string | undefined): string | undefined =>
  url && URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : undefined;

/** Finds the page's own article of an item, by its id or its address. */
const createFinder = (own: CollectionItem[]) => {
  const byKey = new Map<string, CollectionItem>();
  for (const item of own)
    for (const key of [item.id, absoluteAddress(item.url)]) if (key && !byKey.has(key)) byKey.set(key, item);
  return ({ id, url }: CollectionItem): CollectionItem | undefined =>
    byKey.get(id) ?? byKey.get(absoluteAddress(url) ?? '');
};

const mergedItems = new WeakMap<CollectionItem, CollectionItem>();

/**
 * The server's item with the page's article as its element. Returns the same object each time, so that the list does not render
 * it again.
 */
const withElement = (item: CollectionItem, element: CollectionItem['element']): CollectionItem => {
  const known = mergedItems.get(item);
  if (known && known.element === element) return known;
  const merged = { ...item, element };
  mergedItems.set(item, merged);
  return merged;
};

interface MergeOptions {
  /** The items of the page's own articles. */
  own: CollectionItem[];
  /** The server's items. */
  pages: CollectionItem[][];
  /** Whether to keep an article that is not among the server's items. Such articles come first. */
  isKept: (item: CollectionItem) => boolean;
}

/**
 * The server's items, with the page's own article in place of each item that has one: the page's content shows as it is. Data
 * that an article lacks, such as a price, come from the server.
 */
export const mergeItems = ({ own, pages, isKept }: MergeOptions): CollectionItem[][] => {
  if (!own.length) return pages;
  const findOwn = createFinder(own);
  const used = new Set<CollectionItem>();
  const merged = pages.map((items) =>
    items.flatMap((item) => {
      const match = findOwn(item);
      if (!match) return item;
      // An article shows only once.
      if (used.has(match)) return [];
      used.add(match);
      return withElement(item, match.element);
    }),
  );
  const rest = own.filter((item) => !used.has(item) && isKept(item));
  return rest.length ? [[...rest, ...(merged[0] ?? [])], ...merged.slice(1)] : merged;
};
