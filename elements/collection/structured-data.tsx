import type { BlockHost } from '../../src/core/block-host';
import { createEventThing } from '../../src/features/collection/event-thing';
import type { CollectionItem } from '../../src/features/collection/item';
import { dateTimeAttribute } from '../../src/features/dates/dates';
import { absoluteUrl, createThing, plainText, type Thing } from '../../src/features/structured-data/thing';
import { useStructuredData } from '../../src/features/structured-data/use-structured-data';
import type { CollectionSettings } from './schema';
import type { OfferSummaryOf } from './select-items';

/** Search engines read the first items; a script with thousands would slow the page down. */
const maxItems = 50;

type Describe = (item: CollectionItem, offerSummaryOf: OfferSummaryOf) => Thing;

const commonOf = ({ title, excerpt, url, image }: CollectionItem): Thing => ({
  name: title,
  description: plainText(excerpt),
  url: absoluteUrl(url),
  image: absoluteUrl(image?.src),
});

const describePost: Describe = (item) => {
  const { name, ...common } = commonOf(item);
  return createThing('BlogPosting', {
    headline: name,
    ...common,
    datePublished: item.publishedOn && dateTimeAttribute(item.publishedOn),
    author: item.author && createThing('Person', { name: item.author }),
    keywords: item.tags.join(', '),
    articleSection: item.categories,
  });
};

const describeProduct: Describe = (item, offerSummaryOf) => {
  const { price, currencyCode, isInStock } = offerSummaryOf(item);
  const availability = `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`;
  return createThing('Product', {
    ...commonOf(item),
    productID: item.id,
    category: item.categories,
    offers:
      price === undefined
        ? undefined
        : createThing('Offer', { price: `${price}`, priceCurrency: currencyCode, availability }),
  });
};

const describePicture: Describe = (item) => {
  const { image, ...common } = commonOf(item);
  return createThing('ImageObject', { ...common, contentUrl: image });
};

const describers: Record<CollectionSettings['type'], Describe> = {
  blog: describePost,
  products: describeProduct,
  events: createEventThing,
  gallery: describePicture,
};

/** The items and their list as objects of https://schema.org. Items without a title are left out. */
const describeItems = (
  items: CollectionItem[],
  { type, offerSummaryOf }: { type: CollectionSettings['type']; offerSummaryOf: OfferSummaryOf },
): Thing[] => {
  const described = items.filter(({ title }) => title).slice(0, maxItems);
  if (!described.length) return [];
  const list = createThing('ItemList', {
    itemListElement: described.map(({ title, url }, index) =>
      createThing('ListItem', { position: index + 1, name: title, url: absoluteUrl(url) }),
    ),
  });
  return [list, ...described.map((item) => describers[type](item, offerSummaryOf))];
};

interface CollectionStructuredDataProps {
  host: BlockHost;
  type: CollectionSettings['type'];
  items: CollectionItem[];
  offerSummaryOf: OfferSummaryOf;
}

/** Describes the items to search engines, unless the page does so itself. Shows nothing. */
export const CollectionStructuredData = ({
  host,
  type,
  items,
  offerSummaryOf,
}: CollectionStructuredDataProps): null => {
  useStructuredData(host, describeItems(items, { type, offerSummaryOf }));
  return null;
};
