import { useLayoutEffect, useRef } from 'react';
import { focalPointOf, objectPositionOf } from '../../src/media/focal-point';
import { loadWhenNear } from '../../src/media/lazy-image';
import type { SizeFormat } from '../../src/media/size-ladder';
import { safeImageUrl, safeUrl } from '../../src/util/safe-url';
import type { DesignProps } from './design';
import { NoImage } from './no-image';
import { SlideLink } from './slide-link';
import type { Item } from './slides';

interface DataSlideProps {
  item: Item;
  sizeFormat: SizeFormat | undefined;
  text: DesignProps['text'];
  /** Whether its link opens in a new window, whatever the item says. */
  newWindow?: boolean;
}

const Picture = ({ item, sizeFormat }: Pick<DataSlideProps, 'item' | 'sizeFormat'>) => {
  const { alt, width, height, focalPoint } = item;
  const src = safeImageUrl(item.src);
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(
    () => (ref.current && src ? loadWhenNear(ref.current, { src, width, sizeFormat }) : undefined),
    [src, width, sizeFormat],
  );
  const style = {
    objectPosition: objectPositionOf(focalPointOf(focalPoint)),
    // Its attributes would do, if WebKit did not take the shape of the alternative text until the picture has come.
    aspectRatio: width && height && `var(--az-_ratio, ${width} / ${height})`,
  };
  return <img ref={ref} part="image" alt={alt} width={width} height={height} style={style} />;
};

/** A slide from `items`. */
export const DataSlide = ({ item, sizeFormat, text, newWindow = false }: DataSlideProps) => {
  const { src, type, alt, title, description } = item;
  const href = safeUrl(item.clickThrough);
  const picture = safeImageUrl(src) ? (
    <Picture item={item} sizeFormat={sizeFormat} />
  ) : (
    type !== 'video' && <NoImage text={text} />
  );
  return (
    <figure>
      {href ? (
        <SlideLink
          href={href}
          newWindow={newWindow || item.newWindow}
          // A link needs a name, also around a picture that says nothing.
          name={alt ? undefined : title || description || undefined}
          text={text}
        >
          {picture}
        </SlideLink>
      ) : (
        picture
      )}
      {(title || description) && (
        <figcaption part="meta">
          {title && <div part="title">{title}</div>}
          {description && <div part="description">{description}</div>}
        </figcaption>
      )}
    </figure>
  );
};
