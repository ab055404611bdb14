import { getExamples } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { designNames, loadDesign } from '../../../elements/gallery/design-registry';
import { design as autorows } from '../../../elements/gallery/designs/autorows';
import { schema } from '../../../elements/gallery/schema';
import { grid, stacked } from '../../../elements/gallery/tiles/css-designs';

describe('the designs', () => {
  it('are in the schema, which editors offer', () => {
    expect(getExamples(schema.entries.design.wrapped).toSorted()).toEqual(designNames.toSorted());
  });

  it.each(designNames)('have the name that loads them: %s', async (name) => {
    expect((await loadDesign(name, { report: vi.fn() })).name).toBe(name);
  });
});

describe('loading a design by its name', () => {
  it('gives the design that its file exports, synchronously for designs that come with the block', async () => {
    const report = vi.fn();
    expect(loadDesign('grid', { report })).toBe(grid);
    expect(await loadDesign('autorows', { report })).toBe(autorows);
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['mosaic', '', 'toString'])(
    'reports an unknown name and gives the design stacked: "%s"',
    async (name) => {
      const report = vi.fn();
      expect(await loadDesign(name, { report })).toBe(stacked);
      expect(report.mock.calls.map(([{ message, cause }]) => [message, cause])).toEqual([
        [
          `These are not the gallery designs you are looking for. (We could not find a design by the name ${name})`,
          'The designs are stacked, grid, list, slideshow, slider, carousel, autogrid, autocolumns, autorows; the gallery shows "stacked".',
        ],
      ]);
    },
  );
});
