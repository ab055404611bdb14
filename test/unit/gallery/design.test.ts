import { describe, expect, it, vi } from 'vitest';
import { designOf } from '../../../elements/gallery/design';
import { design as grid } from '../../../elements/gallery/designs/grid/design';
import { design as stacked } from '../../../elements/gallery/designs/stacked/design';

describe('the design by a name', () => {
  it('is what its folder exports', async () => {
    const report = vi.fn();
    expect(await designOf('grid', { report })).toBe(grid);
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['mosaic', '', 'toString'])('is reported and replaced where there is none: "%s"', async (name) => {
    const report = vi.fn();
    expect(await designOf(name, { report })).toBe(stacked);
    expect(report.mock.calls.map(([{ message }]) => message)).toEqual([
      `These are not the gallery designs you are looking for. (We could not find a design by the name ${name})`,
    ]);
  });
});
