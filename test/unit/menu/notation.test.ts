import { describe, expect, it } from 'vitest';
import { readNotation } from '../../../elements/menu/notation';
import type { Dish } from '../../../elements/menu/schema';

/** A dish on one line: title | description | price / unit | options. */
const summarize = ({ title, description, price, unit, options }: Dish): string => {
  const all = options.map((one) => (typeof one === 'string' ? one : `${one.title} ${one.price}`.trim()));
  return [title, description, unit ? `${price} / ${unit}` : price, all.join(', ')]
    .join(' | ')
    .replace(/[ |]+$/, '');
};

const dishesIn = (text: string): string[] =>
  readNotation(text).menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items.map(summarize)));

const outline = (text: string): string[] =>
  readNotation(text).menus.flatMap(({ title, description, sections }) => [
    `# ${title} (${description})`,
    ...sections.map((one) => `## ${one.title} (${one.description}) ${one.items.length}`),
  ]);

describe('the titles of a text', () => {
  it('are menus over ===, and sections over ---', () => {
    expect(
      outline(
        'Cena\n=====\n\nEntradas\n---\nArepa $4\n\nPlatos\n------\nCazuela $12\nPosta $14\n\nBebidas\n===\nAgua $2',
      ),
    ).toEqual(['# Cena ()', '## Entradas () 1', '## Platos () 2', '# Bebidas ()', '##  () 1']);
  });

  it('are optional', () => {
    expect(outline('Arepa $4\n\nAgua $2')).toEqual(['#  ()', '##  () 2']);
    expect(outline('')).toEqual([]);
  });

  it('have a description, where a sentence stands below them and dishes have prices', () => {
    const text =
      'Cena\n====\nDesde las siete.\n\nArroces\n-------\nCon ensalada,\no sin ella.\n\nVerde $9\n\nSalsas\n---\nPiña. Chipotle.';
    expect(outline(text)).toEqual([
      '# Cena (Desde las siete.)',
      '## Arroces (Con ensalada, o sin ella.) 1',
      '## Salsas () 1',
    ]);
  });
});

describe('a dish in a text', () => {
  it.each([
    // The notation of the README.
    ['Arepa $4\nDe maíz pelado.', ['Arepa | De maíz pelado. | 4']],
    ['Arepa\nDe maíz\npelado.\n$4', ['Arepa | De maíz pelado. | 4']],
    ['Arepa\n$4\nDe maíz.\n+Queso $1', ['Arepa | De maíz. | 4 | +Queso 1']],
    ['Arepa\nDe maíz.\n$4\n+ Queso $1\n+Hogao', ['Arepa | De maíz. | 4 | + Queso 1, +Hogao']],
    ['Arepa $4\n\nAgua $2', ['Arepa |  | 4', 'Agua |  | 2']],
    // As many restaurants write: no blank lines, and indented lines belong to the dish above.
    [
      'Arepa  $4\n  De maíz.\nTostada  +Queso $1\n  Con ajo.\n  $6\nMazorca  $6\n305  $14\nAgua $2',
      [
        'Arepa | De maíz. | 4',
        'Tostada | Con ajo. | 6 | +Queso 1',
        'Mazorca |  | 6',
        '305 |  | 14',
        'Agua |  | 2',
      ],
    ],
    ['Arepa\n$4\nAgua\n$2', ['Arepa |  | 4', 'Agua |  | 2']],
    ['Tostada +Queso $1\n\n$6', ['Tostada |  | 6 | +Queso 1']],
    ['Tostada\nCon ajo.\n\n$6', ['Tostada | Con ajo. | 6']],
    // Sizes.
    ['Café\nChico $2\nGrande $3', ['Café |  |  | Chico 2, Grande 3']],
    ['Café\n$2 chico\n$3 – grande', ['Café |  |  | chico 2, grande 3']],
    ['Café\n$2\n$3', ['Café |  | 2 | 3']],
    // Figures.
    ['Arepa ..... 4', ['Arepa |  | 4']],
    ['Arepa\t4,50', ['Arepa |  | 4,50']],
    ['Arepa\n4', ['Arepa |  | 4']],
    ['305\n14.50', ['305 |  | 14.50']],
    ['Arroz + ensalada $9', ['Arroz + ensalada |  | 9']],
    ['Pisco 1615', ['Pisco 1615']],
    ['Costillas BBQ 12', ['Costillas BBQ 12']],
    // After one space, a number needs two decimals: a whole number may be part of the name.
    ['Sopa 7.50', ['Sopa |  | 7.50']],
    ['Sopa 7,50\nPan 2,00\nDe masa madre.', ['Sopa |  | 7,50', 'Pan | De masa madre. | 2,00']],
    ['Sopa\nChica 4.50\nGrande 7.50', ['Sopa |  |  | Chica 4.50, Grande 7.50']],
    ['Sopa 7.50\n+Pan 1.25', ['Sopa |  | 7.50 | +Pan 1.25']],
    ['305 1.250,00', ['305 |  | 1.250,00']],
    ['Queso 12.50 / kg', ['Queso |  | 12.50 / kg']],
    ['Vino 6.00 / 24.00', ['Vino |  | 6.00 / 24.00']],
    ['Sopa 7', ['Sopa 7']],
    ['Mesa 12', ['Mesa 12']],
    ['Malta 7.5', ['Malta 7.5']],
    ['Menú $15\nDe 12.00 a 16.30', ['Menú | De 12.00 a 16.30 | 15']],
    ['Menú $15\nHasta las 16.30', ['Menú | Hasta las 16.30 | 15']],
    ['Brunch 12.00 – 16.30', ['Brunch 12.00 – 16.30']],
    // A size, where the price is on the next line.
    ['Agua 0.50\n$3', ['Agua 0.50 |  | 3']],
    ['Vino $6 / $24', ['Vino |  | $6 / $24']],
    ['Jamón 6,50 €', ['Jamón |  | 6,50 €']],
    ['Pão R$ 12', ['Pão |  | R$ 12']],
    ['Ceviche S/ 38', ['Ceviche |  | S/ 38']],
    ['Arepa 12 USD', ['Arepa |  | 12 USD']],
    ['Punta $12 / kg', ['Punta |  | 12 / kg']],
    ['Empanada $3.50 c/u', ['Empanada |  | 3.50 / c/u']],
    ['Menú (dos platos) $15 por persona', ['Menú (dos platos) |  | 15 / por persona']],
    ['  \r\nArepa  $4\r\n   De maíz.\r\n', ['Arepa | De maíz. | 4']],
  ])('%j is read as %j', (text, dishes) => {
    expect(dishesIn(text)).toEqual(dishes);
    expect(readNotation(text).unread).toEqual([]);
  });
});

