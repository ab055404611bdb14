import { isVideo } from './media-address';

/** An entry of `items`, as galleries and lightboxes have it. */
interface SlideItem {
  type?: 'image' | 'video' | undefined;
  src?: string;
  url?: string;
  /** An address, embed code, or settings of a video block. */
  video?: string | object | undefined;
}

/** An item whose `video` is settings of a video block. */
export type ItemWithVideo<Slide extends SlideItem> = Omit<Slide, 'video'> & { video?: object | undefined };

/**
 * Reads the video of an item, also where `video` is a text. An item of the type "video" without `video` may have the
 * address in `src` or `url`, as lists of media do.
 */
export const readItemVideo = <Slide extends SlideItem>(item: Slide): ItemWithVideo<Slide> => {
  const { type, src = '', url = '', video } = item;
  if (typeof video === 'string') {
    const isEmbedCode = video.trim().startsWith('<');
    return { ...item, video: isEmbedCode ? { html: video } : { url: video } };
  }
  const address = type === 'video' && !video ? [src, url].find(isVideo) : undefined;
  // The address of the video cannot be that of its poster.
  return address ? { ...item, src: src === address ? '' : src, video: { url: address } } : { ...item, video };
};
