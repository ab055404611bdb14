// @vitest-environment happy-dom
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { productLd, scriptText } from '../../../elements/product/json-ld';
import { messages as english } from '../../../elements/product/subscription/messages/en';
import { messages as spanish } from '../../../elements/product/subscription/messages/es-419';
import { messages as portuguese } from '../../../elements/product/subscription/messages/pt-BR';
import { settingsOf } from './content';

describe('what search engines are told', () => {
  it('has an offer for each price, with its stock', () => {
    const told = productLd(
      settingsOf({
        id: 'p1',
        title: 'Star',
        excerpt: '<p>Eight <b>points</b></p>',
        fullUrl: '/store/star',
        items: [{ assetUrl: '/star.jpg' }, { assetUrl: 'javascript:alert(1)' }],
        structuredContent: {
          variants: [
            { sku: 'A', price: 1250, qtyInStock: 0, attributes: { Size: 'S' } },
            { sku: 'B', onSale: true, price: 2000, salePrice: 1500, unlimited: true },
            { sku: 'C' },
          ],
        },
      }),
    ) as Record<string, unknown>;
    expect(told).toMatchObject({
      '@type': 'Product',
      productID: 'p1',
      name: 'Star',
      description: 'Eight points',
      image: [expect.stringMatching(/\/star\.jpg$/)],
      offers: [
        {
          sku: 'A',
          name: 'S',
          price: '12.50',
          priceCurrency: 'USD',
          availability: 'https://schema.org/OutOfStock',
        },
        { sku: 'B', price: '15.00', availability: 'https://schema.org/InStock' },
      ],
    });
    expect((told.offers as unknown[]).length).toBe(2);
  });

  it('is JSON that ends no script', () => {
    const name = '</script><script>alert(1)</script><!--';
    const text = scriptText({ name });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ name });
  });
});

describe('how often a subscription is due', () => {
  const say = (locale: string, message: string, count: number, every = '') =>
    new IntlMessageFormat(message, locale).format({ count, every });

  it.each([
    ['es-419', spanish, ['cada semana', 'cada 2 meses', 'cada año', 'x, 1 pago', 'x, 12 pagos']],
    ['en', english, ['every week', 'every 2 months', 'every year', 'x, 1 payment', 'x, 12 payments']],
    ['pt-BR', portuguese, ['por semana', 'a cada 2 meses', 'por ano', 'x, 1 pagamento', 'x, 12 pagamentos']],
  ] as const)('is said by the rules of %s', (locale, messages, expected) => {
    expect([
      say(locale, messages.week, 1),
      say(locale, messages.month, 2),
      say(locale, messages.year, 1),
      say(locale, messages.finite, 1, 'x'),
      say(locale, messages.finite, 12, 'x'),
    ]).toEqual(expected);
  });
});
