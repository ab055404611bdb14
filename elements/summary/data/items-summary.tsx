import type { BlockHost } from '../../../src/core/block-host';
import { nextTask } from '../../../src/core/util/wait';
import { type CollectionItem, readItems } from '../../../src/features/collection/item';
import { Empty } from '../empty';
import type { SummaryProps } from '../entries';
import type { SummarySettings } from '../schema';
import { SummaryLayout } from '../summary-layout';
import { filterItems } from './filter-items';
import { itemEntries } from './item-entries';
import { loadItemModules } from './item-modules';

/**
 * Cache for the items of each summary, with the data that they were read from: an update with the same data does not read them
 * again.
 */
const itemsByHost = new WeakMap<BlockHost, { json: string; items: CollectionItem[] }>();

const readOwnItems = ({ items }: SummarySettings, host: BlockHost): CollectionItem[] => {
  const json = JSON.stringify(items);
  const known = itemsByHost.get(host);
  if (known?.json === json) return known.items;
  const read = { json, items: readItems(items, host) };
  itemsByHost.set(host, read);
  return read.items;
};

/** The first render of a longer list has a task of its own. */
const longList = 200;

/** Loads the modules that show the items of the settings. */
export const prepareItems = async (settings: SummarySettings, host: BlockHost): Promise<void> => {
  await loadItemModules(readOwnItems(settings, host));
  // The first render is long enough by itself.
  if (settings.items.length > longList) await nextTask();
};

/** A summary of the items in the settings. */
export const ItemsSummary = (props: SummaryProps) => {
  const { settings, host, text } = props;
  const entries = itemEntries(filterItems(readOwnItems(settings, host), settings), props);
  return <SummaryLayout {...props} entries={entries} status={!entries.length && <Empty text={text} />} />;
};
