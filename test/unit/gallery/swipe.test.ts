import { describe, expect, it } from 'vitest';
import { axisOf } from '../../../elements/gallery/navigation/use-swipe';
import { type Sample, velocityOf } from '../../../elements/gallery/transitions/track';

describe('a drag', () => {
  it.each([
    ['nowhere within 10 px', [9, 9], undefined],
    ['along', [10, 4], 'x'],
    ['backward along', [-10, 4], 'x'],
    ['down', [4, 10], 'y'],
    ['up', [4, -12], 'y'],
  ] as [string, [number, number], string | undefined][])(
    'is locked to the axis it takes first: %s',
    (_, way, axis) => {
      expect(axisOf(...way)).toBe(axis);
    },
  );

  it('has the velocity of its last 100 ms', () => {
    // Slowly for 160 ms, then 2 px a ms.
    const samples: Sample[] = Array.from({ length: 10 }, (_, index) => [index, (index + 1) * 16]);
    for (let step = 1; step <= 8; step++) samples.push([9 + step * 32, (10 + step) * 16]);
    expect(velocityOf(samples, 18 * 16)).toBeCloseTo(2, 1);
  });

  it.each<[string, Sample[], number]>([
    ['after a rest', [[200, 16]], 300],
    ['when it has not moved', [[0, 0]], 0],
    [
      'when it was broken off',
      [
        [0, 0],
        [200, 16],
      ],
      0,
    ],
  ])('has no velocity %s', (_, samples, heldMs) => {
    expect(velocityOf(samples, heldMs)).toBe(0);
  });
});
