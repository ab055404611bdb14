// @vitest-environment happy-dom
import { parse } from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { lookOf } from '../../../elements/map/looks/index';
import { placeOf } from '../../../elements/map/place';
import { schema } from '../../../elements/map/schema';
import { styleNames } from '../../../elements/map/style';

const look = (changed: Record<string, unknown>) => {
  const settings = parse(schema, { style: 'original', ...changed });
  return lookOf({ settings, place: placeOf(settings) });
};
const own = 'https://tiles.example/{z}/{x}/{y}.png';
const templates = (changed: Record<string, unknown>) => look(changed).layers.map(({ template }) => template);
const hosts = (changed: Record<string, unknown>) =>
  look(changed).addresses.map((address) => new URL(address).hostname.replace(/^[abc]\./, ''));
const site = globalThis as { Azulejo?: { config: { tiles?: string } } };

describe('tiles', () => {
  afterEach(() => {
    delete site.Azulejo;
  });

  it("are OpenStreetMap's, with its line and a filter, in every style but satellite pictures", () => {
    const plain = styleNames.filter((name) => name !== 'satellite');
    for (const style of plain) {
      expect(templates({ style })).toEqual(['https://tile.openstreetmap.org/{z}/{x}/{y}.png']);
      expect(look({ style }).credits.map(({ text }) => text)).toEqual(['© OpenStreetMap']);
    }
    expect(new Set(plain.map((style) => look({ style }).filter)).size).toBe(plain.length);
    expect(look({}).filter).toBe('');
  });

  it('have names and relief as wanted', () => {
    expect(hosts({})).toEqual(['tile.openstreetmap.org']);
    expect(hosts({ showLabels: false })).toEqual(['basemaps.cartocdn.com']);
    expect(hosts({ showTerrain: true })).toEqual(['tile.opentopomap.org']);
    expect(hosts({ style: 'satellite' })).toEqual(['tiles.maps.eox.at', 'basemaps.cartocdn.com']);
    expect(look({ style: 'satellite' })).toMatchObject({ owner: 'EOX, CARTO', filter: '' });
    expect(hosts({ style: 'satellite', showLabels: false })).toEqual(['tiles.maps.eox.at']);
  });

  it('may be of one template, which gets its style by a filter', () => {
    expect(look({ tiles: own, style: 'minimalDark', attribution: 'Us' })).toMatchObject({
      layers: [{ template: own }],
      owner: 'tiles.example',
      credits: [{ text: 'Us' }],
      filter: expect.stringContaining('invert'),
    });
    expect(look({ tiles: own }).credits[0]?.text).toBe('© OpenStreetMap');
    expect(look({ tiles: own, style: 'satellite' }).filter).toBe('');
  });

  it('may be of a template for each style, or of one that knows them', () => {
    const tiles = { original: own, minimalDark: `${own}?dark` };
    expect(look({ tiles, style: 'minimalDark' })).toMatchObject({
      layers: [{ template: `${own}?dark` }],
      filter: '',
    });
    expect(look({ tiles: JSON.stringify(tiles), style: 'grayscale' })).toMatchObject({
      layers: [{ template: own }],
      filter: 'grayscale(1)',
    });
    const wise = `${own}?{style}&{labels}&{terrain}`;
    expect(look({ tiles: wise, style: 'minimalBlue', showLabels: false })).toMatchObject({
      layers: [{ template: `${own}?minimalBlue&false&false` }],
      filter: '',
    });
    site.Azulejo = { config: { tiles: own } };
    expect(templates({})).toEqual([own]);
    expect(templates({ tiles: `${own}?own` })).toEqual([`${own}?own`]);
  });

  it.each(['text 0', 'https://tiles.example/{z}.png', 'javascript:alert({z}{x}{y})', '{"original": '])(
    'of %s are none',
    (tiles) => {
      expect(() => look({ tiles })).toThrow();
    },
  );

  it('have addresses in which only the known places are to be filled', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as a page might write it
    const template = 'https://{s}.example/{z}/{x}/{y}{r}?{key}${x}';
    // biome-ignore lint/suspicious/noTemplateCurlyInString: see above
    expect(templates({ tiles: template })).toEqual(['https://{s}.example/{z}/{x}/{y}{r}?%7Bkey}${x}']);
  });
});
