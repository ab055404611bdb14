// @vitest-environment happy-dom
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { messages as english } from '../../../elements/product/messages/en';
import { messages as spanish } from '../../../elements/product/messages/es-419';
import { messages as portuguese } from '../../../elements/product/messages/pt-BR';
import type { ProductText } from '../../../elements/product/product-text';
import { describeProduct } from '../../../elements/product/structured-data';
import { subscriptionPeriod } from '../../../src/features/product/subscription';
import { scriptText } from '../../../src/features/structured-data/json-ld';
import { settingsOf } from './content';

describe('the structured data of a product', () => {
  it('has an offer for each price, with its stock', () => {
    const [thing] = describeProduct(
      settingsOf({
        id: 'p1',
        title: 'Star',
        excerpt: '<p>Eight <b>points</b></p>',
        fullUrl: '/store/star',
        items: [{ assetUrl: '/star.jpg' }, { assetUrl: '' }],
        structuredContent: {
          variants: [
            { sku: 'A', price: 1250, qtyInStock: 0, attributes: { Size: 'S' } },
            { sku: 'B', onSale: true, price: 2000, salePrice: 1500, unlimited: true },
            { sku: 'C' },
          ],
        },
      }),
    );
    expect(thing).toMatchObject({
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
    expect(thing?.offers).toHaveLength(2);
  });

  it('cannot end the script that it stands in', () => {
    const name = '</script><script>alert(1)</script><!--';
    const text = scriptText({ name });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ name });
  });
});

describe('the period of a subscription', () => {
  it.each([
    ['es-419', spanish, ['cada semana', 'cada 2 meses', 'cada año, 1 pago', 'cada mes, 12 pagos']],
    ['en', english, ['every week', 'every 2 months', 'every year, 1 payment', 'every month, 12 payments']],
    ['pt-BR', portuguese, ['por semana', 'a cada 2 meses', 'por ano, 1 pagamento', 'por mês, 12 pagamentos']],
  ] as const)('follows the grammar of %s', (locale, messages, expected) => {
    const text: ProductText = (key, values) =>
      `${new IntlMessageFormat(messages[key], locale).format(values as Record<string, string | number>)}`;
    const period = (unit: 'WEEK' | 'MONTH' | 'YEAR', value: number, numBillingCycles = 0) =>
      subscriptionPeriod({ billingPeriod: { unit, value }, numBillingCycles }, text);
    expect([period('WEEK', 1), period('MONTH', 2), period('YEAR', 1, 1), period('MONTH', 1, 12)]).toEqual(
      expected,
    );
  });
});
