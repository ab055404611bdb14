import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { innerEventsAttribute } from '../../../src/core/emit';
import type { ImageOptions } from '../../../src/features/media/image-config';
import { useLoadedImage } from '../../../src/features/media/use-loaded-image';
import { useStableValue } from '../../../src/hooks/use-stable-value';
import type { GalleryText } from '../design';
import { NoImage, SlideLink } from '../slide-parts';
import type { SlideItem } from '../slides';
import { itemVideoRatio } from './item-video-ratio';
import { loadVideoBlock } from './saved-videos';

interface ItemSlideProps {
  item: SlideItem;
  /** For all pictures of the gallery. */
  options: ImageOptions;
  text: GalleryText;
  /** Whether the slide's link opens in a new window, whatever the item says. */
  newWindow?: boolean;
  /** Whether the browser loads the picture before others. Default: false. */
  loadsFirst?: boolean;
}

const Picture = ({ item, options, loadsFirst }: Pick<ItemSlideProps, 'item' | 'options' | 'loadsFirst'>) => {
  const { src, srcset, alt, width, height } = item;
  const focalPoint = useStableValue(item.focalPoint);
  const ref = useRef<HTMLImageElement>(null);
  const config = useMemo(
    () => ({ focalPoint, ...options, source: src, srcset, width, height }),
    [src, srcset, width, height, focalPoint, options],
  );
  useLoadedImage(ref, config);
  // The attributes `width` and `height` are not enough: WebKit takes the shape of the alternative text until the picture has
  // loaded.
  const aspectRatio = width && height && `var(--az-_aspect, ${width} / ${height})`;
  return (
    <img
      ref={ref}
      part="image"
      alt={alt}
      width={width}
      height={height}
      fetchPriority={loadsFirst ? 'high' : undefined}
      style={{ aspectRatio }}
    />
  );
};

/** For TypeScript, which knows only the tags of HTML. */
const VideoTag = 'az-video' as 'div';

/** The item's video, with its picture as the poster. */
const Video = ({ item }: Pick<ItemSlideProps, 'item'>) => {
  useEffect(loadVideoBlock, []);
  const { src, alt, title, video } = item;
  // As text, because an element that is not defined yet has attributes only. The property takes the same text later.
  const data = JSON.stringify({ ...video, poster: src, title: title || alt });
  // The video's `az-ready` stays inside: the page gets that of the gallery only.
  const attributes = { data, [innerEventsAttribute]: 'az-ready' };
  const style = { '--az-_placeholder-ratio': itemVideoRatio({ item }) } as CSSProperties;
  return <VideoTag part="video" style={style} {...attributes} />;
};

/** A slide from `items`: a picture or a video, its link and its caption. */
export const ItemSlideView = ({ item, options, text, newWindow = false, loadsFirst }: ItemSlideProps) => {
  const { src, type, alt, title, description } = item;
  const href = item.clickThrough;
  const hasVideo = type !== 'image' && item.video;
  const picture = src ? (
    <Picture item={item} options={options} loadsFirst={loadsFirst} />
  ) : (
    type !== 'video' && <NoImage text={text} />
  );
  const media = hasVideo ? <Video item={item} /> : picture;
  return (
    <figure>
      {href && !hasVideo ? (
        <SlideLink
          href={href}
          newWindow={newWindow || item.newWindow}
          // A link needs a name, also around a picture without alternative text.
          name={alt ? undefined : title || description || undefined}
          text={text}
        >
          {media}
        </SlideLink>
      ) : (
        media
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
