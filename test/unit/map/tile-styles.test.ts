// @vitest-environment happy-dom
import { parse } from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { styleNames } from '../../../elements/map/map-style';
import { readPlace } from '../../../elements/map/place';
import { schema } from '../../../elements/map/schema';
import { readTiles } from '../../../elements/map/tile-styles';

const tilesFor = (values: Record<string, unknown>, host: Element = document.createElement('az-map')) => {
  const settings = parse(schema, { style: 'original', ...values });
  return readTiles({ settings, place: readPlace(settings) }, host);
};
const own = 'https://tiles.example/{z}/{x}/{y}.png';
const templates = (values: Record<string, unknown>) =>
  tilesFor(values).layers.map(({ template }) => template);
const hosts = (values: Record<string, unknown>) =>
  tilesFor(values).addresses.map((address) => new URL(address).hostname.replace(/^[abc]\./, ''));
const site = globalThis as { Azulejo?: { config: { tiles?: string } } };

describe('tiles', () => {
  afterEach(() => {
    delete site.Azulejo;
  });

  it("are OpenStreetMap's, with its line and a filter, in every style but satellite pictures", () => {
    const plain = styleNames.filter((name) => name !== 'satellite');
    for (const style of plain) {
      expect(templates({ style })).toEqual(['https://tile.openstreetmap.org/{z}/{x}/{y}.png']);
      expect(tilesFor({ style }).credits.map(({ text }) => text)).toEqual(['© OpenStreetMap']);
    }
    expect(new Set(plain.map((style) => tilesFor({ style }).filter)).size).toBe(plain.length);
    expect(tilesFor({}).filter).toBe('');
  });

  it('have the names and relief that the settings ask for', () => {
    expect(hosts({})).toEqual(['tile.openstreetmap.org']);
    expect(hosts({ showLabels: false })).toEqual(['basemaps.cartocdn.com']);
    expect(hosts({ showTerrain: true })).toEqual(['tile.opentopomap.org']);
    expect(hosts({ style: 'satellite' })).toEqual(['tiles.maps.eox.at', 'basemaps.cartocdn.com']);
    expect(tilesFor({ style: 'satellite' })).toMatchObject({ ownerName: 'EOX, CARTO', filter: '' });
    expect(hosts({ style: 'satellite', showLabels: false })).toEqual(['tiles.maps.eox.at']);
  });

  it('of one template get their style by a filter', () => {
    expect(tilesFor({ tiles: own, style: 'minimalDark', attribution: 'Us' })).toMatchObject({
      layers: [{ template: own }],
      ownerName: 'tiles.example',
      credits: [{ text: 'Us' }],
      filter: expect.stringContaining('invert'),
    });
    expect(tilesFor({ tiles: own }).credits[0]?.text).toBe('© OpenStreetMap');
    expect(tilesFor({ tiles: own, style: 'satellite' }).filter).toBe('');
  });

  it('of a template for each style, or of one that names the style, need no filter', () => {
    const tiles = { original: own, minimalDark: `${own}?dark` };
    expect(tilesFor({ tiles, style: 'minimalDark' })).toMatchObject({
      layers: [{ template: `${own}?dark` }],
      filter: '',
    });
    expect(tilesFor({ tiles: JSON.stringify(tiles, null, 2), style: 'grayscale' })).toMatchObject({
      layers: [{ template: own }],
      filter: 'grayscale(1)',
    });
    const styledTemplate = `${own}?{style}&{labels}&{terrain}`;
    expect(tilesFor({ tiles: styledTemplate, style: 'minimalBlue', showLabels: false })).toMatchObject({
      layers: [{ template: `${own}?minimalBlue&false&false` }],
      filter: '',
    });
    site.Azulejo = { config: { tiles: own } };
    expect(templates({})).toEqual([own]);
    expect(templates({ tiles: `${own}?own` })).toEqual([`${own}?own`]);
  });

  it.each([
    'text 0',
    'https://tiles.example/{z}.png',
    'javascript:alert({z}{x}{y})',
    '{"original": ',
    '{"original": 5}',
  ])('of %s are reported once, and the default tiles take their place', (tiles) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const host = document.createElement('az-map');
    expect(tilesFor({ tiles }, host)).toEqual(tilesFor({}));
    tilesFor({ tiles }, host);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatch(
      /<az-map>: tiles is .+, expected an address with \{z\}, \{x\} and \{y\}; the default tiles are used\.$/,
    );
    warn.mockRestore();
  });

  it('leave only the names in braces that Leaflet knows', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a page might write this
    const template = 'https://{s}.example/{z}/{x}/{y}{r}?{key}${x}';
    // biome-ignore lint/suspicious/noTemplateCurlyInString: see above
    expect(templates({ tiles: template })).toEqual(['https://{s}.example/{z}/{x}/{y}{r}?%7Bkey}${x}']);
  });
});
