import { safeImageUrl, safeUrl } from '../../../src/core/util/safe-url';
import { dimensionsOf } from '../../../src/features/media/dimensions';
import { isMedia, isVideo } from '../../../src/features/media/media-address';
import { readItemVideo } from '../../../src/features/media/slide-video';
import type { Size } from '../geometry';
import { playerSelector } from './find-entries';
import type { LightboxSlide, SlideEntry, SlideSource } from './slide';

/** The element itself or the first in it that matches. */
const findWithin = <T extends Element>(element: Element, selector: string): T | undefined =>
  element.matches(selector) ? (element as T) : (element.querySelector<T>(selector) ?? undefined);

const sizeOf = (width: unknown, height: unknown): Size | undefined =>
  Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : undefined;

/** A linked file counts as so many times larger than its thumbnail, until the file has loaded. */
const guessedEnlargement = 100;

/**
 * The size of the large picture before its file has loaded: from the markup, else in the shape of the thumbnail. The attributes
 * `width` and `height` are often the size in the page, and the file is larger.
 */
const readSize = (
  link: HTMLAnchorElement | undefined,
  image: HTMLImageElement | undefined,
): Pick<LightboxSlide, 'natural' | 'isGuess' | 'leastWidth'> => {
  const exact =
    dimensionsOf(link?.dataset.imageDimensions) ??
    sizeOf(link?.dataset.pswpWidth, link?.dataset.pswpHeight) ??
    dimensionsOf(image?.dataset.imageDimensions);
  const attributes = sizeOf(image?.getAttribute('width'), image?.getAttribute('height'));
  const file = sizeOf(image?.naturalWidth, image?.naturalHeight);
  const inPage = file && file.width > (attributes?.width ?? 0) ? file : attributes;
  const enlargement = link ? guessedEnlargement : 1;
  return {
    natural: exact ?? (inPage && { width: inPage.width * enlargement, height: inPage.height * enlargement }),
    isGuess: !exact,
    leastWidth: link ? undefined : attributes?.width,
  };
};

/** A link's own files; without a link, those of the picture. */
const readSrcset = (link: HTMLAnchorElement | undefined, image: HTMLImageElement | undefined): string => {
  if (!link) return image?.srcset ?? '';
  const { pswpSrcset, srcset = '' } = link.dataset;
  return pswpSrcset ?? srcset;
};

const readElement = (element: HTMLElement): LightboxSlide => {
  const anchor = findWithin<HTMLAnchorElement>(element, 'a[href]');
  const link = anchor && isMedia(anchor) ? anchor : undefined;
  const image = findWithin<HTMLImageElement>(element, 'img:not(noscript img)');
  const data = { ...image?.dataset, ...element.dataset };
  const address = safeImageUrl(link?.dataset.pswpSrc) || (link?.href ?? '');
  const video = isVideo(address) ? { url: address } : undefined;
  const sourceOfPicture = image?.closest('picture') && image.currentSrc;
  const src = sourceOfPicture || image?.getAttribute('src') || data.src || data.image || image?.currentSrc;
  return {
    src: (!video && address) || safeImageUrl(src) || '',
    srcset: readSrcset(link, sourceOfPicture ? undefined : image),
    alt: image?.alt ?? '',
    ...readSize(link, image),
    thumbnail: image,
    video,
    player: link ? undefined : findWithin(element, playerSelector),
    caption: findWithin(element, 'figcaption') ?? element.closest('figure')?.querySelector('figcaption'),
    title: data.title,
    description: data.description,
  };
};

const readItem = (item: Exclude<SlideEntry, HTMLElement>): LightboxSlide => {
  const {
    src,
    srcset = '',
    width,
    height,
    video,
    alt = '',
    title,
    description,
    newWindow,
  } = readItemVideo(item);
  const natural = sizeOf(width, height);
  return {
    src: safeImageUrl(src) ?? '',
    srcset,
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

/** Reads the slide at an index. */
export const readSlide = (
  index: number,
  { entries, thumbnailOf, srcsetOf, captionOf }: SlideSource,
): LightboxSlide => {
  const entry = entries[index] as SlideEntry;
  const inPage = thumbnailOf?.(index);
  const slide = entry instanceof Element ? readElement(entry) : readItem(entry);
  return {
    ...slide,
    srcset: slide.srcset || (srcsetOf?.(index) ?? ''),
    caption: slide.caption ?? captionOf?.(index),
    thumbnail: (inPage && findWithin<HTMLImageElement>(inPage, 'img')) ?? slide.thumbnail,
  };
};

/** The names by which an address may call a slide, "" included; the lightbox writes the first that is not "" into the address. */
export const namesOf = (entry: SlideEntry | undefined): string[] => {
  if (!entry) return [];
  if (!(entry instanceof Element)) return [entry.url ?? '', entry.id ?? ''];
  const image = findWithin<HTMLElement>(entry, 'img');
  const figure = entry.closest('figure');
  const { slideUrl, slideId } = { ...figure?.dataset, ...image?.dataset, ...entry.dataset };
  return [slideUrl ?? '', slideId ?? (entry.id || figure?.id) ?? ''];
};
