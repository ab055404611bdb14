/** Where a visitor goes on (storefront 2), at the server of the API. */
const addressOf = (path: string, query: Record<string, string | undefined> = {}): string => {
  const base = globalThis.Azulejo?.config.api || location.origin;
  const url = new URL(base.replace(/\/$/, '') + path, document.baseURI);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
};

export const checkoutAddress = (): string => addressOf('/commerce/goto-checkout');

export const subscribeAddress = (cartToken: string): string =>
  addressOf('/checkout/subscribe', { cartToken });

export const donateAddress = (donatePageId: string): string =>
  addressOf('/checkout/donate', { donatePageId });

interface GiftCard {
  websiteId: string;
  giftCardProductId: string;
  sku?: string;
}

export const giftCardAddress = ({ websiteId, giftCardProductId, sku }: GiftCard): string =>
  addressOf('/checkout/giftcard', { websiteId, giftCardProductId, sku });
