import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import { warnAboutWrappedItems } from '../../src/features/collection/wrapped-items';
import { Engine } from '../../src/features/slides/engine/engine';
import { type SummaryProps, splitContent, useOwnEntries } from './entries';
import type { messages } from './messages/es-419';
import { designOf, isEventsSummary } from './read-settings';
import type { SummarySettings } from './schema';
import { carouselModule, lightboxModule, SummaryLayout } from './summary-layout';

/** Articles of the page that all show need none of these. */
const itemsModule = lazyImport(() => import('./data/items-summary'));
const sourceModule = lazyImport(() => import('./data/source-summary'));
const filteredModule = lazyImport(() => import('./data/filtered-summary'));
const eventsModule = lazyImport(() => import('./events/events-summary'));

type Source = ComponentType<SummaryProps>;

const loadSource = async (settings: SummarySettings, host: BlockHost): Promise<Source> => {
  const { items, src, collectionId } = settings;
  if (items.length) {
    const { ItemsSummary, prepareItems } = await itemsModule.load();
    await prepareItems(settings, host);
    return ItemsSummary;
  }
  if (isEventsSummary(settings) && collectionId) return (await eventsModule.load()).EventsSummary;
  if (src) return (await sourceModule.load()).SourceSummary;
  return (await filteredModule.load()).FilteredSummary;
};

/** Whether the articles of the page show as they are. */
const isOwn = (settings: SummarySettings): boolean => {
  const { items, src, filter } = settings;
  return !items.length && !src && !filter?.tag && !filter?.category && !isEventsSummary(settings);
};

/** Loads what shows these settings. A summary of the page's own articles needs nothing more, unless it is a carousel. */
export const prepare = (
  settings: SummarySettings,
  host: BlockHost,
): Promise<Source | undefined> | undefined => {
  const source = isOwn(settings) ? undefined : loadSource(settings, host);
  const isCarousel = designOf(settings) === 'carousel';
  if (!source && !isCarousel && !settings.lightbox) return undefined;
  return Promise.all([
    source,
    isCarousel && carouselModule.load(),
    settings.lightbox && lightboxModule.load(),
  ]).then(([loaded]) => loaded);
};

const OwnSummary = (props: SummaryProps) => {
  const { content, host } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what the host contains
  useEffect(() => warnAboutWrappedItems(host), [host, content]);
  const entries = useOwnEntries(props);
  return <SummaryLayout {...props} entries={entries} />;
};

/** Articles or items in one of four designs. */
export const Summary = ({
  settings,
  content,
  host,
  text,
  prepared,
}: BlockProps<SummarySettings, typeof messages, Source | undefined>) => {
  const [engine] = useState(() => new Engine());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of children is split anew
  const ownContent = useMemo(() => splitContent(host), [host, content]);
  const View = prepared ?? OwnSummary;
  return <View settings={settings} host={host} text={text} content={ownContent} engine={engine} />;
};
