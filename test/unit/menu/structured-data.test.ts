import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../elements/menu/model';
import { readNotation } from '../../../elements/menu/notation';
import { structuredData } from '../../../elements/menu/structured-data';

const settings = { currencySymbol: '$', currencyCode: '' } as Settings;

const told = (text: string, given: Partial<Settings> = {}) =>
  structuredData(readNotation(text).menus, { ...settings, ...given });

describe('what search engines are told', () => {
  it('is menus, sections, dishes, prices, sizes and what may be added', () => {
    const text =
      'Cena\n====\nDesde las siete.\n\nArroces\n---\nVerde $9.5\nCon cilantro.\n+Huevo $1\n\nCafé\nChico $2\nGrande $3\n\nBebidas\n===\nAgua';
    expect(told(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
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
      ],
    });
  });

  it.each([
    ['Arepa $4', { currencyCode: 'COP' }, 'COP'],
    ['Arepa $4', { currencySymbol: '€' }, 'EUR'],
    ['Arepa $4', { currencySymbol: '¤' }, undefined],
    ['Arepa 4 €', { currencyCode: 'COP' }, 'EUR'],
    ['Arepa 4 MXN', {}, 'MXN'],
  ])('%j is, with %j, in %j', (text, given, code) => {
    expect(JSON.stringify(told(text, given)).match(/priceCurrency":"(\w+)/)?.[1]).toBe(code);
  });
});
