import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stylesUntilReady } from '../../../src/build/author-files/reserve-by-state';
import { blockNames, root } from '../../../src/build/project';
import { built } from './support/built';

describe('a stylesheet that a block needs before its script arrives', () => {
  it('replaces states by the attributes that cause them, until the block is ready', async () => {
    const css = 'az-x:state(ready):state(open) p, .az-x, az-x-y { top: 0 }';
    expect(await stylesUntilReady(css, { tag: 'az-x', states: { open: '[open],[data*="open"]' } })).toBe(
      'az-x:not(:state(ready)):is([open],[data*=open]) p,.az-x,az-x-y{top:0}',
    );
  });

  it('is built for every block with a reserve.ts, in both flavours', () => {
    const early = blockNames().filter((name) => existsSync(`${root}elements/${name}/reserve.ts`));
    expect(early.length).toBeGreaterThan(0);
    for (const name of early) {
      const css = built(`elements/${name}.css`);
      expect(built(`lite/elements/${name}.css`)).toBe(css);
      // All states are ones that a page can be read for.
      expect(css.replace(/:state\((ready|still)\)/g, '')).not.toContain(':state(');
    }
  });
});
