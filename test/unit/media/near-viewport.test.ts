// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Callback = (entries: { target: Element; isIntersecting: boolean }[]) => void;

class FakeObserver {
  static all: FakeObserver[] = [];
  observed = new Set<Element>();
  constructor(
    readonly report: Callback,
    readonly options: { rootMargin: string },
  ) {
    FakeObserver.all.push(this);
  }
  observe = (element: Element) => this.observed.add(element);
  unobserve = (element: Element) => this.observed.delete(element);
}

const load = async () => (await import('../../../src/media/near-viewport')).whenNear;
const observer = () => FakeObserver.all[0] as FakeObserver;

beforeEach(() => {
  vi.resetModules();
  FakeObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => vi.unstubAllGlobals());

describe('waiting for an element to come near', () => {
  it('is 200 px around the viewport, with one observer for all', async () => {
    const whenNear = await load();
    whenNear(document.createElement('i'), () => {});
    whenNear(document.createElement('i'), () => {});
    expect(FakeObserver.all.map(({ options }) => options.rootMargin)).toEqual(['200px']);
  });

  it('tells once, and whether it was near from the start', async () => {
    const whenNear = await load();
    const [near, far] = [document.createElement('i'), document.createElement('b')];
    const told: [string, boolean][] = [];
    for (const element of [near, far])
      whenNear(element, (wasNear) => told.push([element.localName, wasNear]));
    observer().report([
      { target: near, isIntersecting: true },
      { target: far, isIntersecting: false },
    ]);
    observer().report([{ target: far, isIntersecting: true }]);
    expect(told).toEqual([
      ['i', true],
      ['b', false],
    ]);
    expect(observer().observed.size).toBe(0);
  });

  it('can be given up', async () => {
    const whenNear = await load();
    const element = document.createElement('i');
    const stop = whenNear(element, () => {});
    expect(observer().observed.size).toBe(1);
    stop();
    expect(observer().observed.size).toBe(0);
  });

  it('is over at once where nothing can be observed', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const whenNear = await load();
    const arrive = vi.fn();
    whenNear(document.createElement('i'), arrive)();
    expect(arrive.mock.calls).toEqual([[true]]);
  });
});
