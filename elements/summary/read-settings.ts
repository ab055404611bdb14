import { summaryVariants } from '../../src/features/enums/variants/summary';
import { aspectRatioOf } from '../../src/features/media/dimensions';
import { type ColumnOptions, columnWidthPx } from '../../src/features/slides/layouts/columns';
import type { SummarySettings } from './schema';

type DesignName = 'wall' | 'carousel' | 'list' | 'grid';

/** Other names of the designs: those of the hosted builder, and its codes. */
const designAliases: Record<string, DesignName> = {
  autocolumns: 'wall',
  autogrid: 'grid',
  [summaryVariants.wall]: 'wall',
  [summaryVariants.carousel]: 'carousel',
  [summaryVariants.list]: 'list',
  [summaryVariants.grid]: 'grid',
};

export const designOf = ({ design }: SummarySettings): DesignName =>
  designAliases[design] ?? (design as DesignName);

/** The columns of wall and grid. */
export const summaryColumns = ({ columnWidth, maxColumns }: SummarySettings): ColumnOptions => ({
  columnWidth: columnWidthPx(columnWidth),
  columnWidthBehavior: 'min',
  maxColumns,
});

/** The `collectionType` of events in saved pages. It is none of `collectionTypes` in azulejo/enums. */
const eventsCollectionType = 10;

/** Whether the summary shows events that the server knows. */
export const isEventsSummary = ({ type, collectionType }: SummarySettings): boolean =>
  collectionType === eventsCollectionType || type.toLowerCase() === 'events';

export type MetadataKind = 'date' | 'author' | 'category' | 'tag' | 'location' | 'price' | 'comments';

/** The setting as a kind; undefined for "none" and without a setting. */
const metadataKindOf = (setting: SummarySettings['primaryMetadata']): MetadataKind | undefined => {
  if (setting === 'cats') return 'category';
  if (setting === 'tags') return 'tag';
  return setting === 'none' ? undefined : setting;
};

/**
 * The metadata of the page's own articles that content.css shows or hides. The price is not among them, because it also shows
 * without being named as metadata.
 */
const articleMetadata = ['date', 'author', 'category', 'tag', 'location', 'comments'] as const;

const displayIf = (isVisible: boolean): string | undefined => (isVisible ? undefined : 'none');

/** The metadata that the settings ask for. */
export const metadataKindsOf = ({
  primaryMetadata = 'date',
  secondaryMetadata,
}: SummarySettings): MetadataKind[] =>
  [primaryMetadata, secondaryMetadata].flatMap((setting) => metadataKindOf(setting) ?? []);

/** Whether the price is one of the metadata. Otherwise it has a place of its own. */
export const hasPriceInMetadata = ({ primaryMetadata, secondaryMetadata }: SummarySettings): boolean =>
  [primaryMetadata, secondaryMetadata].includes('price');

const metadataVariables = (settings: SummarySettings): object => {
  if (!settings.primaryMetadata && !settings.secondaryMetadata) return {};
  const visible: MetadataKind[] = metadataKindsOf(settings);
  return Object.fromEntries(
    articleMetadata.map((kind) => [`--az-_${kind}-display`, displayIf(visible.includes(kind))]),
  );
};

/** Size of titles and of texts, in em. */
const textSizes = {
  small: [1, 0.875],
  medium: [1.25, 1],
  large: [1.5, 1.125],
  extralarge: [2, 1.25],
};

const alignments = { left: 'start', center: 'center', right: 'end' };

/** Places of the metadata by CSS `order`: titles are 0, texts 2. */
const metadataOrders = { 'above-title': -1, 'below-title': 1, 'below-content': 3, beside: -1 };

/**
 * The settings as custom properties, which articles inherit: those of the page, in slots, and those from data. content.css
 * reads them.
 */
export const articleVariables = (settings: SummarySettings): object => {
  const { textSize, textAlignment, metadataPosition, listImageSize, autoCrop, showReadMoreLink } = settings;
  const [titleSize, excerptSize] = textSizes[textSize];
  return {
    // `initial` is no shape, although the stylesheet of the page has set one on the element.
    '--az-_aspect': aspectRatioOf(settings.imageAspectRatio) ?? 'initial',
    '--az-_fit': autoCrop ? 'cover' : 'contain',
    '--az-_image': `${listImageSize}%`,
    '--az-_text-align': alignments[textAlignment],
    '--az-_title-size': `${titleSize}em`,
    '--az-_excerpt-size': `${excerptSize}em`,
    '--az-_title-display': displayIf(settings.showTitle),
    '--az-_media-display': displayIf(settings.showThumbnail),
    '--az-_excerpt-display': displayIf(settings.showExcerpt),
    '--az-_price-display': displayIf(settings.showPrice || hasPriceInMetadata(settings)),
    '--az-_more-display': displayIf(showReadMoreLink !== false),
    ...metadataVariables(settings),
    ...(metadataPosition && {
      '--az-_media-order': -2,
      '--az-_metadata-order': metadataOrders[metadataPosition],
      '--az-_text-order': 2,
    }),
  };
};
