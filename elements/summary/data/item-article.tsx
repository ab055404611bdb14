import type { ReactNode } from 'react';
import type { ItemImage } from '../../../src/features/collection/item';
import { objectPositionOf } from '../../../src/features/media/focal-point';
import { sizedSources, srcsetOf } from '../../../src/features/media/srcset';
import { headingTag } from '../../../src/ui/heading-tag';
import { Html } from '../../../src/ui/html';
import { hasPriceInMetadata } from '../read-settings';
import { imageSizesOf } from './image-sizes';
import { isProduct, productModule } from './item-modules';
import { Metadata, priceOf, type SummaryItemProps } from './metadata';

const Picture = ({ image, settings }: { image: ItemImage } & Pick<SummaryItemProps, 'settings'>) => {
  const { src, alt, dimensions, focalPoint } = image;
  const { sizeFormat } = settings;
  const hasSizes = sizeFormat !== 'none';
  return (
    <img
      part="image"
      // Before the address: WebKit begins to load a picture with its address.
      loading="lazy"
      sizes={hasSizes ? imageSizesOf(settings) : undefined}
      srcSet={hasSizes ? srcsetOf(sizedSources(src, sizeFormat, dimensions?.width)) : undefined}
      src={src}
      alt={alt}
      width={dimensions?.width}
      height={dimensions?.height}
      style={{ objectPosition: objectPositionOf(focalPoint) }}
    />
  );
};

/** The picture, as a link to the item, or to the whole picture where that opens in a lightbox. */
const Media = ({ item, settings, text }: SummaryItemProps): ReactNode => {
  const { image, url, title } = item;
  if (!settings.showThumbnail) return null;
  if (!image) return settings.mixedContent ? null : <div part="no-image" />;
  const picture = <Picture image={image} settings={settings} />;
  if (settings.lightbox)
    return (
      <a part="media" href={image.src} aria-haspopup="dialog" aria-label={`${text('enlarge')}: ${title}`}>
        {picture}
      </a>
    );
  if (!url) return <div part="media">{picture}</div>;
  // The title has the same link, so screen readers and the keyboard skip this one, unless the title does not show or the picture
  // has a text.
  const isRepeated = settings.showTitle && title !== '' && !image.alt;
  const linkProps = isRepeated
    ? { 'aria-hidden': true, tabIndex: -1 }
    : { 'aria-label': image.alt ? undefined : title || url };
  return (
    <a part="media" href={url} {...linkProps}>
      {picture}
    </a>
  );
};

/** An item from data. content.css places its parts as those of the page's own articles. */
export const ItemArticle = (props: SummaryItemProps) => {
  const { item, settings, text } = props;
  const { title, url, excerpt } = item;
  const { metadataPosition = 'below-content', productQuickViewEnabled: hasQuickView } = settings;
  const Heading = headingTag(settings.headingLevel + 1);
  const QuickViewButton = hasQuickView && isProduct(item) ? productModule.loaded?.QuickViewButton : undefined;
  const metadata = <Metadata {...props} />;
  const price = settings.showPrice && !hasPriceInMetadata(settings) && priceOf(props);
  return (
    <article part="article">
      <Media {...props} />
      {(metadataPosition === 'above-title' || metadataPosition === 'beside') && metadata}
      {settings.showTitle && title && (
        <Heading part="title">
          {url ? (
            <a part="link" href={url}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
      )}
      {metadataPosition === 'below-title' && metadata}
      {settings.showExcerpt && excerpt && <Html part="excerpt" html={excerpt} />}
      {price && <p part="price">{price}</p>}
      {settings.showReadMoreLink && url && (
        <a part="read-more" href={url}>
          {text('readMore')}
          <span className="visually-hidden"> {title}</span>
        </a>
      )}
      {QuickViewButton && <QuickViewButton {...props} />}
      {metadataPosition === 'below-content' && metadata}
    </article>
  );
};
