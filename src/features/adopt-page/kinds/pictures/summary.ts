import { isObject } from '../../../../core/util/is-object';
import { singleLineText } from '../../../../core/util/single-line-text';
import { parseData, pick, type SavedData, stringOf } from '../../parse-data';
import { emptyReason } from '../../reasons';
import { toAttributes } from '../attributes';
import { blockJson } from '../block-json';
import type { Read } from '../kind';
import { dataItems } from './data-items';
import { articleOf } from './summary-article';

/** Saved settings for which the summary block has the same names. */
const settings = [
  'design',
  'headerText',
  'textSize',
  'imageAspectRatio',
  'columnWidth',
  'gutter',
  'listImageSize',
  'listImageAlignment',
  'slidesPerRow',
  'textAlignment',
  'showTitle',
  'showThumbnail',
  'showExcerpt',
  'showReadMoreLink',
  'metadataPosition',
  'primaryMetadata',
  'secondaryMetadata',
];

/** Items that are only data: `items` of the block's JSON, of a JSON script in the block, or of the `collection` of either. */
const savedItemsOf = (element: Element, json: SavedData | undefined): unknown => {
  const script = parseData(element.querySelector('script[type="application/json"]')?.textContent);
  return [json, json?.collection, script, script?.collection]
    .filter(isObject)
    .map(({ items }) => items)
    .find((items) => Array.isArray(items) && items.length > 0);
};

/** A summary of a collection: the items that the server has rendered, else those of the data. */
export const readSummary: Read = (element, page) => {
  const articles = [...element.querySelectorAll('.summary-item')];
  const wrapper = element.querySelector('.summary-block-wrapper');
  const saved = blockJson(element);
  const json = pick(saved, settings);
  const { items, needs } = dataItems(articles.length > 0 ? [] : savedItemsOf(element, saved), page);
  if (articles.length + items.length === 0) return emptyReason('items');
  const design =
    stringOf(json.design) || /summary-block-setting-design-(\w+)/.exec(wrapper?.className ?? '')?.[1];
  const headerText = singleLineText(element.querySelector('.summary-heading')) || undefined;
  return {
    target: wrapper ?? element.querySelector('.sqs-block-content') ?? element,
    attributes: toAttributes({ headerText, ...json, design, showPastOrUpcomingEvents: 'all' }),
    data: items.length > 0 ? { items } : {},
    builderParts: '.summary-metadata-item, .summary-read-more-link',
    content: (keepIn) =>
      articles.map((item) => {
        const article = articleOf(item);
        keepIn(item, article);
        return article;
      }),
    needs,
  };
};
