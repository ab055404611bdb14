// @vitest-environment happy-dom
import { parse } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { googleAddress } from '../../../elements/map/google/address';
import { lookOf } from '../../../elements/map/google/styles';
import { schema } from '../../../elements/map/schema';
import { type StyleName, styleNames } from '../../../elements/map/style';

const address = (settings: Record<string, unknown>) => googleAddress(parse(schema, settings));
const look = ({ style = 'original' as StyleName, labels = true, terrain = false }) =>
  lookOf({ showLabels: labels, showTerrain: terrain }, style);

describe("Google's loader", () => {
  it('is asked for with the key, plain or in base64, the language and the region', () => {
    const { origin, searchParams } = new URL(
      address({ key: btoa('AIza-some_key'), language: 'es', region: 'MX' }) ?? '',
    );
    expect(origin).toBe('https://maps.googleapis.com');
    expect(Object.fromEntries(searchParams)).toEqual({
      key: 'AIza-some_key',
      loading: 'async',
      language: 'es',
      region: 'MX',
    });
    expect(new URL(address({ key: 'AIza-some_key' }) ?? '').search).toBe('?key=AIza-some_key&loading=async');
  });

  it("is asked for with the page's key where the block has none (gallery 7)", () => {
    const site = globalThis as { Azulejo?: unknown };
    site.Azulejo = { config: {}, context: { gmak: btoa('AIza-page') } };
    try {
      expect(new URL(address({}) ?? '').searchParams.get('key')).toBe('AIza-page');
      expect(new URL(address({ key: 'AIza-own' }) ?? '').searchParams.get('key')).toBe('AIza-own');
    } finally {
      delete site.Azulejo;
    }
  });

  it('is not asked for without a key, or with one that is none', () => {
    expect(address({})).toBe(undefined);
    expect(() => address({ key: '"><script>' })).toThrow('key');
  });
});

describe('a load of Google Maps', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.resetModules();
  });

  const begin = async () => {
    vi.useFakeTimers();
    const { loadGoogle } = await import('../../../elements/map/google/load');
    const scripts: HTMLScriptElement[] = [];
    vi.spyOn(document.head, 'append').mockImplementation(
      (script) => void scripts.push(script as HTMLScriptElement),
    );
    return { loadGoogle, scripts };
  };

  it('is rejected after 30 s, and tried again when it is wanted again', async () => {
    const { loadGoogle, scripts } = await begin();
    const first = loadGoogle('https://maps.example/js?key=k');
    expect(loadGoogle('https://maps.example/js?key=k')).toBe(first);
    expect(scripts.length).toBe(1);
    const failure = expect(first).rejects.toThrow('did not load within 30 s');
    vi.advanceTimersByTime(29_999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    await failure;
    loadGoogle('https://maps.example/js?key=k').catch(() => {});
    expect(scripts.length).toBe(2);
  });

  it('is rejected at once where the script cannot be loaded', async () => {
    const { loadGoogle, scripts } = await begin();
    const loading = loadGoogle('https://maps.example/js?key=k');
    scripts[0]?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('could not be loaded');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("Google's map", () => {
  it('is of the type that a style wants', () => {
    expect(look({}).mapTypeId).toBe('roadmap');
    expect(look({ terrain: true }).mapTypeId).toBe('terrain');
    expect(look({ style: 'satellite' }).mapTypeId).toBe('hybrid');
    expect(look({ style: 'satellite', labels: false }).mapTypeId).toBe('satellite');
  });

  it('has rules of its own for each style, and one that leaves out names', () => {
    const rules = styleNames
      .filter((name) => name !== 'satellite')
      .map((style) => JSON.stringify(look({ style }).styles));
    expect(new Set(rules).size).toBe(5);
    expect(look({}).styles).toEqual([]);
    expect(look({ labels: false }).styles).toEqual([
      { featureType: undefined, elementType: 'labels', stylers: [{ visibility: 'off' }] },
    ]);
  });
});
