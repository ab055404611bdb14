import { describe, expect, it } from 'vitest';
import { Drag } from '../../../elements/gallery/engine/swipe';

/** A drag over these places, `stepMs` apart, from 0, 0. */
const drag = (places: [x: number, y: number][], stepMs = 16): Drag => {
  const result = new Drag({ x: 0, y: 0, at: 0 });
  for (const [index, [x, y]] of places.entries()) result.add({ x, y, at: (index + 1) * stepMs });
  return result;
};

describe('a drag', () => {
  it.each([
    ['nowhere within 10 px', [[9, 9]], undefined],
    ['along', [[10, 4]], 'x'],
    ['backward along', [[-10, 4]], 'x'],
    ['down', [[4, 10]], 'y'],
    ['up', [[4, -12]], 'y'],
    [
      'and stays so',
      [
        [12, 4],
        [12, 90],
      ],
      'x',
    ],
    [
      'and stays so, the other way',
      [
        [2, 10],
        [90, 10],
      ],
      'y',
    ],
  ] as [string, [number, number][], string | undefined][])('is locked to its axis: %s', (_, places, axis) => {
    expect(drag(places).axis).toBe(axis);
  });

  it('knows how far it has gone', () => {
    const { moved } = drag([
      [50, 5],
      [-120, 8],
    ]).release('x', 32);
    expect(moved).toBe(-120);
  });

  it('is as fast as its last 100 ms', () => {
    // Slowly for 160 ms, then 2 px a ms.
    const places: [number, number][] = Array.from({ length: 10 }, (_, index) => [index, 0]);
    for (let step = 1; step <= 8; step++) places.push([9 + step * 32, 0]);
    const { velocity } = drag(places).release('x', 18 * 16);
    expect(velocity).toBeCloseTo(2, 1);
  });

  it('has no velocity after a rest', () => {
    expect(drag([[200, 0]]).release('x', 300)).toMatchObject({ moved: 200, velocity: 0, heldMs: 300 });
  });

  it('has none when it has not moved', () => {
    expect(drag([]).release('x', 0)).toEqual({ moved: 0, velocity: 0, heldMs: 0 });
  });
});
