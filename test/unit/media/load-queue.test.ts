// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { distanceToViewport } from '../../../src/features/media/load-queue';

describe('the distance of a box to a viewport of 1000 x 500', () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 50 });
  it.each([
    ['inside', box(10, 10), 0],
    ['half outside', box(-50, 480), 0],
    ['below', box(0, 620), 120],
    ['above', box(0, -80), 30],
    ['to the right', box(1040, 0), 40],
    ['to the left', box(-140, 0), 40],
    ['beyond a corner', box(1040, 530), 70],
  ])('%s', (_where, rect, distance) => {
    expect(distanceToViewport(rect, { width: 1000, height: 500 })).toBe(distance);
  });
});

describe('the queue of pictures', () => {
  let tools: typeof import('../../../src/features/media/load-queue');
  let startedLoads: string[];

  const picture = (name: string, top = 0): Element => {
    const element = document.createElement('img');
    element.id = name;
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
    return element;
  };
  const wait = (element: Element) => tools.joinQueue(element, () => startedLoads.push(element.id));
  const turn = () => new Promise<void>((resolve) => queueMicrotask(resolve));

  beforeEach(async () => {
    vi.resetModules();
    tools = await import('../../../src/features/media/load-queue');
    startedLoads = [];
  });

  const begin = async (innerWidth: number): Promise<Element[]> => {
    vi.stubGlobal('innerWidth', innerWidth);
    const pictures = Array.from({ length: 40 }, (_, index) => picture(`${index}`));
    for (const each of pictures) wait(each);
    await turn();
    return pictures;
  };

  it.each([
    [1280, 16],
    [927, 16],
    [926, 1],
    [390, 1],
  ])('in a viewport of %d px loads %d pictures at a time', async (width, count) => {
    await begin(width);
    expect(startedLoads.length).toBe(count);
  });

  it('starts the next picture when one has loaded', async () => {
    const [first, second] = (await begin(390)) as [Element, Element];
    tools.leaveQueue(first);
    await turn();
    expect(startedLoads).toEqual(['0', '1']);
    tools.leaveQueue(second);
    tools.leaveQueue(second);
    await turn();
    expect(startedLoads).toEqual(['0', '1', '2']);
  });

  it('starts with the picture nearest to the viewport', async () => {
    vi.stubGlobal('innerWidth', 390);
    const pictures = [picture('far', innerHeight + 150), picture('near', -120), picture('seen', 10)];
    for (const each of pictures) wait(each);
    for (const each of [...pictures].reverse()) {
      await turn();
      tools.leaveQueue(each);
    }
    expect(startedLoads).toEqual(['seen', 'near', 'far']);
  });

  it('starts an initially visible picture at once, and counts it as loading', async () => {
    vi.stubGlobal('innerWidth', 390);
    const first = [picture('a'), picture('b')];
    for (const each of first) tools.skipQueue(each, () => startedLoads.push(each.id));
    expect(startedLoads).toEqual(['a', 'b']);
    wait(picture('c'));
    await turn();
    tools.leaveQueue(first[0] as Element);
    await turn();
    expect(startedLoads).toEqual(['a', 'b']);
    tools.leaveQueue(first[1] as Element);
    await turn();
    expect(startedLoads).toEqual(['a', 'b', 'c']);
  });

  it('skips a picture that has left the queue', async () => {
    const [first, second] = (await begin(390)) as [Element, Element];
    tools.leaveQueue(second);
    tools.leaveQueue(first);
    await turn();
    expect(startedLoads).toEqual(['0', '2']);
  });
});
