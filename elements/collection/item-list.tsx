import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import type { CollectionItem } from '../../src/features/collection/item';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { type ItemContext, ItemLike } from './item-context';
import type { ListItems } from './use-items';

/** About as many items as a window shows; few enough for a slow phone to render them in one task. */
const batchSize = 12;
/** The browser lays out items far from the window only when they come near, in lists longer than this. */
const longList = 100;

interface OwnItemProps {
  item: CollectionItem;
  element: Element;
  context: ItemContext;
}

/** An article of the page. */
const OwnItem = ({ item, element, context }: OwnItemProps) => {
  const nodes = useMemo(() => [element], [element]);
  return (
    <div className="cell" tabIndex={-1}>
      <AssignedSlot nodes={nodes} />
      <ItemLike item={item} context={context} />
    </div>
  );
};

interface BatchProps {
  items: CollectionItem[];
  context: ItemContext;
}

const Batch = memo(({ items, context }: BatchProps) => {
  const { Item } = context;
  return items.map((item, index) => {
    const { id, element } = item;
    // Nothing forbids two items with the same id.
    const key = `${id} ${index}`;
    if (element) return <OwnItem key={key} item={item} element={element} context={context} />;
    return Item && <Item key={key} item={item} context={context} />;
  });
});

/** Divides a list into batches. A batch whose items stay the same stays the same, too. */
const useBatches = (items: CollectionItem[]): CollectionItem[][] => {
  const previous = useRef<CollectionItem[][]>([]);
  const batches = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) => {
        const batch = items.slice(index * batchSize, (index + 1) * batchSize);
        const known = previous.current[index];
        const isSame = known?.length === batch.length && known.every((item, at) => item === batch[at]);
        return isSame ? known : batch;
      }),
    [items],
  );
  useLayoutEffect(() => {
    previous.current = batches;
  }, [batches]);
  return batches;
};

/**
 * How many batches show: one at once, then one more in each task, so that no task takes long.
 * @param list begins anew with another value
 */
const useBatchCount = (total: number, list: unknown): number => {
  const [shown, setShown] = useState({ list, count: 1 });
  const count = shown.list === list ? shown.count : 1;
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => setShown({ list, count: count + 1 }));
    return () => clearTimeout(timer);
  }, [count, total, list]);
  return Math.min(count, total);
};

interface ItemListProps {
  list: ListItems;
  context: ItemContext;
  view: 'list' | 'grid';
  listRef: RefObject<HTMLDivElement | null>;
  /** Called when all items have been rendered. */
  onComplete(): void;
}

/** The items, one below the other or side by side. */
export const ItemList = ({ list, context, view, listRef, onComplete }: ItemListProps) => {
  const { items, status, isStale } = list;
  const batches = useBatches(items);
  const count = useBatchCount(batches.length, batches[0]);
  const isComplete = count >= batches.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items are complete anew
  useEffect(() => {
    if (isComplete) onComplete();
  }, [isComplete, batches, onComplete]);
  const classes = [
    'az-items',
    view,
    context.settings.type,
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
        <Batch key={index} items={batch} context={context} />
      ))}
    </div>
  );
};
