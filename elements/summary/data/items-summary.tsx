import type { BlockHost } from '../../../src/core/block-host';
import { type CollectionItem, readItems } from '../../../src/features/collection/item';
import { useStyles } from '../../../src/hooks/use-styles';
import { Empty } from '../empty';
import type { SummarySettings } from '../schema';
import { SummaryLayout } from '../summary-layout';
import type { SummaryProps } from '../summary-props';
import { filterItems } from './filter-items';
import { itemEntries } from './item-entries';
import { loadItemModules } from './item-modules';
import styles from './items.css';

/** Reads the items of the settings, and loads the modules that show them. */
export const prepareItems = async (settings: SummarySettings, host: BlockHost): Promise<CollectionItem[]> => {
  const items = await readItems(settings.items, host);
  await loadItemModules(items);
  return items;
};

/** A summary of the items in the settings. */
export const ItemsSummary = (props: SummaryProps) => {
  const { settings, items, host, text } = props;
  useStyles(host, styles);
  const entries = itemEntries(filterItems(items, settings), props);
  return <SummaryLayout {...props} entries={entries} status={!entries.length && <Empty text={text} />} />;
};
