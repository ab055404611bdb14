// @vitest-environment happy-dom
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapProvider, MapSource, ProviderMap, ProviderMapOptions } from '../../../elements/map/contract';
import { MapController } from '../../../elements/map/map-controller';
import { resolveMapSource } from '../../../elements/map/map-source';
import { readPlace } from '../../../elements/map/place';
import { type MapSettings, schema } from '../../../elements/map/schema';

vi.mock('../../../elements/map/map-source', () => ({ resolveMapSource: vi.fn() }));

/** A provider that draws nothing and counts its calls. */
const createFakeProvider = () => {
  const calls = { applySettings: 0, setView: 0, loads: 0, removed: 0 };
  const maps: ProviderMapOptions[] = [];
  const createMap = (options: ProviderMapOptions): ProviderMap => {
    maps.push(options);
    return {
      applySettings: () => void calls.applySettings++,
      view: options.view,
      setView: () => void calls.setView++,
      pan() {},
      zoom() {},
      addMarkerSlot: () => ({ move() {}, remove() {} }),
      remove: () => void calls.removed++,
    };
  };
  const source: MapSource = {
    ownerName: 'Nobody',
    addresses: ['/tiles'],
    credits: [],
    providerId: 'none',
    layers: [],
    filter: '',
    loadProvider: async () => {
      calls.loads++;
      return { createMap };
    },
  };
  return { calls, maps, source };
};

const openMap = (source: MapSource, { width = 600 } = {}) => {
  vi.mocked(resolveMapSource).mockImplementation(async () => source);
  const host = document.createElement('div');
  const surface = document.createElement('div');
  host.append(surface);
  Object.defineProperty(surface, 'clientWidth', { value: width });
  const errors: unknown[] = [];
  let settings = parse(schema, { mapLat: 1, mapLng: 2 });
  const controller = new MapController({
    host: Object.assign(host, {
      report: (error: unknown) => errors.push(error),
      visitorState: new Map(),
    }) as never,
    surface,
    card: null,
    input: { settings, place: readPlace(settings) },
  });
  return {
    controller,
    errors,
    phase: () => controller.getSnapshot().phase,
    change(changes: Partial<MapSettings>) {
      settings = { ...settings, ...changes };
      controller.update({ settings, place: readPlace(settings) });
    },
  };
};

/** Lets everything happen that waits for no timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('changed settings of a map that shows', () => {
  it('reach its provider once, 60 ms after the last one', async () => {
    const { source, calls, maps } = createFakeProvider();
    const { change, controller } = openMap(source);
    await settle();
    maps[0]?.onShow();
    expect(calls).toEqual({ applySettings: 1, setView: 0, loads: 1, removed: 0 });
    expect(maps[0]?.view).toEqual({ center: { lat: 1, lng: 2 }, zoom: 12 });
    for (const mapZoom of [13, 14, 15]) {
      change({ mapZoom });
      await vi.advanceTimersByTimeAsync(59);
    }
    expect(calls.applySettings).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual({ applySettings: 2, setView: 1, loads: 1, removed: 0 });

    // The centre that the settings ask for is the same, so the visitor's own view stays.
    change({ scrollwheel: true });
    await vi.advanceTimersByTimeAsync(60);
    expect(calls).toEqual({ applySettings: 3, setView: 1, loads: 1, removed: 0 });

    change({ mapZoom: 3 });
    controller.destroy();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual({ applySettings: 3, setView: 1, loads: 1, removed: 1 });
  });

  it('leave a marker where the visitor has moved it, until they move it themselves', async () => {
    const { source, maps } = createFakeProvider();
    const { change, controller } = openMap(source);
    await settle();
    maps[0]?.onShow();
    controller.moveMarker(0, { lat: 1, lng: 2 }, { x: 256, y: 0 });
    const { lat, lng } = controller.getMarkerPosition(0);
    // At zoom 12 the world is 4096 tiles of 256 px wide.
    expect([lat.toFixed(6), lng.toFixed(6)]).toEqual(['1.000000', (2 + 360 / 4096).toFixed(6)]);
    change({ scrollwheel: true });
    expect(controller.getMarkerPosition(0).lng).toBe(lng);
    change({ markerLat: 5, markerLng: 6 });
    expect(controller.getMarkerPosition(0)).toEqual({ lat: 5, lng: 6 });
    // Beyond the date line.
    controller.moveMarker(0, { lat: 5, lng: 179.99 }, { x: 256, y: 0 });
    expect(controller.getMarkerPosition(0).lng).toBeCloseTo(179.99 + 360 / 4096 - 360, 6);
  });
});

describe('a map that cannot be loaded', () => {
  it('fails after 30 s without a provider, and a provider that comes later changes nothing', async () => {
    const { source, calls } = createFakeProvider();
    let resolve: (provider: MapProvider) => void = () => {};
    const { loadProvider } = source;
    source.loadProvider = () => new Promise((resolvePromise) => (resolve = resolvePromise));
    const { phase, errors } = openMap(source);
    await vi.advanceTimersByTimeAsync(29_999);
    expect([phase(), errors]).toEqual(['waiting', []]);
    await vi.advanceTimersByTimeAsync(1);
    expect([phase(), `${errors}`]).toEqual(['failed', 'Error: The map did not load within 30 s.']);
    resolve(await loadProvider());
    await settle();
    expect([phase(), calls.applySettings]).toEqual(['failed', 0]);
  });

  it('fails after 30 s in which no part of the map has come', async () => {
    const { source, calls } = createFakeProvider();
    const { phase, errors } = openMap(source);
    await vi.advanceTimersByTimeAsync(29_999);
    expect([phase(), calls.removed]).toEqual(['waiting', 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([phase(), calls.removed, errors.length]).toEqual(['failed', 1, 1]);
  });

  it('waits while the page hides it', async () => {
    const { phase, errors } = openMap(createFakeProvider().source, { width: 0 });
    await vi.advanceTimersByTimeAsync(90_000);
    expect([phase(), errors]).toEqual(['waiting', []]);
  });

  it('stays where a part of the map has come within 30 s', async () => {
    const { source, maps } = createFakeProvider();
    const { phase, errors } = openMap(source);
    await vi.advanceTimersByTimeAsync(29_000);
    maps[0]?.onShow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([phase(), errors]).toEqual(['showing', []]);
  });

  it('fails at once where its provider cannot be loaded, and tries again only with another address', async () => {
    const { source, calls } = createFakeProvider();
    const { loadProvider } = source;
    let requests = 0;
    source.loadProvider = async () => {
      requests++;
      throw Error('refused');
    };
    const { phase, errors, change } = openMap(source);
    await settle();
    expect([phase(), `${errors}`]).toEqual(['failed', 'Error: refused']);
    change({ mapZoom: 3 });
    await vi.advanceTimersByTimeAsync(60);
    expect([phase(), requests, errors.length]).toEqual(['failed', 1, 1]);
    Object.assign(source, { loadProvider, addresses: ['/others'] });
    change({ mapZoom: 4 });
    await vi.advanceTimersByTimeAsync(60);
    expect([phase(), calls.loads, calls.applySettings]).toEqual(['waiting', 1, 1]);
  });
});
