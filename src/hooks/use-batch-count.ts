import { useEffect, useState } from 'react';

/** Divides a list into batches of `size` items, the last of which may be smaller. */
export const divideIntoBatches = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

type IsSame<Item> = (one: Item, other: Item) => boolean;

/** @param isSame default: the items are the same objects */
export const hasSameItems = <Item>(
  one: Item[] = [],
  other: Item[] = [],
  isSame: IsSame<Item> = Object.is,
): boolean => one.length === other.length && one.every((item, index) => isSame(item, other[index] as Item));

/**
 * How many batches of a long list to render: one at once, then one more in each task, so that no task takes long. A list whose
 * first batch has none of the items before begins anew; else the rendered batches stay, with the visitor's place in them.
 * @param firstCount how many batches to render at once
 */
export const useBatchCount = <Item>(
  batches: Item[][],
  isSame: IsSame<Item> = Object.is,
  firstCount = 1,
): number => {
  const [progress, setProgress] = useState({ first: batches[0] ?? [], count: firstCount });
  const first = batches[0] ?? [];
  let { count } = progress;
  if (!hasSameItems(progress.first, first, isSame)) {
    const isContinued = first.some((item) => progress.first.some((one) => isSame(one, item)));
    if (!isContinued) count = 1;
    setProgress({ first, count });
  }
  useEffect(() => {
    if (count >= batches.length) return undefined;
    const timer = setTimeout(() => setProgress((current) => ({ ...current, count: count + 1 })));
    return () => clearTimeout(timer);
  }, [count, batches]);
  return Math.min(count, batches.length);
};
