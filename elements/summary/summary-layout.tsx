import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { lazyImport } from '../../src/core/lazy-import';
import type { Engine } from '../../src/features/slides/engine/engine';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { divideIntoBatches, useBatchCount } from '../../src/hooks/use-batch-count';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useStyles } from '../../src/hooks/use-styles';
import { AssignedSlot } from '../../src/ui/assigned-slot';
import { headingTag } from '../../src/ui/heading-tag';
import type { Entry } from './entries';
import { OwnArticle } from './own-article';
import { articleVariables, designOf, hasPriceInMetadata } from './read-settings';
import type { SummaryProps } from './summary-props';
import { tileDesigns } from './tiles';

/** The strip of a carousel is larger than all other designs together. `prepare` of summary.tsx loads it. */
export const carouselModule = lazyImport(() => import('./designs/carousel'));
export const lightboxModule = lazyImport(() => import('./lightbox'));

const StructuredList = lazyComponent(
  lazyImport(() => import('./structured-list')),
  (module) => module.StructuredList,
);

/** More items from data than most windows show; few enough for a slow phone to render them in one task. */
const batchSize = 30;

const hasSameKey = (one: Entry, other: Entry): boolean => one.key === other.key;

/**
 * The entries to render now: of many items from data, one batch more in each task. The page's own articles show all at once, as
 * they did before the block was there.
 * @param engine of the carousel, with the slide that is current
 */
const useVisibleEntries = (entries: Entry[], engine: Engine): Entry[] => {
  const batches = useMemo(
    () => (entries[0]?.element ? [entries] : divideIntoBatches(entries, batchSize)),
    [entries],
  );
  // A carousel that comes back to the page begins where the visitor has left it.
  const firstCount = Math.floor(engine.index / batchSize) + 1;
  const count = useBatchCount(batches, hasSameKey, firstCount);
  return count < batches.length ? batches.slice(0, count).flat() : entries;
};

interface SummaryLayoutProps extends SummaryProps {
  entries: Entry[];
  /** The collection's own title, which names the list where the summary has no header. */
  title?: string;
  /** Stands below the items: what is loading, or why there are none. */
  status?: ReactNode;
  /** Whether items are being loaded from a server. */
  isLoading?: boolean;
}

/** A header, and the items in the design that the settings name. */
export const SummaryLayout = (props: SummaryLayoutProps) => {
  const { settings, host, text, ownContent, entries, title, status, isLoading } = props;
  const { headerText, headingLevel, lightbox, mixedContent, showThumbnail, listImageAlignment } = settings;
  const designName = designOf(settings);
  const design = designName === 'carousel' ? carouselModule.loaded?.carouselDesign : tileDesigns[designName];
  const { SummaryLightbox, SummaryEnlargeButton } = (lightbox && lightboxModule.loaded) || {};
  const Heading = headingTag(headingLevel);
  const hasHeader = headerText !== '' || ownContent.before.length > 0;
  const name = headerText || title || text('summary');
  const needsPicture = !mixedContent && showThumbnail && designName !== 'list';

  useCustomState(host, designName, true);
  useCustomState(host, 'thumbnails-hidden', !showThumbnail);
  useCustomState(host, 'price-in-metadata', hasPriceInMetadata(settings));
  useStyles(host, design?.styles);
  const visibleEntries = useVisibleEntries(entries, props.engine);

  const renderEntry = (entry: Entry): ReactNode =>
    entry.element ? (
      <OwnArticle element={entry.element} needsPicture={needsPicture}>
        {SummaryEnlargeButton && <SummaryEnlargeButton element={entry.element} text={text} />}
      </OwnArticle>
    ) : (
      entry.content
    );
  const hasPictureBeside = designName === 'list' && showThumbnail;
  const classes = [
    hasPictureBeside && `picture-${listImageAlignment}`,
    settings.metadataPosition === 'beside' && 'metadata-beside',
  ];
  const variables = useMemo(() => articleVariables(settings), [settings]);
  return (
    <div
      part="summary"
      aria-busy={isLoading}
      className={classes.filter(Boolean).join(' ') || undefined}
      style={variables as CSSProperties}
    >
      {hasHeader && (
        <div part="header">
          {headerText && <Heading part="heading">{headerText}</Heading>}
          {ownContent.before.length > 0 && <AssignedSlot nodes={ownContent.before} />}
        </div>
      )}
      {entries.length > 0 && design && (
        <design.View
          {...props}
          entries={visibleEntries}
          count={entries.length}
          name={name}
          renderEntry={renderEntry}
        />
      )}
      {status}
      {ownContent.after.length > 0 && <AssignedSlot nodes={ownContent.after} />}
      {SummaryLightbox && <SummaryLightbox host={host} entries={entries} />}
      {settings.structuredData && <StructuredList host={host} entries={entries} name={headerText || title} />}
    </div>
  );
};
