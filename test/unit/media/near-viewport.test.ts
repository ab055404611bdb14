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

const load = async () => (await import('../../../src/features/media/near-viewport')).watchNear;
const observer = () => FakeObserver.all[0] as FakeObserver;

beforeEach(() => {
  vi.resetModules();
  FakeObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
afterEach(() => vi.unstubAllGlobals());

describe('watchNear', () => {
  it('observes 200 px around the viewport, with one observer for all elements', async () => {
    const watchNear = await load();
    watchNear(document.createElement('i'), () => {});
    watchNear(document.createElement('i'), () => {});
    expect(FakeObserver.all.map(({ options }) => options.rootMargin)).toEqual(['200px']);
  });

  it('reports the initial state and each change', async () => {
    const watchNear = await load();
    const [near, far] = [document.createElement('i'), document.createElement('b')];
    const calls: [string, boolean, boolean][] = [];
    for (const element of [near, far])
      watchNear(element, (...report) => calls.push([element.localName, ...report]));
    observer().report([
      { target: near, isIntersecting: true },
      { target: far, isIntersecting: false },
    ]);
    observer().report([{ target: far, isIntersecting: true }]);
    observer().report([{ target: far, isIntersecting: false }]);
    expect(calls).toEqual([
      ['i', true, true],
      ['b', false, true],
      ['b', true, false],
      ['b', false, false],
    ]);
  });

  it('reports nothing after a stop, and the initial state after a restart', async () => {
    const watchNear = await load();
    const element = document.createElement('i');
    const changed = vi.fn();
    const stop = watchNear(element, changed);
    observer().report([{ target: element, isIntersecting: false }]);
    stop();
    observer().report([{ target: element, isIntersecting: true }]);
    watchNear(element, changed);
    observer().report([{ target: element, isIntersecting: true }]);
    expect(changed.mock.calls).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  it('counts every element as near where there is no observer, unless it is stopped before', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const watchNear = await load();
    const changed = vi.fn();
    const stopped = vi.fn();
    watchNear(document.createElement('i'), changed);
    watchNear(document.createElement('i'), stopped)();
    await Promise.resolve();
    expect(changed.mock.calls).toEqual([[true, true]]);
    expect(stopped).not.toHaveBeenCalled();
  });

  it('stops observing on request', async () => {
    const watchNear = await load();
    const element = document.createElement('i');
    const stop = watchNear(element, () => {});
    expect(observer().observed.size).toBe(1);
    stop();
    expect(observer().observed.size).toBe(0);
  });
});
