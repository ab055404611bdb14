import { safeImageUrl } from '../../src/core/util/safe-url';
import { trustedHtml } from '../../src/core/util/trusted';
import { currencyOf } from '../../src/features/money/currencies';
import { currencyIn, isSoldOut, type Offer, offersOf, type ProductSettings } from './offers';

const availabilityOf = (offers: Offer[]): string =>
  `https://schema.org/${isSoldOut(offers) ? 'OutOfStock' : 'InStock'}`;

const absolute = (address: string | undefined): string | undefined =>
  address && URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).href : undefined;

/** The text of HTML. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The product as https://schema.org/Product. */
export const productJsonLd = (data: ProductSettings): object => {
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
    description: plainText(excerpt) || undefined,
    image: items.flatMap(({ src }) => absolute(safeImageUrl(src)) ?? []),
    url,
    offers: offers.flatMap((offer) =>
      offer.cents === undefined
        ? []
        : {
            '@type': 'Offer',
            sku: offer.sku || undefined,
            name: [...offer.values.values()].join(', ') || undefined,
            price: (offer.cents / 10 ** digits).toFixed(digits),
            priceCurrency: currency,
            availability: availabilityOf([offer]),
            url,
          },
    ),
  };
};

/** JSON for a `<script>`: no text in it can end the script. */
export const scriptText = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Adds the product's JSON-LD to the page's head, for search engines.
 * @returns a function that removes the JSON-LD
 */
export const addJsonLd = (data: ProductSettings): (() => void) => {
  const template = document.createElement('template');
  // Where the page requires Trusted Types, the browser refuses text that is set on a script element.
  template.innerHTML = trustedHtml(
    `<script type="application/ld+json">${scriptText(productJsonLd(data))}</script>`,
  );
  const script = template.content.firstElementChild as HTMLScriptElement;
  document.head.append(script);
  return () => script.remove();
};
