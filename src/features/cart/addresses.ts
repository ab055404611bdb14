import { apiUrl } from '../api/encode';

const apiAddress = (path: string, query: Record<string, string | undefined> = {}): string => {
  const url = apiUrl(path);
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
