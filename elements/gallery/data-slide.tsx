import { useLayoutEffect, useRef } from 'react';
import { focalPointOf, objectPositionOf } from '../../src/media/focal-point';
import { loadWhenNear } from '../../src/media/lazy-image';
import type { SizeFormat } from '../../src/media/size-ladder';
import { safeImageUrl, safeUrl } from '../../src/util/safe-url';
import type { DesignProps } from './design';
import type { Item } from './slides';

interface DataSlideProps {
  item: Item;
  sizeFormat: SizeFormat | undefined;
  text: DesignProps['text'];
}

const Picture = ({ item, sizeFormat }: Omit<DataSlideProps, 'text'>) => {
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
export const DataSlide = ({ item, sizeFormat, text }: DataSlideProps) => {
  const { title, description, clickThrough, newWindow } = item;
  const href = safeUrl(clickThrough);
  const picture = <Picture item={item} sizeFormat={sizeFormat} />;
  return (
    <figure>
      {href ? (
        <a
          part="link"
          href={href}
          target={newWindow ? '_blank' : undefined}
          rel={newWindow ? 'noopener' : undefined}
          // A link needs a name, also around a picture that says nothing.
          aria-label={item.alt ? undefined : title || description || undefined}
          aria-description={newWindow ? text('newWindow') : undefined}
        >
          {picture}
        </a>
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
