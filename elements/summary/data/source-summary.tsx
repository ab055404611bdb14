import { useCallback } from 'react';
import type { CollectionItem } from '../../../src/features/collection/item';
import { LoadStatus } from '../../../src/features/collection/load-status';
import { useCollection } from '../../../src/features/collection/use-collection';
import { useLatest } from '../../../src/hooks/use-latest';
import { useStyles } from '../../../src/hooks/use-styles';
import { Empty } from '../empty';
import { useOwnEntries } from '../entries';
import { SummaryLayout } from '../summary-layout';
import type { SummaryProps } from '../summary-props';
import { filterItems } from './filter-items';
import { itemEntries } from './item-entries';
import { useReadyItems } from './item-modules';
import styles from './items.css';

/** A high limit, because past events, which do not show, may fill many pages before the first upcoming one. */
const maxLoadedItems = 1000;

/** The items that a server has. Until they are there, and where they cannot be loaded, the page's own articles show. */
export const SourceSummary = (props: SummaryProps) => {
  const { settings, host, text } = props;
  useStyles(host, styles);
  const { src, filter, pageSize } = settings;
  const latest = useLatest(settings);
  // Without a filter, `src` keeps its own parameter.
  const query = {
    ...(filter?.tag && { tag: filter.tag }),
    ...(filter?.category && { category: filter.category }),
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings need other items
  const isEnough = useCallback(
    (items: CollectionItem[]): boolean => filterItems(items, latest.current).length >= (pageSize ?? 1),
    [latest, pageSize, settings.showPastOrUpcomingEvents],
  );
  const collection = useCollection({ host, src, query, maxItems: maxLoadedItems, isEnough, text });
  const items = useReadyItems(collection.items, host);
  const isLoaded = collection.status === 'ready' && items === collection.items;
  const hasItems = isLoaded || items.length > 0;
  const ownEntries = useOwnEntries(props);
  const entries = hasItems ? itemEntries(filterItems(items, settings), props) : ownEntries;
  const isEmpty = isLoaded && !entries.length;
  // While items or articles show, only a failure is reported, not "loading".
  const state = {
    status: entries.length ? 'ready' : collection.status,
    failure: collection.failure,
  } as const;
  return (
    <SummaryLayout
      {...props}
      entries={entries}
      title={collection.title}
      isLoading={!isLoaded && !collection.failure}
      status={
        <>
          <LoadStatus state={state} load={collection.load} text={text} />
          {isEmpty && <Empty text={text} />}
        </>
      }
    />
  );
};
