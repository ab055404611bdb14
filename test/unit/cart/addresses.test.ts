import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  checkoutAddress,
  donateAddress,
  giftCardAddress,
  subscribeAddress,
} from '../../../src/features/cart/addresses';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://shop.example/page'));
  vi.stubGlobal('document', { baseURI: 'https://shop.example/page' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const gift = { websiteId: 'w1', giftCardProductId: 'g 1' };

it.each([
  ['the checkout', () => checkoutAddress(), '/commerce/goto-checkout'],
  ['the payment of a subscription', () => subscribeAddress('t&1'), '/checkout/subscribe?cartToken=t%261'],
  ['a donate page', () => donateAddress('d1'), '/checkout/donate?donatePageId=d1'],
  [
    'a gift card',
    () => giftCardAddress({ ...gift, sku: 'SQ1' }),
    '/checkout/giftcard?websiteId=w1&giftCardProductId=g+1&sku=SQ1',
  ],
  [
    'a gift card without a SKU',
    () => giftCardAddress({ ...gift, sku: '' }),
    '/checkout/giftcard?websiteId=w1&giftCardProductId=g+1',
  ],
])('%s is at the server of the API', (_, address, path) => {
  expect(address()).toBe(`https://shop.example${path}`);
  vi.stubGlobal('Azulejo', { config: { api: 'https://api.example/v1/' } });
  expect(address()).toBe(`https://api.example/v1${path}`);
});
