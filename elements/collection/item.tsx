import type { ReactNode } from 'react';
import type { CollectionItem } from '../../src/features/collection/item';
import { dateTimeAttribute, isPast } from '../../src/features/dates/dates';
import { formatDay, formatPeriod } from '../../src/features/dates/format-dates';
import { objectPositionOf } from '../../src/features/media/focal-point';
import { headingTag } from '../../src/ui/heading-tag';
import { Html } from '../../src/ui/html';
import { type CollectionItemProps, ItemLike } from './shared-item-props';

const ItemDate = ({ item, shared: { settings, locale, text } }: CollectionItemProps): ReactNode => {
  const isEvent = settings.type === 'events';
  const date = isEvent ? item.startsOn : item.publishedOn;
  if (!date) return null;
  return (
    <>
      <time part="date" dateTime={dateTimeAttribute(date)}>
        {isEvent ? formatPeriod(date, item.endsOn, locale) : formatDay(date, locale)}
      </time>
      {isEvent && isPast(item) && <span part="past">{text('past')}</span>}
    </>
  );
};

const ItemTags = ({
  item: { tags },
  shared: { settings, hrefOfTag, onLink },
}: CollectionItemProps): ReactNode =>
  settings.filters.includes('tag') && tags.length > 0 ? (
    <ul part="tags" role="list">
      {tags.map((tag) => (
        <li key={tag}>
          <a part="tag" rel="tag" href={hrefOfTag(tag)} onClick={onLink}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  ) : null;

const ItemPicture = ({ url, image }: Pick<CollectionItem, 'url' | 'image'>): ReactNode => {
  if (!image) return null;
  const { src, alt, dimensions, focalPoint } = image;
  const picture = (
    <img
      part="image"
      src={src}
      alt={alt}
      width={dimensions?.width}
      height={dimensions?.height}
      style={{ objectPosition: objectPositionOf(focalPoint) }}
      loading="lazy"
      decoding="async"
    />
  );
  if (!url) return <div part="media">{picture}</div>;
  // The title has the same link, so the keyboard skips this one. Screen readers skip it, too, if the picture has no text.
  const linkProps = { tabIndex: -1, 'aria-hidden': !alt || undefined };
  return (
    <a part="media" href={url} {...linkProps}>
      {picture}
    </a>
  );
};

/** An item from data. Its elements have the same order as an article of the page, so that both share one stylesheet. */
export const Item = ({ item, shared }: CollectionItemProps) => {
  const { settings, text, modules } = shared;
  const { ItemPrice } = modules.products ?? {};
  const { title, url, image, excerpt, author, location } = item;
  const Heading = headingTag(settings.headingLevel);
  const name = title || (url ? text('untitled') : '');
  return (
    <article part="item" tabIndex={-1}>
      <ItemPicture url={url} image={image} />
      {name && (
        <Heading part="title">
          {url ? (
            <a part="link" href={url}>
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
      )}
      {ItemPrice && <ItemPrice item={item} fallbackCurrency={settings.currencyCode} text={text} />}
      <p part="meta">
        <ItemDate item={item} shared={shared} />
        {location && <span part="location">{location}</span>}
        {author && <span part="author">{author}</span>}
      </p>
      {excerpt && settings.type !== 'gallery' && <Html part="excerpt" html={excerpt} />}
      <ItemTags item={item} shared={shared} />
      <ItemLike item={item} shared={shared} />
    </article>
  );
};
