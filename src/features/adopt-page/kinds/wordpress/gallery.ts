import { singleLineText } from '../../../../core/util/single-line-text';
import { isMedia } from '../../../media/media-address';
import { emptyReason } from '../../reasons';
import { toAttributes } from '../attributes';
import { createElement, picturesIn } from '../element';
import type { Read } from '../kind';
import { isRunning } from './is-running';

/** Classes of the layout, which the block replaces. The others place the gallery in the page, such as `alignwide`. */
const layoutClass = /^(wp-block-|columns-|is-|has-nested-|blocks-gallery-)/;

/** WordPress' number of columns where the author has chosen none. */
const defaultColumns = 3;

/** The builder's styles leave this many px between pictures. */
const gapPx = 16;

const linkOf = (image: Element): Element | null => image.closest('a[href]');

/** Whether a click shows the picture alone: in WordPress' lightbox, or as a file. */
const opensLarge = (image: Element): boolean => {
  const href = linkOf(image)?.getAttribute('href');
  return href ? isMedia({ href, type: '' }) : image.closest('.wp-lightbox-container') !== null;
};

/** The number of columns: at most the number of pictures. */
const columnsOf = (gallery: Element, pictures: Element[]): number => {
  const columns = Number(/\bcolumns-(\d+)/.exec(gallery.className)?.[1] ?? defaultColumns);
  return Math.min(columns, pictures.length);
};

/** All pictures of a cropped gallery get the shape of the first one. */
const shapeOf = (gallery: Element, [first]: Element[]): string | undefined => {
  const [width, height] = ['width', 'height'].map((name) => Number(first?.getAttribute(name)));
  return gallery.matches('.is-cropped') && width && height ? `${width}:${height}` : undefined;
};

/** Removes the attributes that WordPress' scripts and styles read. @returns the picture, or the `<picture>` around it */
const plainWordPressImage = (image: Element): Element => {
  for (const { name } of [...image.attributes])
    if (name === 'style' || name === 'sizes' || name.startsWith('data-wp-')) image.removeAttribute(name);
  return image.closest('picture') ?? image;
};

const figureOf = (image: Element): HTMLElement => {
  const item = image.closest('figure, li');
  const link = linkOf(image);
  const picture = plainWordPressImage(image);
  link?.replaceChildren(picture);
  const figure = createElement(image, 'figure', link ?? picture);
  const caption = item?.querySelector('figcaption');
  if (caption && singleLineText(caption))
    figure.append(createElement(image, 'figcaption', ...caption.childNodes));
  return figure;
};

/** The gallery block: pictures in figures today, in a list until 2022. */
export const readWordPressGallery: Read = (element, page) => {
  if (isRunning(element, page)) return undefined;
  const pictures = picturesIn(element);
  if (pictures.length === 0) return emptyReason('pictures');
  const classes = [...element.classList].filter((name) => !layoutClass.test(name));
  return {
    attributes: {
      class: classes.join(' '),
      id: element.id,
      ...toAttributes({
        design: 'grid',
        thumbnailsPerRow: columnsOf(element, pictures),
        padding: gapPx,
        imageAspectRatio: shapeOf(element, pictures),
        lightbox: pictures.some(opensLarge),
      }),
    },
    content: () => pictures.map(figureOf),
  };
};
