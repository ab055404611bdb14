import { describe, expect, it } from 'vitest';
import { splitIntoPieces, startsRtl } from '../../../elements/marquee/text-pieces';

/** The visible letters of each piece: marks of direction are invisible. */
const visiblePieces = (text: string, size: number, isRtl: boolean) =>
  splitIntoPieces(text, { size, isRtl }).map((piece) => piece.replace('\u200f', ''));

describe('the pieces of a text', () => {
  it.each([
    ['Hola 👩‍🍳! a 10', 1, ['H', 'o', 'l', 'a ', '👩‍🍳', '! ', 'a ', '1', '0']],
    ['palabras largas y un par de otras', 6, ['pala', 'bras ', 'largas ', 'y un ', 'par ', 'de ', 'otras']],
    ['Pan recién horneado', 100, ['Pan recién horneado']],
    // Letters of these scripts join.
    ['مرحبا بكم', 1, ['بكم', 'مرحبا ']],
    ['नमस्ते दुनिया', 1, ['नमस्ते ', 'दुनिया']],
  ])('of %j, %d letters at most, are %j', (text, size, pieces) => {
    expect(visiblePieces(text, size, false)).toEqual(pieces);
  });

  it.each([
    ['مرحبا بكم', ['مرحبا ', 'بكم']],
    ['שלום', ['ש', 'ל', 'ו', 'ם']],
    ['خصم 20% اليوم', ['خصم ', '20% ', 'اليوم']],
    ['نص Hi you 20 نص', ['نص ', '0', '2', 'u ', 'o', 'y', 'i ', 'H', ' ', 'نص']],
    ['añ!', ['ñ', 'a', '!']],
  ])('are in visual order in a line of %j from right to left', (text, pieces) => {
    expect(visiblePieces(text, 1, true)).toEqual(pieces);
  });

  it('are in visual order where Arabic stands in a line from left to right', () => {
    expect(visiblePieces('Say نص آخر 20% now', 3, false)).toEqual(['Say ', '20%', 'آخر ', 'نص ', ' ', 'now']);
  });

  it('have a direction even without letters', () => {
    expect(splitIntoPieces('· 20', { size: 1, isRtl: true })).toEqual(['\u200f· ', '\u200f20']);
    expect(splitIntoPieces('· 20', { size: 2, isRtl: false })).toEqual(['· ', '20']);
  });

  it('contain the whole text, however long', () => {
    const long = 'palabra '.repeat(1000);
    expect(splitIntoPieces(long, { size: 33, isRtl: false }).length).toBeLessThan(260);
    for (const size of [1, 5, 33]) expect(splitIntoPieces(long, { size, isRtl: false }).join('')).toBe(long);
  });
});

describe('the direction of a line of its own', () => {
  it('is the direction of its first letter', () => {
    expect(['20% خصم', 'שלום', 'Hola نص', '123', ''].map(startsRtl)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
