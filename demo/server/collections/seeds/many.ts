import { productTypes } from '../../../../src/features/enums/product-types';
import { pictureNames, pictureOf, type Seed } from '../item';

const patterns = [
  'Estrella',
  'Clavel',
  'Lazo',
  'Ola',
  'Escama',
  'Cruz',
  'Rosetón',
  'Girasol',
  'Diamante',
  'Arabesco',
];
const colours = ['cobalto', 'ocre', 'cielo', 'terracota', 'verde hoja', 'marfil', 'añil', 'índigo'];
const places = ['patio', 'cocina', 'zaguán', 'escalera', 'fuente', 'balcón', 'jardín', 'azotea', 'salón'];
const kinds = ['Muros', 'Pisos', 'Zócalos', 'Cenefas', 'Paneles'];

const firstDay = Date.UTC(2010, 0, 4);
const sixHoursMs = 21_600_000;
const steps = { price: 7919, stock: 31 };

const at = <T>(list: T[], index: number): T => list[index % list.length] as T;

/** Items for load tests, always the same ones. The newest is the first. */
export function manyItems(count: number): Seed[] {
  return Array.from({ length: count }, (_, index) => {
    const [pattern, colour, place] = [
      at(patterns, index),
      at(colours, Math.floor(index / patterns.length)),
      at(places, Math.floor(index / 3)),
    ];
    const number = count - index;
    return {
      urlId: `${number}`,
      title: `${pattern} ${colour} para ${place}, número ${number}`,
      excerpt: `<p>${pattern} de color ${colour}, pintada para un ${place}. Pieza ${number} de ${count}.</p>`,
      ...pictureOf(at(pictureNames, index)),
      publishOn: firstDay + number * sixHoursMs,
      tags: [colour, place],
      categories: [at(kinds, Math.floor(index / 7))],
      structuredContent: {
        productType: productTypes.physical,
        variants: [
          {
            sku: `M${number}`,
            price: 500 + ((number * steps.price) % 20_000),
            qtyInStock: (number * steps.stock) % 8,
          },
        ],
      },
    };
  });
}
