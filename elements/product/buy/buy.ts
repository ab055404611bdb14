// One file with what forms and the cart load of it: apart, each would load two.
import '../../../src/api/request';
import { messageFor } from '../../../src/api/read-answer';
import { type AdditionalField, giftCardAddress, pageCart, subscribeAddress } from '../../../src/cart';
import { translated } from '../../../src/i18n/translated';
import { currencyOf } from '../../../src/money/format-money';
import { pageContext } from '../../../src/site/page-context';
import { isObject } from '../../../src/util/is-object';
import { currencyIn, kindOf, kinds, type Offer, type Settings } from '../offers';
import { messages as spanish } from './messages/es-419';

const textOf = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

interface Purchase {
  host: Element;
  data: Settings;
  offer: Offer;
  quantity: number;
  additionalFields?: AdditionalField[];
}

const websiteId = (): string => {
  const { website } = pageContext();
  return isObject(website) ? `${website.id ?? ''}` : '';
};

/**
 * Puts it into the cart; what has a way of its own (storefront 2) goes there: a gift card at once, a subscription when it
 * is in the cart.
 * @returns what went wrong, in the visitor's words; "" where nothing did
 */
export const buy = async ({ host, data, offer, quantity, additionalFields }: Purchase): Promise<string> => {
  const { id, title, fullUrl, items, structuredContent: content } = data;
  if (!content) return '';
  const { sku, cents = 0, fullCents = cents, values } = offer;
  const { isSubscribable, subscriptionPlan, additionalFieldsForm, additionalFieldsFormId } = content;
  const kind = kindOf(content);
  if (kind === kinds.GIFT_CARD) {
    location.assign(giftCardAddress({ websiteId: websiteId(), giftCardProductId: id, sku }));
    return '';
  }
  const currency = currencyIn(content, data.currencyCode);
  const text = await textOf(host);
  const result = await pageCart().change({
    type: 'add',
    itemId: id,
    sku,
    quantity,
    additionalFields,
    shown: {
      title,
      purchasePriceCents: cents,
      nonSalePriceCents: fullCents,
      productType: kind,
      chosenVariant: {
        optionValues: Object.entries(values).map(([optionName, value]) => ({ optionName, value })),
      },
      item: {
        fullUrl,
        items: items.slice(0, 1).map(({ src }) => ({ assetUrl: src })),
        price: { currency, value: `${cents / 10 ** currencyOf(currency).digits}` },
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
    return `${text(key)}. ${message || messageFor(status, text)}`;
  }
  // The next one is filled in anew; what was refused keeps what was typed.
  host.shadowRoot?.querySelector('dialog')?.remove();
  if (isSubscribable && result.cart.cartToken) location.assign(subscribeAddress(result.cart.cartToken));
  return '';
};
