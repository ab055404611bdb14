import { describe, expect, it } from 'vitest';
import { startsRtl, unitsOf } from '../../../elements/marquee/units';

/** What gives a unit its direction is not seen. */
const seen = (text: string, size: number, isRtl: boolean) =>
  unitsOf(text, { size, isRtl }).map((unit) => unit.replace('\u200f', ''));

describe('what of a text moves by itself', () => {
  it.each([
    ['Hola 👩‍🍳! a 10', 1, ['H', 'o', 'l', 'a ', '👩‍🍳', '! ', 'a ', '1', '0']],
    ['palabras largas y un par de otras', 6, ['pala', 'bras ', 'largas ', 'y un ', 'par ', 'de ', 'otras']],
    ['Pan recién horneado', 100, ['Pan recién horneado']],
    // Written together.
    ['مرحبا بكم', 1, ['بكم', 'مرحبا ']],
    ['नमस्ते दुनिया', 1, ['नमस्ते ', 'दुनिया']],
  ])('of %j, %d letters at most, is %j', (text, size, units) => {
    expect(seen(text, size, false)).toEqual(units);
  });

  it.each([
    ['مرحبا بكم', ['مرحبا ', 'بكم']],
    ['שלום', ['ש', 'ל', 'ו', 'ם']],
    ['خصم 20% اليوم', ['خصم ', '20% ', 'اليوم']],
    ['نص Hi you 20 نص', ['نص ', '0', '2', 'u ', 'o', 'y', 'i ', 'H', ' ', 'نص']],
    ['añ!', ['ñ', 'a', '!']],
  ])('stands in its order where a line of %j runs from right to left', (text, units) => {
    expect(seen(text, 1, true)).toEqual(units);
  });

  it('stands in its order where Arabic is in a line from left to right', () => {
    expect(seen('Say نص آخر 20% now', 3, false)).toEqual(['Say ', '20%', 'آخر ', 'نص ', ' ', 'now']);
  });

  it('has a direction even where it has no letter', () => {
    expect(unitsOf('· 20', { size: 1, isRtl: true })).toEqual(['\u200f· ', '\u200f20']);
    expect(unitsOf('· 20', { size: 2, isRtl: false })).toEqual(['· ', '20']);
  });

  it('is all of it, however long', () => {
    const long = 'palabra '.repeat(1000);
    expect(unitsOf(long, { size: 33, isRtl: false }).length).toBeLessThan(260);
    for (const size of [1, 5, 33]) expect(unitsOf(long, { size, isRtl: false }).join('')).toBe(long);
  });
});

describe('the direction of a line of its own', () => {
  it('is that of its first letter', () => {
    expect(['20% خصم', 'שלום', 'Hola نص', '123', ''].map(startsRtl)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
