import { describe, expect, it } from 'vitest';
import { isSlideHash, slideHash, slideInAddress } from '../../../src/features/media/slide-address';

const slides = [
  ['', ''],
  ['/obra/lazo', 'l1'],
  ['', 'flor & hoja'],
];
const at = (hash: string, pathname = '/'): number =>
  slideInAddress(slides, (names) => names, { hash, pathname });

describe('the slide in an address', () => {
  it.each([
    ['#itemId=l1', 1],
    ['#!/itemId=l1', 1],
    ['#itemId=%2Fobra%2Flazo', 1],
    [slideHash('flor & hoja'), 2],
    ['#itemId=other', -1],
    ['#itemId=', -1],
    ['#l1', -1],
    ['', -1],
  ])('%j names the slide %j', (hash, index) => {
    expect(at(hash)).toBe(index);
  });

  it('is named by the end of the path, where the hash names none', () => {
    expect(at('', '/galeria/obra/lazo/')).toBe(1);
    expect(at('', '/galeria/flor%20&%20hoja')).toBe(2);
    expect(at('#itemId=other', '/galeria/obra/lazo')).toBe(-1);
    expect(at('', '/100%')).toBe(-1);
  });

  it('differs from other hashes of a page', () => {
    expect(['#itemId=x', '#/itemId=', '#menus/1', ''].map(isSlideHash)).toEqual([true, true, false, false]);
  });
});
