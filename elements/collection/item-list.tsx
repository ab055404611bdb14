import { memo, type RefObject, useEffect, useMemo } from 'react';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import type { CollectionItem } from '../../src/features/collection/item';
import { divideIntoBatches, hasSameItems, useBatchCount } from '../../src/hooks/use-batch-count';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { indexOfElement, type ListItems } from './list-items';
import { ItemLike, type SharedItemProps } from './shared-item-props';

/** An update of the block reads the same articles and data anew. */
const isSameItem = (one: CollectionItem, other: CollectionItem): boolean =>
  one.element ? one.element === other.element : one.id === other.id;

/** About as many items as a window shows; few enough for a slow phone to render them in one task. */
const batchSize = 12;
/** The browser lays out items far from the window only when they come near, in lists longer than this. */
const longList = 100;

interface OwnItemProps {
  item: CollectionItem;
  element: Element;
  shared: SharedItemProps;
}

/** An article of the page. */
const OwnItem = ({ item, element, shared }: OwnItemProps) => {
  const nodes = useMemo(() => [element], [element]);
  return (
    <div className="cell" tabIndex={-1}>
      <AssignedSlot nodes={nodes} />
      <ItemLike item={item} shared={shared} />
    </div>
  );
};

interface BatchProps {
  items: CollectionItem[];
  shared: SharedItemProps;
}

/** Memoised: a list that grows or changes renders only the batches that differ. */
const Batch = memo(
  ({ items, shared }: BatchProps) => {
    const { Item } = shared.modules.data ?? {};
    return items.map((item, index) => {
      const { id, element } = item;
      // Nothing forbids two items with the same id.
      const key = `${id} ${index}`;
      if (element) return <OwnItem key={key} item={item} element={element} shared={shared} />;
      return Item && <Item key={key} item={item} shared={shared} />;
    });
  },
  (before, after) => before.shared === after.shared && hasSameItems(before.items, after.items),
);

interface ItemListProps {
  list: ListItems;
  shared: SharedItemProps;
  view: 'list' | 'grid';
  listRef: RefObject<HTMLDivElement | null>;
  /** The latest target of a link within the page. The items up to this one render at once, so that the page can scroll there. */
  linkTarget: Element | undefined;
  /** Called when all of these items have been rendered. Keep the same function between renders. */
  onComplete(items: CollectionItem[]): void;
}

/** The items, one below the other or side by side. */
export const ItemList = ({ list, shared, view, listRef, linkTarget, onComplete }: ItemListProps) => {
  const { items, status, isStale } = list;
  const batches = useMemo(() => divideIntoBatches(items, batchSize), [items]);
  const linkedIndex = linkTarget ? indexOfElement(items, linkTarget) : -1;
  const count = Math.max(useBatchCount(batches, isSameItem), Math.ceil((linkedIndex + 1) / batchSize));
  const isComplete = count >= batches.length;
  useEffect(() => {
    if (isComplete) onComplete(items);
  }, [isComplete, items, onComplete]);
  const classes = [
    'az-items',
    view,
    shared.settings.type,
    items.length > longList && 'long',
    isStale && 'stale',
    !prefersReducedMotion() && 'fading',
  ];
  return (
    <div
      part="items"
      className={classes.filter(Boolean).join(' ')}
      aria-busy={status === 'loading'}
      ref={listRef}
    >
      {batches.slice(0, count).map((batch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a batch is known by its place
        <Batch key={index} items={batch} shared={shared} />
      ))}
    </div>
  );
};
