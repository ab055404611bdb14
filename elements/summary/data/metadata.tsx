import type { ReactNode } from 'react';
import type { BlockHost } from '../../../src/core/block-host';
import { formatLocaleOf } from '../../../src/core/i18n/format-locale';
import type { CollectionItem } from '../../../src/features/collection/item';
import { dateTimeAttribute, type ItemDate } from '../../../src/features/dates/dates';
import { formatDay, formatPeriod } from '../../../src/features/dates/format-dates';
import { type MetadataKind, metadataKindsOf } from '../read-settings';
import type { SummarySettings } from '../schema';
import type { SummaryText } from '../summary-props';
import { isEvent } from './filter-items';
import { isProduct, productModule } from './item-modules';

export interface SummaryItemProps {
  item: CollectionItem;
  settings: SummarySettings;
  host: BlockHost;
  text: SummaryText;
}

const dateOf = ({ item, settings }: SummaryItemProps): ItemDate | undefined =>
  isEvent(item, settings) ? item.startsOn : item.publishedOn;

interface DateMetadataProps {
  date: ItemDate;
  item: CollectionItem;
  host: BlockHost;
}

const DateMetadata = ({ date, item, host }: DateMetadataProps) => {
  const { startsOn, endsOn } = item;
  const locale = formatLocaleOf(host);
  return (
    <time dateTime={dateTimeAttribute(date)}>
      {date === startsOn ? formatPeriod(date, endsOn, locale) : formatDay(date, locale)}
    </time>
  );
};

/** The price of a product; undefined for other items, and where the code for prices could not be loaded. */
export const priceOf = (props: SummaryItemProps): ReactNode => {
  const View = isProduct(props.item) ? productModule.loaded?.ProductPrice : undefined;
  return View && <View {...props} />;
};

const metadataOf = (kind: MetadataKind, props: SummaryItemProps): ReactNode => {
  const { item, host, text } = props;
  const { author, location, categories, tags, commentCount } = item;
  const date = dateOf(props);
  switch (kind) {
    case 'date':
      return date && <DateMetadata date={date} item={item} host={host} />;
    case 'author':
      return author;
    case 'location':
      return location;
    case 'category':
      return categories.join(', ');
    case 'tag':
      return tags.join(', ');
    case 'comments':
      return text('comments', { count: commentCount });
    case 'price':
      return priceOf(props);
  }
};

/** The metadata that the settings ask for, as far as the item has them. */
export const Metadata = (props: SummaryItemProps): ReactNode => {
  const parts = [...new Set(metadataKindsOf(props.settings))].flatMap((kind) => {
    const content = metadataOf(kind, props);
    return content ? { kind, content } : [];
  });
  if (!parts.length) return null;
  return (
    <p part="metadata">
      {parts.map(({ kind, content }) => (
        <span key={kind} part={kind}>
          {content}
        </span>
      ))}
    </p>
  );
};
