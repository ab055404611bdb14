import { dimensionsOf } from '../../../src/media/dimensions';
import { isMedia, isVideo } from '../../../src/media/media-address';
import { safeImageUrl, safeUrl } from '../../../src/util/safe-url';
import type { Size } from '../geometry/fit';
import { type Entry, type Item, players, type Source } from './entries';

export interface Slide {
  /** Address of the picture; "" is none. */
  src: string;
  /** The same in other widths. */
  srcset: string;
  alt: string;
  /** Of the picture in px, where that is known. */
  natural: Size | undefined;
  /** Whether that is a guess, until the picture has come. */
  isGuess: boolean;
  /** The picture in the page that it grows out of. */
  thumbnail?: HTMLImageElement | undefined;
  /** What plays, as settings of the block for videos. */
  video?: object | undefined;
  /** The page's own video. */
  player?: Element | undefined;
  /** The page's own caption, which comes before text from data. */
  caption?: Element | null | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** Where the title leads. */
  link?: string | undefined;
  newWindow?: boolean | undefined;
}

const own = <T extends Element>(element: Element, selector: string): T | undefined =>
  element.matches(selector) ? (element as T) : (element.querySelector<T>(selector) ?? undefined);

const sizeOf = (width: unknown, height: unknown): Size | undefined =>
  Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : undefined;

/** Known before the larger file has come: as the markup says, else the shape of the small one. */
const naturalOf = (
  link: HTMLAnchorElement | undefined,
  image: HTMLImageElement | undefined,
): Pick<Slide, 'natural' | 'isGuess'> => {
  const said =
    dimensionsOf(link?.dataset.imageDimensions) ??
    sizeOf(link?.dataset.pswpWidth, link?.dataset.pswpHeight) ??
    dimensionsOf(image?.dataset.imageDimensions);
  const small =
    sizeOf(image?.getAttribute('width'), image?.getAttribute('height')) ??
    sizeOf(image?.naturalWidth, image?.naturalHeight);
  // Of a larger file only the shape is known, which its thumbnail has too.
  const larger = link && small && { width: small.width * 100, height: small.height * 100 };
  return { natural: said ?? larger ?? small, isGuess: !said && (!!link || !small) };
};

const fromElement = (element: HTMLElement): Slide => {
  const anchor = own<HTMLAnchorElement>(element, 'a[href]');
  const link = anchor && isMedia(anchor) ? anchor : undefined;
  const image = own<HTMLImageElement>(element, 'img:not(noscript img)');
  const data = { ...image?.dataset, ...element.dataset };
  const address = link?.href ?? '';
  const video = isVideo(address) ? { url: address } : undefined;
  const inPicture = image?.closest('picture') && image.currentSrc;
  const picture = inPicture || image?.getAttribute('src') || data.src || data.image || image?.currentSrc;
  return {
    src: (!video && address) || safeImageUrl(picture) || '',
    srcset: address || inPicture ? '' : (image?.srcset ?? ''),
    alt: image?.alt ?? '',
    ...naturalOf(link, image),
    thumbnail: image,
    video,
    player: link ? undefined : own(element, players),
    caption: own(element, 'figcaption') ?? element.closest('figure')?.querySelector('figcaption'),
    title: data.title,
    description: data.description,
  };
};

const fromItem = (item: Partial<Item>): Slide => {
  const { src, width, height, video, alt = '', title, description, newWindow } = item;
  const natural = sizeOf(width, height);
  return {
    src: safeImageUrl(src) ?? '',
    srcset: '',
    alt,
    natural,
    isGuess: !natural,
    video: item.type === 'image' ? undefined : video,
    title,
    description,
    link: safeUrl(item.clickThrough),
    newWindow,
  };
};

/** A slide, made when it is needed. */
export const slideOf = (index: number, { entries, thumbnailOf, srcsetOf }: Source): Slide => {
  const entry = entries[index] as Entry;
  const shown = thumbnailOf?.(index);
  const slide = entry instanceof Element ? fromElement(entry) : fromItem(entry);
  const srcset = srcsetOf?.(index) || slide.srcset;
  return { ...slide, srcset, thumbnail: (shown && own<HTMLImageElement>(shown, 'img')) ?? slide.thumbnail };
};

/** What an address calls a slide (gallery 3.2); "" where it has no name. */
export const namesOf = (entry: Entry | undefined): string[] => {
  if (!entry) return [];
  if (!(entry instanceof Element)) return [entry.url ?? '', entry.id ?? ''];
  const inside = own<HTMLElement>(entry, 'img')?.dataset;
  const { slideUrl, slideId } = { ...inside, ...entry.dataset };
  return [slideUrl ?? '', slideId ?? entry.id];
};
