// @vitest-environment happy-dom
import { parse } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { googleStyleOptions } from '../../../elements/map/google/google-styles';
import { googleAddress } from '../../../elements/map/google/load-google';
import { type StyleName, styleNames } from '../../../elements/map/map-style';
import { schema } from '../../../elements/map/schema';

const address = (settings: Record<string, unknown>) => googleAddress(parse(schema, settings));
const optionsFor = ({ style = 'original' as StyleName, labels = true, terrain = false }) =>
  googleStyleOptions({ showLabels: labels, showTerrain: terrain }, style);

describe("Google's script", () => {
  it('is requested with the key, plain or in base64, the language and the region', () => {
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

  it("is requested with the page's key where the block has none", () => {
    const site = globalThis as { Azulejo?: unknown };
    site.Azulejo = { config: {}, context: { gmak: btoa('AIza-page') } };
    try {
      expect(new URL(address({}) ?? '').searchParams.get('key')).toBe('AIza-page');
      expect(new URL(address({ key: 'AIza-own' }) ?? '').searchParams.get('key')).toBe('AIza-own');
    } finally {
      delete site.Azulejo;
    }
  });

  it('is not requested without a key, or with a text that cannot be a key', () => {
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
    const { loadGoogle } = await import('../../../elements/map/google/load-google');
    const scripts: HTMLScriptElement[] = [];
    vi.spyOn(document.head, 'append').mockImplementation(
      (script) => void scripts.push(script as HTMLScriptElement),
    );
    return { loadGoogle, scripts };
  };

  it('fails after 30 s, and the next map tries again', async () => {
    const { loadGoogle, scripts } = await begin();
    const first = loadGoogle('https://maps.example/js?key=k');
    expect(loadGoogle('https://maps.example/js?key=k')).toBe(first);
    expect(scripts.length).toBe(1);
    const failure = expect(first).rejects.toThrow('could not be loaded within 30 s');
    vi.advanceTimersByTime(29_999);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    await failure;
    loadGoogle('https://maps.example/js?key=k').catch(() => {});
    expect(scripts.length).toBe(2);
  });

  it('fails at once where the script cannot be loaded', async () => {
    const { loadGoogle, scripts } = await begin();
    const loading = loadGoogle('https://maps.example/js?key=k');
    scripts[0]?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('could not be loaded');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("Google's map", () => {
  it('has the type that its style needs', () => {
    expect(optionsFor({}).mapTypeId).toBe('roadmap');
    expect(optionsFor({ terrain: true }).mapTypeId).toBe('terrain');
    expect(optionsFor({ style: 'satellite' }).mapTypeId).toBe('hybrid');
    expect(optionsFor({ style: 'satellite', labels: false }).mapTypeId).toBe('satellite');
  });

  it('has its own rules for each style, and one rule that hides names', () => {
    const rules = styleNames
      .filter((name) => name !== 'satellite')
      .map((style) => JSON.stringify(optionsFor({ style }).styles));
    expect(new Set(rules).size).toBe(5);
    expect(optionsFor({}).styles).toEqual([]);
    expect(optionsFor({ labels: false }).styles).toEqual([
      { featureType: undefined, elementType: 'labels', stylers: [{ visibility: 'off' }] },
    ]);
  });
});
