import { currencyOf } from '../../src/money/format-money';
import { safeImageUrl } from '../../src/util/safe-url';
import { trustedHtml } from '../../src/util/trusted';
import { currencyIn, isSoldOut, type Offer, offersOf, type Settings } from './offers';

const availabilityOf = (offers: Offer[]): string =>
  `https://schema.org/${isSoldOut(offers) ? 'OutOfStock' : 'InStock'}`;

const absolute = (address: string | undefined): string | undefined =>
  address && URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : undefined;

/** HTML as the text that is in it. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A product as https://schema.org/Product has it. */
export const productLd = (data: Settings): object => {
  const { id, title, excerpt, fullUrl, items, structuredContent: content } = data;
  const currency = content ? currencyIn(content, data.currencyCode) : data.currencyCode;
  const { digits } = currencyOf(currency);
  const offers = content ? offersOf(content, currency) : [];
  const url = absolute(fullUrl) ?? document.baseURI;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    productID: id || undefined,
    name: title,
    description: plain(excerpt) || undefined,
    image: items.flatMap(({ src }) => absolute(safeImageUrl(src)) ?? []),
    url,
    offers: offers.flatMap((offer) =>
      offer.cents === undefined
        ? []
        : {
            '@type': 'Offer',
            sku: offer.sku || undefined,
            name: Object.values(offer.values).join(', ') || undefined,
            price: (offer.cents / 10 ** digits).toFixed(digits),
            priceCurrency: currency,
            availability: availabilityOf([offer]),
            url,
          },
    ),
  };
};

/** JSON that may stand in a script of a page: nothing in it ends that. */
export const scriptText = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Tells search engines of the product, in the page's head.
 * @returns takes it back
 */
export const describe = (data: Settings): (() => void) => {
  const template = document.createElement('template');
  // The text of a script that is made here would be refused where Trusted Types are required.
  template.innerHTML = trustedHtml(
    `<script type="application/ld+json">${scriptText(productLd(data))}</script>`,
  );
  const script = template.content.firstElementChild as HTMLScriptElement;
  document.head.append(script);
  return () => script.remove();
};
