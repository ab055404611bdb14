import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitColumnLabels, fitRowLabels, wrap } from '../../../elements/chart/kinds/category-labels';
import { shorten } from '../../../elements/chart/plot/shorten';
import { letterWidth } from './support';

const measure = (text: string): number => text.length * letterWidth;
const fitColumns = (names: string[], step: number, canRotate = true) =>
  fitColumnLabels({ names, step, fontSize: 12, measure, canRotate });
const linesOf = ({ labels }: ReturnType<typeof fitColumns>) => labels.map(({ lines }) => lines);

describe('names below an axis', () => {
  const months = ['January', 'February', 'March', 'April', 'May', 'June'];

  it('stand side by side where they have the room', () => {
    expect(fitColumns(months, 80)).toMatchObject({ isRotated: false, height: 12 });
    expect(linesOf(fitColumns(months, 80))).toEqual(months.map((name) => [name]));
  });

  it('of several words have lines', () => {
    expect(linesOf(fitColumns(['Rolling clay', 'Drawing lines'], 70))).toEqual([
      ['Rolling', 'clay'],
      ['Drawing', 'lines'],
    ]);
  });

  it('of bars are rotated where that is enough', () => {
    const labels = fitColumns(months, 40);
    expect(labels.isRotated).toBe(true);
    expect(labels.height).toBeGreaterThan(12);
    expect(linesOf(labels)).toEqual(months.map((name) => [name]));
  });

  it('of lines, and of very thin bars, are some of the names', () => {
    expect(linesOf(fitColumns(months, 40, false))).toEqual([['January'], ['March'], ['May']]);
    expect(fitColumns(months, 12).isRotated).toBe(false);
    expect(fitColumns(months, 12).labels.map(({ index }) => index)).toEqual([0]);
  });

  it('never cover each other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z ]{1,30}$/), { minLength: 2, maxLength: 60 }),
        fc.integer({ min: 1, max: 200 }),
        (names, step) => {
          const { labels, isRotated } = fitColumns(names, step);
          if (isRotated) return;
          const ends = labels.map(({ index, lines }) => {
            const width = Math.max(...lines.map(measure));
            return [index * step - width / 2, index * step + width / 2];
          });
          ends.forEach(([start = 0], nth) => {
            if (nth) expect(start).toBeGreaterThan(ends[nth - 1]?.[1] ?? 0);
          });
        },
      ),
    );
  });
});

describe('names beside horizontal bars', () => {
  it('have lines where the bars are thick enough, and are shortened', () => {
    const names = ['Rolling and cutting the clay', 'Glazing'];
    const rows = (step: number) => fitRowLabels({ names, step, fontSize: 12, measure, maxWidth: 84 });
    expect(rows(40).labels.map(({ lines }) => lines)).toEqual([['Rolling and', 'cutting the…'], ['Glazing']]);
    expect(rows(20).labels.map(({ lines }) => lines)).toEqual([['Rolling and…'], ['Glazing']]);
    expect(rows(5).labels.map(({ index }) => index)).toEqual([0]);
    expect(rows(20).width).toBe(84);
  });
});

describe('a text', () => {
  it('is shortened to its room, and keeps its letters whole', () => {
    expect(shorten('Tiles', 35, measure)).toBe('Tiles');
    expect(shorten('Tiles and more', 50, measure)).toBe('Tiles…');
    expect(shorten('😀😀😀😀', 30, measure)).toBe('😀…');
  });

  it('keeps its words when it is wrapped', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 4 }),
        (text, width, most) => {
          const lines = wrap(text, width, measure, most);
          expect(lines.join(' ')).toBe(text);
          expect(lines.length).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});
