// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readNotation } from '../../../elements/menu/notation';
import type { MenuCurrency } from '../../../elements/menu/schema';
import { describeMenus } from '../../../elements/menu/structured-data';

const defaultCurrency: MenuCurrency = { currencySymbol: '$', currencyCode: '' };

const describeText = (text: string, currency: Partial<MenuCurrency> = {}) =>
  describeMenus(readNotation(text).menus, { ...defaultCurrency, ...currency });

describe('structured data', () => {
  it('contains menus, sections, dishes, prices, sizes and additions', () => {
    const text =
      'Cena\n====\nDesde las siete.\n\nArroces\n---\nVerde $9.5\nCon cilantro.\n+Huevo $1\n\nCafé\nChico $2\nGrande $3\n\nBebidas\n===\nAgua';
    expect(describeText(text)).toEqual([
      {
        '@type': 'Menu',
        name: 'Cena',
        description: 'Desde las siete.',
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Arroces',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Verde',
                description: 'Con cilantro.',
                offers: { '@type': 'Offer', price: '9.5', priceCurrency: 'USD' },
                menuAddOn: [
                  {
                    '@type': 'MenuItem',
                    name: 'Huevo',
                    offers: { '@type': 'Offer', price: '1', priceCurrency: 'USD' },
                  },
                ],
              },
              {
                '@type': 'MenuItem',
                name: 'Café',
                offers: [
                  { '@type': 'Offer', name: 'Chico', price: '2', priceCurrency: 'USD' },
                  { '@type': 'Offer', name: 'Grande', price: '3', priceCurrency: 'USD' },
                ],
              },
            ],
          },
        ],
      },
      { '@type': 'Menu', name: 'Bebidas', hasMenuItem: [{ '@type': 'MenuItem', name: 'Agua' }] },
    ]);
  });

  it.each([
    ['Arepa $4', { currencyCode: 'COP' }, 'COP'],
    ['Arepa $4', { currencySymbol: '€' }, 'EUR'],
    ['Arepa $4', { currencySymbol: '¤' }, undefined],
    ['Arepa 4 €', { currencyCode: 'COP' }, 'EUR'],
    ['Arepa 4 MXN', {}, 'MXN'],
  ])('of %j, with %j, has the currency %j', (text, currency, code) => {
    expect(JSON.stringify(describeText(text, currency)).match(/priceCurrency":"(\w+)/)?.[1]).toBe(code);
  });
});
