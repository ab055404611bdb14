import { nextTask } from '../../core/util/wait';

/** Number of items to read in one task, so that a page with thousands stays responsive. */
export const itemsPerTask = 200;

/** Maps a list, a long one in several tasks. */
export const mapInTasks = async <Item, Result>(
  items: Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index && index % itemsPerTask === 0) await nextTask();
    results.push(map(item, index));
  }
  // The first render takes long enough to need a task of its own.
  if (items.length > itemsPerTask) await nextTask();
  return results;
};