describe('a line that cannot be read', () => {
  it.each([
    ['Cena\n====\n  $6', { line: 3, column: 3, text: '$6', problem: 'a price without a dish' }],
    ['+Queso $1', { line: 1, column: 1, text: '+Queso $1', problem: 'an option without a dish' }],
    ['Arepa $4\n\n=====', { line: 3, column: 1, text: '=====', problem: 'a line without a title over it' }],
    ['Cena\n====\n----', { line: 3, column: 1, text: '----', problem: 'a line without a title over it' }],
    ['Arepa $4\n\n\tAgua $1O', { line: 3, column: 7, text: '$1O', problem: 'a price that is no number' }],
  ])('%j is reported with place and reason', (text, unreadLine) => {
    expect(readNotation(text).unread).toEqual([unreadLine]);
  });

  it('leaves the other lines as they are', () => {
    const text = '$1\n\nCena\n====\n$6\n\nArepa $4\n\n---\n\nAgua $1O\n';
    expect(dishesIn(text)).toEqual(['Arepa |  | 4', 'Agua $1O']);
    expect(readNotation(text).unread.map(({ line }) => line)).toEqual([1, 5, 9, 11]);
  });

  it('is absent from a megabyte of plain lines, which are read fast', () => {
    const text = 'Arepa de maíz pelado con queso y hogao de la casa\n\n'.repeat(20_000);
    expect(dishesIn(text).length).toBe(20_000);
  });

  it('is absent from long lines of dots or spaces, and from a description of 100,000 lines', () => {
    // A search that tries each dot again, or trims the description after each line, would not end within the test's time.
    const line = `Arepa${'.'.repeat(200_000)}`;
    expect(dishesIn(`${line} $4`)).toEqual(['Arepa |  | 4']);
    expect(dishesIn(line)).toEqual([line]);
    const { menus } = readNotation(`Arepa $4\n${'rica\n'.repeat(100_000)}`);
    expect(menus[0]?.sections[0]?.items[0]?.description.length).toBe(5 * 100_000 - 1);
    const spaces = ' '.repeat(100_000);
    const { menus: spaced } = readNotation(`Arepa\nAgua${spaces}de panela $2`);
    expect(spaced[0]?.sections[0]?.items.length).toBe(1);
  });
});
