import { singleLineText } from '../../../../core/util/single-line-text';
import { leadsToFile, pictureAddress } from '../../addresses';
import { savedFocalPoint, setDimensions } from '../../picture-details';
import { emptyReason, onlyRemoteReason, type Reason } from '../../reasons';
import { createElement, picturesIn, videoSelector } from '../element';
import { filmSelector, whyFilmIsMissing } from '../film';
import type { SavedPage } from '../kind';

/** Attributes that the builder's script writes on a picture. A block would take them for its own settings. */
const builderAttributes = ['style', 'sizes', 'elementtiming', 'onload'];

/** Titles and texts of a slide, in all designs. */
const captionSelector =
  '.meta, .image-slide-title, .image-slide-description, .gallery-caption, figcaption, .image-caption-wrapper';

/** Removes the attributes that the builder's script has written on a picture. @returns the same picture */
export const plainImage = (image: Element): Element => {
  const point = savedFocalPoint(image);
  setDimensions(image);
  for (const { name } of [...image.attributes])
    if (builderAttributes.includes(name) || (name.startsWith('data-') && !name.startsWith('data-az-')))
      image.removeAttribute(name);
  image.classList.remove('thumb-image', 'loaded');
  if (image.classList.length === 0) image.removeAttribute('class');
  if (point && !(point.x === 0.5 && point.y === 0.5))
    image.setAttribute('data-focal-point', `${point.x},${point.y}`);
  return image;
};

/**
 * Like `plainImage`, for a picture that the page itself requests in one of several sizes. Keeps `sizes`: another size would be
 * another request to the builder's servers.
 */
export const plainResponsiveImage = (image: Element): Element => {
  const sizes = image.getAttribute('sizes');
  plainImage(image);
  if (sizes && image.hasAttribute('srcset')) image.setAttribute('sizes', sizes);
  return image;
};

interface SlideOptions {
  /** Whether a click opens a lightbox. Links to the picture itself are then removed. */
  hasLightbox: boolean;
}

/** The element that holds a slide; in a slider of 7.0, the bare picture. */
const slideOf = (image: Element): Element => image.closest('.slide, .image-wrapper, figure') ?? image;

/** The captions of a slide, inside it or, in a stacked gallery, after it. */
const captionsOf = (slide: Element): Element[] => {
  const next = slide.nextElementSibling;
  const inside = [...slide.querySelectorAll(captionSelector)].filter(
    (part) => !part.parentElement?.closest(captionSelector) && slide.contains(part),
  );
  return next?.matches('.meta') ? [...inside, next] : inside;
};

/**
 * Whether an address is code. In `data-click-through-url` it could not run, but in a link it would. Browsers ignore whitespace
 * and control characters in a scheme.
 */
const isScript = (address: string): boolean =>
  /^(javascript|data|vbscript):/i.test(address.replace(/[\s\p{Cc}]/gu, ''));

/** The page that a click on the slide opens, if any. */
const linkOf = (image: Element, slide: Element, { hasLightbox }: SlideOptions): Element | undefined => {
  const url = slide.getAttribute('data-click-through-url');
  const link = image.closest('a[href]');
  const href = url || link?.getAttribute('href');
  if (!href || isScript(href)) return undefined;
  const isOfLightbox =
    (hasLightbox && leadsToFile(href)) || link?.matches('[class*="lightbox-link"], [href^="?"], [href=""]');
  if (isOfLightbox && !url) return undefined;
  const anchor = createElement(image, 'a');
  anchor.setAttribute('href', href);
  const target = link?.getAttribute('target');
  if (target) anchor.setAttribute('target', target);
  return anchor;
};

const figureOf = (image: Element, options: SlideOptions): HTMLElement => {
  const slide = slideOf(image);
  const captions = captionsOf(slide).filter((caption) => singleLineText(caption));
  const link = linkOf(image, slide, options);
  const id = slide.getAttribute('data-slide-url') ?? image.getAttribute('data-image-id');
  const figure = createElement(image, 'figure');
  if (id) figure.setAttribute('data-slide-id', id);
  const picture = plainImage(image);
  if (link) link.append(picture);
  figure.append(link ?? picture);
  const texts = captions.flatMap((caption) =>
    caption.localName === 'figcaption' ? [...caption.childNodes] : [caption],
  );
  if (texts.length > 0) figure.append(createElement(image, 'figcaption', ...texts));
  return figure;
};

/** The pictures and videos of a gallery, in order. */
const slidePartsOf = (gallery: Element): Element[] => {
  const pictures = new Set(picturesIn(gallery));
  return [...gallery.querySelectorAll(`img, ${videoSelector}`)].filter((part) =>
    part.localName === 'img' ? pictures.has(part) : !part.parentElement?.closest(videoSelector),
  );
};

/** The address of a picture that only the builder's servers have, if it may not be requested. */
const remoteAddressOf = (part: Element, page: SavedPage): string | undefined => {
  if (part.localName !== 'img' || part.getAttribute('src')) return undefined;
  const found = pictureAddress(part, page);
  return found?.isRemote && !page.mayRequestRemote ? found.address : undefined;
};

/** Why a gallery stays as it was saved; undefined if it does not. One film that cannot play is enough for it to stay. */
export const whyGalleryStays = (gallery: Element, page: SavedPage): Reason | undefined => {
  const parts = slidePartsOf(gallery);
  if (parts.length === 0) return emptyReason('pictures');
  const [address, ...others] = parts.map((part) => remoteAddressOf(part, page));
  if (address && others.every(Boolean)) return onlyRemoteReason('gallery', address);
  return [...gallery.querySelectorAll(filmSelector)]
    .map((film) => whyFilmIsMissing(film, page))
    .find(Boolean);
};

/** A `<figure>` for each picture, with its link and its caption. Videos stay as they are, because the block can read them. */
export const figuresOf = (gallery: Element, options: SlideOptions): Node[] =>
  slidePartsOf(gallery).map((part) => (part.localName === 'img' ? figureOf(part, options) : part));
