import { describe, expect, it } from 'vitest';
import {
  type ScrollStrip,
  scrollOf,
  slideAfterThrow,
  slideAt,
} from '../../../src/features/slides/layouts/strip';
import { slidesInRow } from '../../../src/features/slides/scroller/slides-in-row';

/** Slides of these widths, 10 px apart, seen through 300 px. */
const stripOf = (widths: number[], alignment: number): ScrollStrip => {
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + 10, 0));
  const content = Math.max(300, (starts.at(-1) ?? 0) + (widths.at(-1) ?? 0));
  const spanOf = (index: number) => ({ start: starts[index] ?? 0, width: widths[index] ?? 0 });
  return { count: widths.length, width: 300, content, alignment, spanOf };
};

describe('the scroll position of a slide', () => {
  const widths = [100, 200, 400, 100, 100];

  it.each([
    ['start', 0, [0, 110, 320, 640, 640]],
    ['middle', 0.5, [0, 60, 370, 630, 640]],
    ['end', 1, [0, 10, 420, 530, 640]],
  ])('brings a slide to the %s, and never past an end', (_, alignment, goals) => {
    const strip = stripOf(widths, alignment);
    expect(widths.map((_, index) => scrollOf(strip, index))).toEqual(goals);
  });

  it('is 0 where all slides fit', () => {
    const strip = stripOf([50, 50, 50], 0.5);
    expect([0, 1, 2].map((index) => scrollOf(strip, index))).toEqual([0, 0, 0]);
  });

  it('is 0 without slides, and for slides without a size', () => {
    expect(scrollOf(stripOf([], 0.5), 0)).toBe(0);
    expect(scrollOf(stripOf([0, 0], 0.5), 1)).toBe(0);
  });
});

describe('the slide at a scroll position', () => {
  const strip = stripOf([100, 200, 400, 100, 100], 0.5);

  it('is the nearest', () => {
    expect([50, 200, 250, 480, 530].map((scroll) => slideAt(strip, scroll))).toEqual([1, 1, 2, 2, 3]);
  });

  it('is the first at the beginning and the last at the end', () => {
    expect([0, 1, 639, 640].map((scroll) => slideAt(strip, scroll))).toEqual([0, 0, 4, 4]);
  });

  it('is found among 10,000 with fewer than 20 measurements', () => {
    const many = stripOf([], 0);
    let looks = 0;
    const spanOf = (index: number) => {
      looks += 1;
      return { start: index * 110, width: 100 };
    };
    expect(slideAt({ ...many, count: 10_000, content: 1_100_000, spanOf }, 550_010)).toBe(5000);
    expect(looks).toBeLessThan(20);
  });
});

describe('a released strip', () => {
  // Seven slides in groups of three: the last group cannot stand at the start.
  const starts = [0, 310, 620];
  const groups: ScrollStrip = {
    count: 3,
    width: 300,
    content: 720,
    alignment: 0,
    spanOf: (group) => ({ start: starts[group] ?? 0, width: 90 }),
  };

  it.each([
    ['the nearest group after a slow drag', 150, 0, 0],
    ['the nearest group after a slow drag', 160, 0, 1],
    ['the nearest group where the last one stands at the end', 360, 0, 1],
    ['the nearest group where the last one stands at the end', 370, 0, 2],
    ['the group that a throw brings it to', 100, 80, 1],
    ['the next group after a fast throw', 20, 70, 1],
    ['the next group after a fast throw', 315, 70, 2],
    ['the group before after a fast throw back', 290, -70, 0],
    ['the group before after a fast throw back', 415, -70, 1],
    ['the same group after a slow throw', 20, 50, 0],
    ['the last group after a throw past the end', 400, 900, 2],
    ['the first group after a throw past the beginning', 30, -900, 0],
    ['the last group after a throw at the end', 420, 70, 2],
    ['the first group after a throw at the beginning', 0, -70, 0],
  ])('rests at %s: at %d px, thrown by %d px', (_, scroll, throwPx, group) => {
    expect(slideAfterThrow(groups, { scroll, throwPx })).toBe(group);
  });
});

describe('slides in a row of a carousel', () => {
  it.each([
    [3, 1200, 3],
    [5, 724, 5],
    [5, 723, 3],
    [5, 480, 3],
    [5, 479, 2],
    [3, 479, 2],
    [2, 479, 2],
    [1, 479, 1],
    [2, 700, 2],
  ])('%i in a window of %i px are %i', (perRow, width, expected) => {
    expect(slidesInRow(perRow, width)).toBe(expected);
  });
});
