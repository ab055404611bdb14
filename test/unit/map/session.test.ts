// @vitest-environment happy-dom
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapState } from '../../../elements/map/map';
import { placeOf, type Settings } from '../../../elements/map/place';
import type { Given, ProviderMap, Source } from '../../../elements/map/provider';
import { schema } from '../../../elements/map/schema';
import { Session } from '../../../elements/map/showing/session';
import { sourceOf } from '../../../elements/map/showing/source';

vi.mock('../../../elements/map/showing/source', () => ({ sourceOf: vi.fn() }));

/** A provider that draws nothing and counts what it is told. */
const providerOf = () => {
  const calls = { apply: 0, look: 0, loads: 0, removed: 0 };
  const given: Given[] = [];
  const map = (view: Given['view']): ProviderMap => ({
    apply: () => void calls.apply++,
    view,
    look: () => void calls.look++,
    pan() {},
    zoom() {},
    spot: () => ({ move() {}, remove() {} }),
    remove: () => void calls.removed++,
  });
  const source: Source = {
    owner: 'Nobody',
    addresses: ['/tiles'],
    credits: [],
    provider: 'none',
    layers: [],
    filter: '',
    load: async () => {
      calls.loads++;
      return (one) => {
        given.push(one);
        return map(one.view);
      };
    },
  };
  return { calls, given, source };
};

const begin = (source: Source) => {
  vi.mocked(sourceOf).mockImplementation(async () => source);
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' });
  const canvas = document.createElement('div');
  host.shadowRoot?.append(canvas);
  const errors: unknown[] = [];
  let settings = parse(schema, { mapLat: 1, mapLng: 2 });
  let state: MapState = { phase: 'waits', open: -1 };
  const session = new Session({
    host: Object.assign(host, { report: (error: unknown) => errors.push(error) }),
    canvas,
    now: () => ({ settings, place: placeOf(settings), state }),
    show: (more: Partial<MapState>) => {
      state = { ...state, ...more };
    },
  } as unknown as ConstructorParameters<typeof Session>[0]);
  return {
    session,
    errors,
    phase: () => state.phase,
    change(changed: Partial<Settings>) {
      settings = { ...settings, ...changed };
      session.update();
    },
  };
};

/** All that waits for nothing but a turn of its own. */
const turns = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('changes of a map that shows', () => {
  it('reach its provider once, 60 ms after the last one', async () => {
    const { source, calls, given } = providerOf();
    const { change, session } = begin(source);
    await turns();
    given[0]?.onShown();
    expect(calls).toEqual({ apply: 1, look: 0, loads: 1, removed: 0 });
    // Gallery 9.
    expect(given[0]?.view).toEqual({ center: { lat: 1, lng: 2 }, zoom: 12 });
    for (const mapZoom of [13, 14, 15]) {
      change({ mapZoom });
      await vi.advanceTimersByTimeAsync(59);
    }
    expect(calls.apply).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual({ apply: 2, look: 1, loads: 1, removed: 0 });

    // The centre is where it was wanted: the visitor's own view is left alone.
    change({ scrollwheel: true });
    await vi.advanceTimersByTimeAsync(60);
    expect(calls).toEqual({ apply: 3, look: 1, loads: 1, removed: 0 });

    change({ mapZoom: 3 });
    session.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual({ apply: 3, look: 1, loads: 1, removed: 1 });
  });
});

describe('a map that cannot be had', () => {
  it('is given up after 30 s without a loader, and what comes later changes nothing', async () => {
    const { source, calls } = providerOf();
    let come: (draw: Awaited<ReturnType<Source['load']>>) => void = () => {};
    const { load } = source;
    source.load = () => new Promise((resolve) => (come = resolve));
    const { phase, errors } = begin(source);
    await vi.advanceTimersByTimeAsync(29_999);
    expect([phase(), errors]).toEqual(['waits', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([phase(), `${errors}`]).toEqual(['failed', 'Error: The map did not load within 30 s.']);
    come(await load());
    await turns();
    expect([phase(), calls.apply]).toEqual(['failed', 0]);
  });

  it('is given up after 30 s in which nothing of it has come', async () => {
    const { source, calls } = providerOf();
    const { phase, errors } = begin(source);
    await vi.advanceTimersByTimeAsync(29_999);
    expect([phase(), calls.removed]).toEqual(['waits', 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([phase(), calls.removed, errors.length]).toEqual(['failed', 1, 1]);
  });

  it('is kept where something of it has come within 30 s', async () => {
    const { source, given } = providerOf();
    const { phase, errors } = begin(source);
    await vi.advanceTimersByTimeAsync(29_000);
    given[0]?.onShown();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([phase(), errors]).toEqual(['shows', []]);
  });

  it('is given up at once where its loader is rejected, and not asked for again before it is another', async () => {
    const { source, calls } = providerOf();
    const { load } = source;
    let asked = 0;
    source.load = async () => {
      asked++;
      throw Error('refused');
    };
    const { phase, errors, change } = begin(source);
    await turns();
    expect([phase(), `${errors}`]).toEqual(['failed', 'Error: refused']);
    change({ mapZoom: 3 });
    await vi.advanceTimersByTimeAsync(60);
    expect([phase(), asked, errors.length]).toEqual(['failed', 1, 1]);
    Object.assign(source, { load, addresses: ['/others'] });
    change({ mapZoom: 4 });
    await vi.advanceTimersByTimeAsync(60);
    expect([phase(), calls.loads, calls.apply]).toEqual(['waits', 1, 1]);
  });
});
