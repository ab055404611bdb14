import type { ReportSettingError } from '../../core/settings/check-value';
import { safeUrl } from '../../core/util/safe-url';
import { singleLineText } from '../../core/util/single-line-text';
import { checkEnd } from '../dates/check-end';
import { dateExpected, dateTimeAttribute } from '../dates/dates';
import { readTimeElements } from '../dates/time-elements';
import { readTimeZone, timeZoneExpected } from '../dates/time-zone';
import { productTypes } from '../enums/product-types';
import { focalPointOf } from '../media/focal-point';
import { textWithout } from './element-text';
import type { CollectionItem, ItemImage } from './item';

const withoutRepeats = (names: string[]): string[] => [...new Set(names)];

/** A list in an attribute, with commas: `data-tags="glaze, kiln"`. */
const listIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const imageIn = (element: Element): ItemImage | undefined => {
  const image = element.querySelector('img');
  // Saved pages have the address in an attribute until a script sets it.
  const src = image?.getAttribute('src') || image?.dataset.src || image?.dataset.image;
  if (!image || !src) return undefined;
  const width = Number(image.getAttribute('width'));
  const height = Number(image.getAttribute('height'));
  return {
    src,
    alt: image.alt,
    dimensions: width > 0 && height > 0 ? { width, height } : undefined,
    focalPoint: focalPointOf(image.dataset.imageFocalPoint),
  };
};

/** The product that an element's attributes describe; undefined without a price. */
const productIn = ({ price, currency, soldOut }: DOMStringMap): unknown =>
  price === undefined || price === ''
    ? undefined
    : {
        productType: productTypes.physical,
        variants: [
          { priceMoney: { value: price, currency }, unlimited: soldOut === undefined, qtyInStock: 0 },
        ],
      };

interface ElementOptions {
  /** The time zone of the dates where the element names none. */
  timeZone?: string | undefined;
  report?: ReportSettingError;
}

/** The dates of an element's `<time>` elements, in their order; undefined for a text that is no date. */
const datesIn = (element: HTMLElement, title: string, { timeZone, report }: ElementOptions) => {
  const ownZone = readTimeZone(element.dataset.timeZone, () =>
    report?.({
      path: `data-time-zone of "${title}"`,
      value: element.dataset.timeZone,
      expected: timeZoneExpected,
    }),
  );
  return readTimeElements(element.querySelectorAll('time'), {
    timeZone: ownZone ?? timeZone,
    onUnread: (value) => report?.({ path: `<time> of "${title}"`, value, expected: dateExpected }),
  });
};

/**
 * Reads an element of the page that shows an item: an `<article>`, a list item.
 *
 * - title: the first heading, else the first link, else the first `<strong>` or `<b>`, else the text beside its dates
 * - address: the link in the heading, else the first link
 * - dates: the first `<time>` begins an event, or is the day of publishing; the second one ends the event
 *   (src/features/dates/time-elements.ts). `data-time-zone` on the element names their time zone
 * - tags, categories: links with `rel="tag"` and `rel="category"`, and `data-tags`, `data-categories` with commas
 * - author: `[rel="author"]`; location: `<address>`; excerpt: the first `<p>`
 * - likes: `data-likes`; price: `data-price` in the unit of `data-currency`, and `data-sold-out`
 */
export const readItemElement = (element: HTMLElement, options: ElementOptions = {}): CollectionItem => {
  const heading = element.querySelector('h1, h2, h3, h4, h5, h6');
  const firstLink = element.querySelector('a');
  const link = heading?.querySelector('a') ?? heading?.closest('a') ?? firstLink;
  const url = safeUrl(link?.getAttribute('href') ?? '');
  const nameElement = heading ?? firstLink ?? element.querySelector('strong, b');
  const named = nameElement?.querySelector('time')
    ? textWithout(nameElement, 'time')
    : singleLineText(nameElement);
  const ownText = named ? '' : textWithout(element, 'time, address, p, li');
  // Markdown may put the whole text of a list item into a paragraph.
  const title = named || ownText || textWithout(element, 'time, address, li');
  const { tags, categories, itemId, recordType, likes } = element.dataset;
  const [first, second] = datesIn(element, title, options);
  const endsOn = checkEnd({ startsOn: first, endsOn: second }, (end) =>
    options.report?.({
      path: `second <time> of "${title}"`,
      value: dateTimeAttribute(end),
      expected: 'a date after the first',
    }),
  );
  const excerpt = element.querySelector('p');
  const linked = (rel: string): string[] =>
    [...element.querySelectorAll(`a[rel~="${rel}"]`)].map(singleLineText);
  return {
    id: itemId || element.id || url || title,
    title,
    excerpt: named || ownText ? (excerpt?.innerHTML ?? '') : '',
    body: '',
    url,
    image: imageIn(element),
    publishedOn: first,
    startsOn: first,
    endsOn,
    author: singleLineText(element.querySelector('[rel="author"]')),
    location: singleLineText(element.querySelector('address')),
    tags: withoutRepeats([...listIn(tags), ...linked('tag')]),
    categories: withoutRepeats([...listIn(categories), ...linked('category')]),
    commentCount: 0,
    likeCount: Number(likes) || 0,
    recordType: recordType ? Number(recordType) : undefined,
    structuredContent: productIn(element.dataset),
    element,
  };
};
