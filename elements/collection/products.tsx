import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { isObject } from '../../src/core/util/is-object';
import type { CollectionItem } from '../../src/features/collection/item';
import { currencyOf } from '../../src/features/money/currencies';
import { currencyIn, isSoldOut, type Offer, offersOf } from '../../src/features/product/offers';
import { Price } from '../../src/features/product/price';
import { readProductContent } from '../../src/features/product/read-content';
import type { ListMessages } from './messages/es-419';
import type { OfferSummary } from './select-items';

interface ItemOffers {
  offers: Offer[];
  currencyCode: string;
  /** The currency of the collection, for items without one of their own. */
  fallbackCurrency: string;
}

const offersByItem = new WeakMap<object, ItemOffers>();

/** The offers of an item, cached by its `structuredContent`. */
const itemOffers = ({ structuredContent }: CollectionItem, fallbackCurrency: string): ItemOffers => {
  if (!isObject(structuredContent)) return { offers: [], currencyCode: fallbackCurrency, fallbackCurrency };
  const known = offersByItem.get(structuredContent);
  if (known?.fallbackCurrency === fallbackCurrency) return known;
  const content = readProductContent(structuredContent);
  const currencyCode = currencyIn(content, fallbackCurrency);
  const result = { offers: offersOf(content, currencyCode), currencyCode, fallbackCurrency };
  offersByItem.set(structuredContent, result);
  return result;
};

/** The lowest price of an item, and whether it is in stock, for filters and sorting. */
export const summariseOffers = (item: CollectionItem, fallbackCurrency: string): OfferSummary => {
  const { offers, currencyCode } = itemOffers(item, fallbackCurrency);
  const prices = offers.flatMap(({ cents }) => cents ?? []);
  return {
    price: prices.length ? Math.min(...prices) / 10 ** currencyOf(currencyCode).digits : undefined,
    currencyCode,
    isInStock: !offers.length || !isSoldOut(offers),
  };
};

interface ItemPriceProps {
  item: CollectionItem;
  fallbackCurrency: string;
  text: MessageFormatter<ListMessages>;
}

/** The price of an item, and a mark where it is on sale or sold out. */
export const ItemPrice = ({ item, fallbackCurrency, text }: ItemPriceProps) => {
  const { offers, currencyCode } = itemOffers(item, fallbackCurrency);
  if (!offers.length) return null;
  return (
    <p part="price">
      <Price offers={offers} currencyCode={currencyCode} every="" text={text} />
    </p>
  );
};
