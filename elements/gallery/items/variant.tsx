import { useLayoutEffect, useRef } from 'react';
import type { BlockHost } from '../../../src/block/host';
import type { ImageOptions } from '../../../src/media/image-config';
import { loadImage } from '../../../src/media/load-image';
import { safeUrl } from '../../../src/util/safe-url';
import type { DesignProps } from '../design';
import { NoImage } from '../no-image';
import type { Item } from '../slides';
import { SlideLink } from './slide-link';
import { Video } from './video';

export interface DataSlideProps {
  item: Item;
  /** For all pictures of the gallery. */
  options: ImageOptions;
  text: DesignProps['text'];
  /** Whether its link opens in a new window, whatever the item says. */
  newWindow?: boolean;
}

const Picture = ({ item, options }: Pick<DataSlideProps, 'item' | 'options'>) => {
  const { src, alt, width, height, focalPoint } = item;
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const image = ref.current;
    // A slide without a picture is none that has lost it.
    if (!image || !src) return;
    try {
      return loadImage(image, { focalPoint, ...options, source: src, width, height });
    } catch (error) {
      const { host } = image.getRootNode() as ShadowRoot;
      (host as BlockHost).report(error);
    }
  }, [src, width, height, focalPoint, options]);
  // Its attributes would do, if WebKit did not take the shape of the alternative text until the picture has come.
  const aspectRatio = width && height && `var(--azr, ${width} / ${height})`;
  return <img ref={ref} part="image" alt={alt} width={width} height={height} style={{ aspectRatio }} />;
};

/** For the lightbox. */
export { rungsOf } from '../../../src/media/size-ladder';
export { dataSlides } from './data-slides';
export { linked } from './linked';
export { adoptSaved } from './saved';
export { tend } from './tend';

/** A slide from `items`. */
export const DataSlide = ({ item, options, text, newWindow = false }: DataSlideProps) => {
  const { src, type, alt, title, description } = item;
  const href = safeUrl(item.clickThrough);
  const video = type !== 'image' && item.video;
  const picture = video ? (
    <Video item={item} />
  ) : src ? (
    <Picture item={item} options={options} />
  ) : (
    type !== 'video' && <NoImage text={text} />
  );
  return (
    <figure>
      {href && !video ? (
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
