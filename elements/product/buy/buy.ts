import { translations } from '../../../src/core/i18n/messages';
import { uncheckedSiteContext } from '../../../src/core/site/unchecked-site-context';
import { isObject } from '../../../src/core/util/is-object';
import { messageKeyFor } from '../../../src/features/api/read-response';
import {
  type AdditionalField,
  giftCardAddress,
  pageCart,
  subscribeAddress,
} from '../../../src/features/cart';
import { productTypes } from '../../../src/features/enums/product-types';
import { currencyOf } from '../../../src/features/money/currencies';
import { currencyIn, type Offer, productTypeOf } from '../../../src/features/product/offers';
import type { ProductContent } from '../../../src/features/product/schema';
import { isSubscription } from '../../../src/features/product/subscription';
import type { ProductSettings } from '../schema';
import { messages as spanish } from './messages/es-419';

const textOf = translations('elements/product/buy', spanish);

interface Purchase {
  host: Element;
  product: ProductSettings;
  /** The product's `structuredContent`. */
  content: ProductContent;
  offer: Offer;
  quantity: number;
  additionalFields?: AdditionalField[];
}

const websiteId = (): string => {
  const { website } = uncheckedSiteContext();
  return isObject(website) ? `${website.id ?? ''}` : '';
};

/**
 * Adds the product to the cart. With a subscription, then goes to the checkout. With a gift card, goes to the gift card's page
 * instead.
 * @returns an error message for the visitor, "" without an error
 */
export const buy = async (purchase: Purchase): Promise<string> => {
  const { host, product, content, offer, quantity, additionalFields } = purchase;
  const { id, title, fullUrl, items } = product;
  const { sku, cents, fullCents = cents, stock, values } = offer;
  const { isSubscribable, subscriptionPlan, additionalFieldsForm, additionalFieldsFormId } = content;
  const type = productTypeOf(content);
  if (type === productTypes.giftCard) {
    location.assign(giftCardAddress({ websiteId: websiteId(), giftCardProductId: id, sku }));
    return '';
  }
  const currency = currencyIn(content, product.currencyCode);
  const text = await textOf(host);
  const result = await pageCart().change({
    type: 'add',
    itemId: id,
    sku,
    quantity,
    additionalFields,
    preview: {
      title,
      purchasePriceCents: cents,
      nonSalePriceCents: fullCents,
      productType: type,
      stock: Number.isFinite(stock) ? stock : undefined,
      chosenVariant: {
        optionValues: [...values].map(([optionName, value]) => ({ optionName, value })),
      },
      item: {
        fullUrl,
        items: items.slice(0, 1).map(({ src }) => ({ assetUrl: src })),
        price: { currency, value: cents === undefined ? '' : `${cents / 10 ** currencyOf(currency).digits}` },
        structuredContent: {
          isSubscribable,
          subscriptionPlan,
          additionalFieldsForm,
          additionalFieldsFormId,
        },
      },
    },
  });
  if (!result.ok) {
    const { key, message, status } = result.error;
    return `${text(key)}. ${message || text(messageKeyFor(status))}`;
  }
  // A router may have led the visitor to another page meanwhile.
  if (isSubscription(content) && result.cart.cartToken && host.isConnected)
    location.assign(subscribeAddress(result.cart.cartToken));
  return '';
};
