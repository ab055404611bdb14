import { describe, expect, it, vi } from 'vitest';
import { loadDesign } from '../../../elements/gallery/design-registry';
import { design as grid } from '../../../elements/gallery/designs/grid';
import { design as stacked } from '../../../elements/gallery/designs/stacked';

describe('loading a design by its name', () => {
  it('gives what its file exports', async () => {
    const report = vi.fn();
    expect(await loadDesign('grid', { report })).toBe(grid);
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['mosaic', '', 'toString'])('reports an unknown name and gives stacked: "%s"', async (name) => {
    const report = vi.fn();
    expect(await loadDesign(name, { report })).toBe(stacked);
    expect(report.mock.calls.map(([{ message }]) => message)).toEqual([
      `These are not the gallery designs you are looking for. (We could not find a design by the name ${name})`,
    ]);
  });
});
