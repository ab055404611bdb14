import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../elements/chart/data/chart-data';
import { type ReadGridOptions, readGrid } from '../../../elements/chart/data/read-grid';

const read = (rows: Cell[][], options: Partial<ReadGridOptions & { hasHeader: boolean }> = {}) => {
  const { hasHeader = true, ...more } = options;
  const seriesName = (number: number): string => `Series ${number}`;
  return readGrid({ rows, hasHeader }, { flip: undefined, locale: 'en', seriesName, ...more });
};

const valuesOf = ({ data }: ReturnType<typeof read>) => data?.series.map(({ values }) => values);
const namesOf = ({ data }: ReturnType<typeof read>) => data?.series.map(({ name }) => name);

describe('a table', () => {
  const visitors = [
    ['Month', 'Courses', 'Tours'],
    ['January', '120', '86'],
    ['February', '148', ''],
  ];

  it('has a series in each column, and a category in each row', () => {
    const result = read(visitors);
    expect(result.problems).toEqual([]);
    expect(result.data?.categories).toEqual(['January', 'February']);
    expect(namesOf(result)).toEqual(['Courses', 'Tours']);
    expect(valuesOf(result)).toEqual([
      [120, 148],
      [86, null],
    ]);
  });

  it('has a series in each row where `flip` says so', () => {
    const result = read(visitors, { flip: true });
    expect(result.data?.categories).toEqual(['Courses', 'Tours']);
    expect(namesOf(result)).toEqual(['January', 'February']);
    expect(valuesOf(result)).toEqual([
      [120, 86],
      [148, null],
    ]);
  });

  it.each([
    ['one row', 'en', ['', 'Floor', 'Wall', 'Single'], [['Tiles', '1', '2', '3']]],
    [
      'years as headings',
      'en',
      ['', '2023', '2024'],
      [
        ['Gas', '1', '2'],
        ['Wood', '3', '4'],
      ],
    ],
    [
      'months as headings',
      'es',
      ['', 'Enero', 'febrero'],
      [
        ['Gas', '1', '2'],
        ['Leña', '3', '4'],
      ],
    ],
    [
      'short months as headings, which the language writes with a full stop',
      'pt-BR',
      ['', 'Jan', 'Fev', 'Mar', 'Abr'],
      [
        ['Gás', '1', '2', '3', '4'],
        ['Lenha', '5', '6', '7', '8'],
      ],
    ],
    [
      'short months as headings, with full stops and years',
      'en',
      ['', 'Jan.', 'Sept. 2025', 'Oct-25', 'Nov/25'],
      [
        ['Gas', '1', '2', '3', '4'],
        ['Wood', '5', '6', '7', '8'],
      ],
    ],
    [
      'quarters as headings',
      'en',
      ['', 'Q1 2024', 'Q2 2024'],
      [
        ['Gas', '1', '2'],
        ['Wood', '3', '4'],
      ],
    ],
    [
      'dates as headings',
      'en',
      ['', '2024-01', '2024-02'],
      [
        ['Gas', '1', '2'],
        ['Wood', '3', '4'],
      ],
    ],
  ])('with %s has a series in each row', (_, locale, header, body) => {
    const result = read([header, ...body], { locale });
    expect(result.data?.categories).toEqual(header.slice(1));
    expect(namesOf(result)).toEqual(body.map(([name]) => name));
  });

  it('stays as it is with headings that only begin as months do', () => {
    const result = read([
      ['', 'Ma', 'Marble', 'Jars'],
      ['Gas', '1', '2', '3'],
      ['Wood', '4', '5', '6'],
    ]);
    expect(namesOf(result)).toEqual(['Ma', 'Marble', 'Jars']);
  });

  it('stays as it is with years in its rows, too, or with one value', () => {
    const years = read([
      ['', '2023', '2024'],
      ['2021', '1', '2'],
      ['2022', '3', '4'],
    ]);
    expect(years.data?.categories).toEqual(['2021', '2022']);
    expect(
      read([
        ['', 'Tiles'],
        ['2024', '7'],
      ]).data?.categories,
    ).toEqual(['2024']);
  });

  it('without headings has numbered series, and without names numbered categories', () => {
    const result = read(
      [
        ['a', '1', '2'],
        ['b', '3', '4'],
      ],
      { hasHeader: false },
    );
    expect(namesOf(result)).toEqual(['Series 1', 'Series 2']);
    const column = read([['Tiles'], ['1'], ['2']]);
    expect(column.data?.categories).toEqual(['1', '2']);
    expect(valuesOf(column)).toEqual([[1, 2]]);
  });

  it.each([
    ['es', ['1,234.5', '2'], [1234.5, 2]],
    ['es', ['0.5', '0.25', '0.125'], [0.5, 0.25, 0.125]],
    ['es', ['1.5', '1.25', '1.125'], [1.5, 1.25, 1.125]],
    ['en', ['1.234,5', '0,125'], [1234.5, 0.125]],
    ['en', ['0,125', '1,125', 'many'], [0.125, 1.125, null]],
    // Other values fit only the page's language.
    ['es', ['0.25', '1.125', '1,5'], [0.25, 1125, 1.5]],
    // All values fit the page's language.
    ['es', ['1.125', '250'], [1125, 250]],
  ])(
    'in %s with %j in a column has the separators of another language where they fit no other number',
    (locale, cells, values) => {
      expect(
        valuesOf(read([['', 'A'], ...cells.map((cell) => ['x', cell])], { locale, flip: false })),
      ).toEqual([values]);
    },
  );

  it('gives its series the currency or unit that all values have', () => {
    const { data } = read([
      ['', 'Price', 'Share', 'Mixed'],
      ['a', '$1.50', '20 %', '900'],
      ['b', '$2', '0', '1.2 k'],
    ]);
    expect(
      data?.series.map(({ prefix, suffix, fractionDigits }) => [prefix, suffix, fractionDigits]),
    ).toEqual([
      ['$', '', 2],
      ['', '', 0],
      ['', '', 1],
    ]);
  });

  it('names series with several units, in which 0 has any', () => {
    const { problems } = read([
      ['', 'Share', 'Mixed'],
      ['a', '20 %', '900'],
      ['b', '0', '1.2 k'],
    ]);
    expect(problems).toEqual([{ kind: 'units', names: ['Mixed'] }]);
  });

  it('names cells that are no numbers, and leaves gaps there', () => {
    const result = read([
      ['', 'Courses', 'Tours'],
      ['January', 'many', '86'],
      ['February', '148', '1 of 2'],
    ]);
    expect(valuesOf(result)).toEqual([
      [null, 148],
      [86, null],
    ]);
    expect(result.problems).toEqual([
      {
        kind: 'no-number',
        cells: [
          { text: 'many', category: 'January', series: 'Courses' },
          { text: '1 of 2', category: 'February', series: 'Tours' },
        ],
      },
    ]);
  });

  it('leaves out a column of texts, and says so', () => {
    const result = read([
      ['', 'Courses', 'Notes'],
      ['January', '120', 'closed on Mondays'],
      ['February', '148', ''],
    ]);
    expect(namesOf(result)).toEqual(['Courses']);
    expect(result.problems).toEqual([{ kind: 'no-number-in-series', names: ['Notes'] }]);
  });

  it('keeps a column that is empty', () => {
    const result = read([
      ['', 'Courses', 'Tours'],
      ['January', '120', ''],
    ]);
    expect(result.problems).toEqual([]);
    expect(
      read([
        ['', 'A', 'B'],
        ['x', '1', ''],
        ['y', '2', '–'],
      ]).data?.series[1]?.values,
    ).toEqual([null, null]);
  });

  it('names rows that are too short or too long', () => {
    const result = read([
      ['', 'A', 'B'],
      ['x', '1'],
      ['y', '1', '2', '3'],
      ['z', '3', '4'],
    ]);
    expect(valuesOf(result)).toEqual([
      [1, 1, 3],
      [null, 2, 4],
    ]);
    expect(result.problems).toEqual([
      {
        kind: 'ragged',
        rows: [
          { row: 1, cells: 2 },
          { row: 2, cells: 4 },
        ],
        expected: 3,
      },
    ]);
  });

  it('has no infinite values', () => {
    const result = read([
      ['', 'A'],
      ['x', 1],
      ['y', Number.POSITIVE_INFINITY],
      ['z', -1e300],
    ]);
    expect(valuesOf(result)).toEqual([[1, null, null]]);
    expect(result.problems).toMatchObject([
      { kind: 'no-number', cells: [{ category: 'y' }, { category: 'z' }] },
    ]);
  });

  it('skips empty rows', () => {
    expect(
      read([
        ['', 'A'],
        ['x', '1'],
        ['', ''],
        ['y', '2'],
      ]).data?.categories,
    ).toEqual(['x', 'y']);
  });

  it.each([
    [[]],
    [[['', 'A']]],
    [
      [
        ['', 'A'],
        ['x', 'many'],
      ],
    ],
    [[[]]],
    [
      [
        ['', ''],
        ['', ''],
      ],
    ],
  ])('without values, %j, has no data', (rows: Cell[][]) => {
    expect(read(rows)).toEqual({ data: undefined, problems: [{ kind: 'no-data' }] });
  });

  it('with a header that is too short for the values says so, beside that there are no data', () => {
    expect(read([['A'], ['x', '1']]).problems).toEqual([
      { kind: 'ragged', rows: [{ row: 1, cells: 2 }], expected: 1 },
      { kind: 'no-data' },
    ]);
  });

  it('of any shape gives series with a value for each category', () => {
    const cell = fc.oneof(fc.string(), fc.double(), fc.integer(), fc.constantFrom('', '1.5', '2024', 'May'));
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 6 }),
        fc.boolean(),
        fc.option(fc.boolean(), { nil: undefined }),
        (rows, hasHeader, flip) => {
          const { data } = read(rows as Cell[][], { hasHeader, flip });
          for (const { values } of data?.series ?? [])
            expect(values).toHaveLength(data?.categories.length ?? 0);
        },
      ),
    );
  });
});
