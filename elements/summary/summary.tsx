import { type ComponentType, useEffect, useMemo } from 'react';
import type { BlockHost, BlockProps } from '../../src/core/block-host';
import { lazyImport } from '../../src/core/lazy-import';
import type { CollectionItem } from '../../src/features/collection/item';
import { warnAboutWrappedItems } from '../../src/features/collection/wrapped-items';
import { Engine } from '../../src/features/slides/engine/engine';
import { useUnmount } from '../../src/hooks/use-unmount';
import { useVisitorState } from '../../src/hooks/use-visitor-state';
import { useOwnEntries } from './entries';
import type { messages } from './messages/es-419';
import { splitContent } from './own-content';
import { designOf, isEventsSummary } from './read-settings';
import type { SummarySettings } from './schema';
import { carouselModule, lightboxModule, SummaryLayout } from './summary-layout';
import type { SummaryProps } from './summary-props';

/** Articles of the page that all show need none of these. */
const itemsModule = lazyImport(() => import('./data/items-summary'));
const sourceModule = lazyImport(() => import('./data/source-summary'));
const filteredModule = lazyImport(() => import('./data/filtered-summary'));
const eventsModule = lazyImport(() => import('./events/events-summary'));

/** The view for the settings, and what it needs. */
interface PreparedSummary {
  View: ComponentType<SummaryProps>;
  /** The items of the settings. */
  items: CollectionItem[];
}

const loadView = async (settings: SummarySettings, host: BlockHost): Promise<PreparedSummary> => {
  const { src, collectionId } = settings;
  if (settings.items.length) {
    const { ItemsSummary, prepareItems } = await itemsModule.load();
    return { View: ItemsSummary, items: await prepareItems(settings, host) };
  }
  const items: CollectionItem[] = [];
  if (isEventsSummary(settings) && collectionId)
    return { View: (await eventsModule.load()).EventsSummary, items };
  if (src) return { View: (await sourceModule.load()).SourceSummary, items };
  return { View: (await filteredModule.load()).FilteredSummary, items };
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
): Promise<PreparedSummary | undefined> | undefined => {
  const needs = [
    !isOwn(settings) && loadView(settings, host),
    designOf(settings) === 'carousel' && carouselModule.load(),
    settings.lightbox && lightboxModule.load(),
  ] as const;
  if (!needs.some(Boolean)) return undefined;
  return Promise.all(needs).then(([view]) => view || undefined);
};

const OwnSummary = (props: SummaryProps) => {
  const { ownContent, host } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the content is what the host contains
  useEffect(() => warnAboutWrappedItems(host), [host, ownContent]);
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
}: BlockProps<SummarySettings, typeof messages, PreparedSummary | undefined>) => {
  const [engine] = useVisitorState(host, 'slides', () => new Engine());
  useUnmount(() => engine.endMotion());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of children is split anew
  const ownContent = useMemo(() => splitContent(host), [host, content]);
  const { View = OwnSummary, items = [] } = prepared ?? {};
  const props = { settings, host, text, ownContent, items, engine };
  return <View {...props} />;
};
