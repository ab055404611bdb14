import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkReserveBytes,
  compressedBytes,
  joinReserveCss,
  maxReserveBytes,
  readReserveCss,
} from '../../../src/build/author-files/reserve-css';
import { blockNames, root } from '../../../src/build/project';
import { built } from './support/built';

describe('azulejo.css', () => {
  it('reserves the place of every block that needs one, in at most 4 KB, in both flavours', () => {
    const css = built('azulejo.css');
    expect(compressedBytes(css)).toBeLessThanOrEqual(maxReserveBytes);
    // What lies over the page has no place in it.
    const placed = blockNames().filter((name) => existsSync(`${root}elements/${name}/reserve.css`));
    expect(placed.length).toBeGreaterThan(7);
    for (const block of placed) expect(css).toMatch(new RegExp(`\\baz-${block}\\b`));
    expect(built('lite/azulejo.css')).toBe(css);
  });

  it('over 4 KB stops the build', async () => {
    const noise = Array.from({ length: 4000 }, (_, index) => (index * 7919).toString(36)).join('-');
    const css = await joinReserveCss([`a { background: url("${noise}"); }`]);
    await expect(checkReserveBytes(css, ['accordion', 'gallery'])).rejects.toThrow(
      /expected at most 4096 compressed bytes, and .* make \d{4}\..* Bytes by block: \w+ \d+, \w+ \d+\./,
    );
  });

  it('takes no stylesheet with rules outside of the layer, which would win over those of the page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'azulejo-'));
    const file = join(folder, 'reserve.css');
    writeFileSync(file, '@layer azulejo { x-a { left: 0 } }');
    expect(await readReserveCss(file)).toContain('left: 0');
    writeFileSync(file, '@layer azulejo { x-a { left: 0 } } x-a { top: 0 }');
    await expect(readReserveCss(file)).rejects.toThrow(
      `${file}: expected all rules in "@layer azulejo { … }". dist/azulejo.css was not written.`,
    );
    rmSync(folder, { recursive: true });
  });

  it('has no selectors of shadow roots', async () => {
    const css = await joinReserveCss([
      '@layer azulejo { :is(az-a, .az-a) p, .az-a.list > p:has(img), az-b { left: 0 } :is(az-c > p, .az-c) { top: 0 } }',
    ]);
    expect(css).toBe('@layer azulejo{az-a p,az-b{left:0}:is(az-c>p,.az-c){top:0}}');
  });

  it('has no parts of shadow roots', async () => {
    const css = await joinReserveCss(['@layer azulejo { az-a > p, [part~="article"] { left: 0 } }']);
    expect(css).toBe('@layer azulejo{az-a>p{left:0}}');
  });

  it('joins equal media queries, after the other rules', async () => {
    const css = await joinReserveCss([
      '@layer azulejo { @media (width > 9px) { az-a { left: 0 } } az-b { top: 0 } @media (width > 9px) { az-b { top: 1px } } }',
    ]);
    expect(css).toBe('@layer azulejo{az-b{top:0}@media(width>9px){az-a{left:0}az-b{top:1px}}}');
  });

  it('merges equal rules of several blocks', async () => {
    const css = await joinReserveCss([
      '@layer azulejo { x-a { color: red; & b { top: 0 } } x-a img { width: 1px } }',
      '@layer azulejo { x-b img { width: 1px } x-b { left: 0 } }',
    ]);
    expect(css).toBe('@layer azulejo{x-a{color:red;b{top:0}}x-a img,x-b img{width:1px}x-b{left:0}}');
  });

  it('has equal keyframes of several blocks once, and keeps media queries apart', async () => {
    const keyframes = '@keyframes x-wait { from { top: 0 } }';
    const css = await joinReserveCss([
      `@layer azulejo { ${keyframes} @media print { x-a { left: 0 } } }`,
      `@layer azulejo { ${keyframes} @media screen { x-a { left: 0 } } }`,
    ]);
    expect(css).toBe(
      '@layer azulejo{@keyframes x-wait{0%{top:0}}@media print{x-a{left:0}}@media screen{x-a{left:0}}}',
    );
  });

  it('nests consecutive rules that the same blocks share', async () => {
    const css = await joinReserveCss([
      '@layer azulejo { az-a img { width: 1px } az-a { left: 0 } az-a figure { margin: 0 } }',
      '@layer azulejo { az-b img { width: 1px } az-b figure { margin: 0 } az-b p { top: 0 } az-b p { left: 1px } }',
    ]);
    expect(css).toBe(
      '@layer azulejo{az-a,az-b{img{width:1px}figure{margin:0}}az-a{left:0}az-b p{top:0}az-b p{left:1px}}',
    );
  });

  it('loses only spaces without a meaning', async () => {
    const css = await joinReserveCss([
      `x-a { --b: 1px; width: calc(1px + (2px - var(--b, 3px))); content: "a, b: ( c )" }`,
      `[data='row": 1'] x-b :is(p, a) { color: rgb(1 2 3 / 50%) }`,
    ]);
    expect(css).toContain('calc(1px + (2px - var(--b,3px)))');
    expect(css).toContain('"a, b: ( c )"');
    expect(css).toContain(`[data='row": 1'] x-b :is(p,a)`);
  });
});
