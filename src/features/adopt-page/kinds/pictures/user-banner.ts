import { singleLineText } from '../../../../core/util/single-line-text';
import { htmlToText } from '../../../embeds/embed-code';
import { dimensionsOf } from '../../../media/dimensions';
import { type SavedData, stringOf } from '../../parse-data';
import { emptyReason, onlyRemoteReason } from '../../reasons';
import { toAttributes } from '../attributes';
import { classesOf, createElement, picturesIn } from '../element';
import type { Read } from '../kind';
import { dataItems } from './data-items';
import { plainResponsiveImage, whyGalleryStays } from './slide';
import { itemCopySelector, userItemsOf, userListOf } from './user-list';

/** A slide: the picture of an item, with its texts and its button as the caption. */
const slideOf = (item: Element): HTMLElement => {
  const image = picturesIn(item)[0];
  const content = item.querySelector('.slide-content, .list-item-content');
  const texts = singleLineText(content) ? [...(content?.childNodes ?? [])] : [];
  if (!image) return createElement(item, 'div', ...texts);
  const caption = texts.length > 0 ? [createElement(item, 'figcaption', ...texts)] : [];
  return createElement(item, 'figure', plainResponsiveImage(image), ...caption);
};

/** An entry of the gallery's setting `items`. */
const galleryItemOf = (item: SavedData): SavedData => ({
  src: item.assetUrl,
  alt: item.alt,
  ...dimensionsOf(stringOf(item.originalSize)),
  focalPoint: item.focalPoint,
  title: item.title,
  // The gallery shows plain text.
  description: htmlToText(stringOf(item.excerpt)),
  clickThrough: item.fullUrl,
});

/** A list whose items follow each other as large pictures with texts on them, in pages of 7.1. */
export const readUserBanner: Read = (element, page) => {
  const list = userListOf(element);
  const alignment = element.getAttribute('data-title-alignment') || stringOf(list.options.titleAlignment);
  const attributes = {
    class: classesOf(element),
    ...toAttributes({
      design: 'slideshow',
      transition: 'fade',
      imageAspectRatio: '16:9',
      metaPosition: alignment === 'center' ? 'center' : 'bottom',
      controls: true,
    }),
  };
  if (list.items.length > 0) {
    const reason = whyGalleryStays(element, page);
    return reason ?? { attributes, builderParts: itemCopySelector, content: () => list.items.map(slideOf) };
  }
  const saved = userItemsOf(list);
  const { items, needs } = dataItems(saved, page);
  const galleryItems = items.filter(({ assetUrl }) => assetUrl).map(galleryItemOf);
  if (galleryItems.length > 0) return { attributes, data: { items: galleryItems }, content: () => [], needs };
  const address = saved.map(({ assetUrl }) => stringOf(assetUrl)).find(Boolean);
  return address ? onlyRemoteReason('gallery', address) : emptyReason('items');
};
