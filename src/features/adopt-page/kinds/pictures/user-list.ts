import { isObject } from '../../../../core/util/is-object';
import { singleLineText } from '../../../../core/util/single-line-text';
import { objectPositionOf } from '../../../media/focal-point';
import { parseData, type SavedData, stringOf } from '../../parse-data';
import { savedFocalPoint } from '../../picture-details';
import { emptyReason } from '../../reasons';
import { toAttributes } from '../attributes';
import { classesOf, createElement, picturesIn } from '../element';
import type { Read } from '../kind';
import { dataItems, itemOfUserList } from './data-items';
import { plainResponsiveImage } from './slide';

/** Attributes that only the builder's script reads. The others are for style sheets, and stay. */
const scriptAttributes = /^data-(current-|controller|animation|az-)/;

/** The attributes of a list that the page's own styles use. */
const styledAttributes = (list: Element): Record<string, string> =>
  Object.fromEntries(
    [...list.attributes]
      .filter(({ name }) => name === 'style' || (name.startsWith('data-') && !scriptAttributes.test(name)))
      .map(({ name, value }) => [name, value.trim()]),
  );

/** A length in px. For lengths in `vw` and `vmax`, the window is assumed to be 1200 px wide. */
const pxOf = (length: string): number | undefined => {
  const number = Number.parseFloat(length);
  if (!Number.isFinite(number)) return undefined;
  return Math.round(/v(w|max)$/.test(length.trim()) ? number * 12 : number);
};

/** A saved list: its data, and its items where the server has rendered them. */
interface UserList {
  context: SavedData;
  options: SavedData;
  items: Element[];
}

/** Copies of items, which make the builder's carousel endless. */
export const itemCopySelector = '[data-original-item-index]';

/** Reads a list as it was saved, without copies of items. */
export const userListOf = (element: Element): UserList => {
  const context = parseData(element.getAttribute('data-current-context')) ?? {};
  return {
    context,
    options: isObject(context.options) ? context.options : {},
    items: [...element.querySelectorAll('.list-item')].filter(
      (item) => !item.matches(itemCopySelector) && !item.parentElement?.closest('.list-item'),
    ),
  };
};

/** Items that are only data, by the names of a collection's items. */
export const userItemsOf = ({ context }: UserList): SavedData[] =>
  (Array.isArray(context.userItems) ? context.userItems : []).filter(isObject).map(itemOfUserList);

/** Inline styles of an item that the builder's script had set when the page was saved. */
const frozenStyles = ['width', 'transform', 'pointer-events', 'user-select', 'left', 'top'];

/** Moves the content of an item into an article. */
const articleOf = (item: Element): HTMLElement => {
  for (const image of picturesIn(item)) {
    const point = savedFocalPoint(image);
    plainResponsiveImage(image);
    if (point) (image as HTMLElement).style.objectPosition = objectPositionOf(point);
  }
  const article = createElement(item, 'article', ...item.childNodes);
  // The strip of the builder's carousel places its slides by this class.
  article.className = item.className.replace(/\buser-items-list-carousel__slide\b|\s+/g, ' ').trim();
  article.style.cssText = item.getAttribute('style') ?? '';
  for (const name of frozenStyles) article.style.removeProperty(name);
  const isCard = item.getAttribute('data-is-card-enabled');
  if (isCard) article.setAttribute('data-is-card-enabled', isCard);
  return article;
};

const shapeOf = (element: Element, options: SavedData): string => {
  const media = element.querySelector('[data-media-aspect-ratio], [data-aspect-ratio]');
  const shape =
    media?.getAttribute('data-media-aspect-ratio') ??
    media?.getAttribute('data-aspect-ratio') ??
    stringOf(options.mediaAspectRatio);
  return /^\d+:\d+$/.test(shape) ? shape : 'Auto';
};

/** A width that gives as many columns as in the builder: two from 576 px on, three from 900 px on. */
const columnWidthPx = 288;

/** The settings of both designs. */
const settingsOf = (element: Element, { options }: UserList): SavedData => {
  const attribute = (name: string): string => element.getAttribute(`data-${name}`) ?? '';
  const columns = Number(attribute('max-columns') || attribute('num-columns') || options.maxColumns) || 3;
  const isCarousel = /carousel/i.test(element.className + attribute('controller'));
  const gutter = isCarousel
    ? attribute('space-between-slides-value') + attribute('space-between-slides-unit')
    : attribute('space-between-columns');
  const design = isCarousel
    ? { design: 'carousel', slidesPerRow: columns }
    : { design: 'grid', maxColumns: columns, columnWidth: columnWidthPx };
  const alignment = attribute('title-alignment') || stringOf(options.titleAlignment);
  return {
    ...design,
    gutter: pxOf(gutter) ?? 20,
    imageAspectRatio: shapeOf(element, options),
    textAlignment: /^(left|center|right)$/.test(alignment) ? alignment : undefined,
    structuredData: false,
  };
};

/** `false`, or undefined for the summary's default. The data of older pages do not have these settings. */
const onlyFalse = (value: unknown): false | undefined => (value === false ? false : undefined);

/** A list of people, services and the like, side by side or as a carousel, in pages of 7.1. */
export const readUserList: Read = (element, page) => {
  const list = userListOf(element);
  const settings = settingsOf(element, list);
  // The page's styles place the list, and style its items, by its classes.
  const attributes = {
    class: classesOf(element),
    ...styledAttributes(element),
    ...toAttributes(settings),
  };
  if (list.items.some((item) => singleLineText(item) || picturesIn(item).length > 0))
    return { attributes, builderParts: itemCopySelector, content: () => list.items.map(articleOf) };
  const { items, needs } = dataItems(userItemsOf(list), page);
  if (items.length === 0) return emptyReason('items');
  const { isTitleEnabled, isBodyEnabled, isMediaEnabled } = list.options;
  const parts = {
    showTitle: onlyFalse(isTitleEnabled),
    showExcerpt: onlyFalse(isBodyEnabled),
    showThumbnail: onlyFalse(isMediaEnabled),
    primaryMetadata: 'none',
  };
  return { attributes: { ...attributes, ...toAttributes(parts) }, data: { items }, content: () => [], needs };
};
