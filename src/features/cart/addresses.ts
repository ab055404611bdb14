/** An address at the server of the API: `Azulejo.config.api`, else the page's own origin. */
const apiAddress = (path: string, query: Record<string, string | undefined> = {}): string => {
  const base = globalThis.Azulejo?.config.api || location.origin;
  const url = new URL(base.replace(/\/$/, '') + path, document.baseURI);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
};

export const checkoutAddress = (): string => apiAddress('/commerce/goto-checkout');

export const subscribeAddress = (cartToken: string): string =>
  apiAddress('/checkout/subscribe', { cartToken });

export const donateAddress = (donatePageId: string): string =>
  apiAddress('/checkout/donate', { donatePageId });

interface GiftCardQuery {
  websiteId: string;
  giftCardProductId: string;
  sku?: string;
}

export const giftCardAddress = ({ websiteId, giftCardProductId, sku }: GiftCardQuery): string =>
  apiAddress('/checkout/giftcard', { websiteId, giftCardProductId, sku });
