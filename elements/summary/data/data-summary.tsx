import { useCallback, useMemo } from 'react';
import type { BlockHost } from '../../../src/core/block-host';
import type { CollectionItem } from '../../../src/features/collection/item';
import { readItems } from '../../../src/features/collection/item';
import { readItemElements } from '../../../src/features/collection/item-element';
import { LoadStatus } from '../../../src/features/collection/load-status';
import { useCollection } from '../../../src/features/collection/use-collection';
import { elementKey } from '../../../src/features/slides/element-key';
import { useLatest } from '../../../src/hooks/use-latest';
import { Empty } from '../empty';
import { type Entry, ownEntry, type SummaryProps } from '../entries';
import type { SummarySettings } from '../schema';
import { SummaryLayout } from '../summary-layout';
import { filterItems } from './filter-items';
import { ItemArticle } from './item-article';
import { loadItemNeeds, useReadyItems } from './item-needs';

/** Names the block in the console. */
const subjectOf = ({ id }: BlockHost): string => `<az-summary${id && ` id="${id}"`}>`;

/** The items of each summary, with the data that they were read from: an update with the same data reads nothing again. */
const itemsByHost = new WeakMap<BlockHost, { json: string; items: CollectionItem[] }>();

const readOwnItems = ({ items }: SummarySettings, host: BlockHost): CollectionItem[] => {
  const json = JSON.stringify(items);
  const known = itemsByHost.get(host);
  if (known?.json === json) return known.items;
  const read = { json, items: readItems(items, subjectOf(host)) };
  itemsByHost.set(host, read);
  return read.items;
};

/** Loads what shows the items of the settings. */
export const prepareItems = async (settings: SummarySettings, host: BlockHost): Promise<void> => {
  await loadItemNeeds(readOwnItems(settings, host));
};

/** Items of the same id have keys of their own. Keys repeat from one list to the next, so that an item stays on the screen. */
const itemEntries = (items: CollectionItem[], { settings, host, text }: SummaryProps): Entry[] => {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const count = counts.get(item.id) ?? 0;
    counts.set(item.id, count + 1);
    const key = `${item.id}#${count}`;
    const content = <ItemArticle key={key} item={item} settings={settings} host={host} text={text} />;
    return { key, item, content };
  });
};

const ItemsSummary = (props: SummaryProps) => {
  const { settings, host, text } = props;
  const entries = itemEntries(filterItems(readOwnItems(settings, host), settings), props);
  return <SummaryLayout {...props} entries={entries} status={!entries.length && <Empty text={text} />} />;
};

/** Past events, which do not show, may fill many pages before the first coming one. */
const maxLoadedItems = 1000;

/** The items that a server has. Until they are there, and where they cannot be loaded, the page's own articles show. */
const SourceSummary = (props: SummaryProps) => {
  const { settings, host, text, content } = props;
  const { src, filter, pageSize } = settings;
  const latest = useLatest(settings);
  const query = { tag: filter?.tag || undefined, category: filter?.category || undefined };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings need other items
  const isEnough = useCallback(
    (items: CollectionItem[]): boolean => filterItems(items, latest.current).length >= (pageSize ?? 1),
    [latest, pageSize, settings.showPastOrUpcomingEvents],
  );
  const collection = useCollection({ src, query, maxItems: maxLoadedItems, isEnough, text });
  const items = useReadyItems(collection.items, host);
  const isLoaded = collection.status === 'ready' && items === collection.items;
  const hasItems = isLoaded || items.length > 0;
  const ownEntries = useMemo(() => content.articles.map(ownEntry), [content]);
  const entries = hasItems ? itemEntries(filterItems(items, settings), props) : ownEntries;
  const isEmpty = isLoaded && !entries.length;
  return (
    <SummaryLayout
      {...props}
      entries={entries}
      title={collection.title}
      isLoading={!isLoaded && !collection.failure}
      status={
        isEmpty ? (
          <Empty text={text} />
        ) : (
          !entries.length && <LoadStatus state={collection} load={collection.load} text={text} />
        )
      }
    />
  );
};

/** The page's own articles that the settings choose. */
const FilteredSummary = (props: SummaryProps) => {
  const { settings, content, host, text } = props;
  const items = useMemo(
    () => readItemElements(content.articles, { subject: subjectOf(host) }),
    [content, host],
  );
  const entries = filterItems(items, settings).map((item): Entry => {
    const element = item.element as HTMLElement;
    return { key: elementKey(element), element, item };
  });
  return <SummaryLayout {...props} entries={entries} status={!entries.length && <Empty text={text} />} />;
};

/** A summary of items from data, or of articles that have to be read. */
export const DataSummary = (props: SummaryProps) => {
  const { items, src } = props.settings;
  if (items.length > 0) return <ItemsSummary {...props} />;
  return src ? <SourceSummary {...props} /> : <FilteredSummary {...props} />;
};
