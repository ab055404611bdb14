import { currencyOf } from '../../src/features/money/currencies';
import { currencyIn, isSoldOut, type Offer, offersOf } from '../../src/features/product/offers';
import { absoluteUrl, createThing, plainText, type Thing } from '../../src/features/structured-data/thing';
import type { ProductSettings } from './schema';

const availabilityOf = (offers: Offer[]): string =>
  `https://schema.org/${isSoldOut(offers) ? 'OutOfStock' : 'InStock'}`;

/** The product as https://schema.org/Product; [] without a title or `structuredContent`. */
export const describeProduct = (product: ProductSettings): Thing[] => {
  const { id, title, excerpt, fullUrl, items, structuredContent: content } = product;
  if (!title || !content) return [];
  const currency = currencyIn(content, product.currencyCode);
  const { digits } = currencyOf(currency);
  const url = absoluteUrl(fullUrl) ?? document.baseURI;
  const offers = offersOf(content, currency).flatMap((offer) =>
    offer.cents === undefined
      ? []
      : createThing('Offer', {
          sku: offer.sku,
          name: [...offer.values.values()].join(', '),
          price: (offer.cents / 10 ** digits).toFixed(digits),
          priceCurrency: currency,
          availability: availabilityOf([offer]),
          url,
        }),
  );
  return [
    createThing('Product', {
      productID: id,
      name: title,
      description: plainText(excerpt),
      image: items.flatMap(({ src }) => absoluteUrl(src) ?? []),
      url,
      offers,
    }),
  ];
};
