// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { endsEarly } from '../../../elements/audio/player/playback';
import { forgetPosition, readPosition, storePosition } from '../../../elements/audio/player/positions';

describe('a recording that ends', () => {
  it.each([
    [75, 75, false],
    [74.2, 75, false],
    [9.3, 9, false],
    // The duration of a page's data is rounded, and that of some files is an estimate.
    [70, 75, false],
    [3, 3.8, false],
    [40, 75, true],
    [0.5, 3, true],
    [1, 0, false],
  ])('after %s of %s s: early is %s', (endS, expectedS, isEarly) => {
    expect(endsEarly(endS, expectedS)).toBe(isEarly);
  });
});

describe('the position in a recording', () => {
  const url = 'https://example.com/long.mp3';
  beforeEach(() => localStorage.clear());

  it('is remembered in whole seconds', () => {
    storePosition(url, { currentTime: 61.4, duration: 600 });
    expect(readPosition(url)).toBe(61);
    expect(readPosition('https://example.com/other.mp3')).toBe(0);
  });

  it('is forgotten at the beginning, near the end, and on request', () => {
    for (const currentTime of [3, 597]) {
      storePosition(url, { currentTime: 61, duration: 600 });
      storePosition(url, { currentTime, duration: 600 });
      expect(readPosition(url)).toBe(0);
    }
    storePosition(url, { currentTime: 61, duration: 600 });
    forgetPosition(url);
    expect(readPosition(url)).toBe(0);
  });

  it('is not remembered for a short recording, for a stream, and before the duration is known', () => {
    for (const duration of [19, Number.POSITIVE_INFINITY, Number.NaN])
      storePosition(url, { currentTime: 12, duration });
    expect(localStorage.length).toBe(0);
  });

  it('is kept for the 50 recordings that were heard last', () => {
    for (let index = 0; index < 52; index++)
      storePosition(`${url}?${index}`, { currentTime: 61, duration: 600 });
    storePosition(`${url}?2`, { currentTime: 70, duration: 600 });
    expect([readPosition(`${url}?1`), readPosition(`${url}?2`), readPosition(`${url}?51`)]).toEqual([
      0, 70, 61,
    ]);
    storePosition(`${url}?new`, { currentTime: 61, duration: 600 });
    expect([readPosition(`${url}?2`), readPosition(`${url}?3`)]).toEqual([70, 0]);
  });

  it('of a record that is something else is none', () => {
    localStorage.setItem('azulejo.audio', '{"https://example.com/long.mp3": "soon"}');
    expect(readPosition(url)).toBe(0);
    localStorage.setItem('azulejo.audio', '[1, 2]');
    expect(readPosition(url)).toBe(0);
  });
});
