import { safeUrl } from '../../src/core/util/safe-url';
import { warnOnce } from '../../src/core/util/warn-once';
import type { MapCredit, MapInput, MapSource, TileLayerSource } from './contract';
import type { StyleName } from './map-style';
import { grayscaleFilter, osmCredit, osmTiles } from './open-street-map';
import type { MapSettings } from './schema';

/** Tiles of one server, with their owner and credits. */
interface TileSet extends TileLayerSource {
  ownerName: string;
  credits: MapCredit[];
}

type TileSource = Pick<MapSource, 'ownerName' | 'addresses' | 'credits' | 'layers' | 'filter'>;

const cartoCredits: MapCredit[] = [osmCredit, { text: '© CARTO', url: 'https://carto.com/attributions' }];

const carto = (name: string): TileSet => ({
  template: `https://{s}.basemaps.cartocdn.com/rastertiles/voyager_${name}/{z}/{x}/{y}{r}.png`,
  ownerName: 'CARTO',
  credits: cartoCredits,
  maxZoom: 20,
});

const osm: TileSet = {
  ...osmTiles,
  ownerName: 'OpenStreetMap',
  credits: [osmCredit],
};

/** Relief, always with names: there are no free tiles without them. */
const topographic: TileSet = {
  template: 'https://{s}.tile.opentopomap.org/{z}/{x}/{y}.png',
  ownerName: 'OpenTopoMap',
  credits: [osmCredit, { text: '© OpenTopoMap (CC-BY-SA), SRTM', url: 'https://opentopomap.org/about' }],
  maxZoom: 17,
};

/** Only the pictures of 2016 are free for any use. */
const sentinel: TileSet = {
  template: 'https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless_3857/default/g/{z}/{y}/{x}.jpg',
  ownerName: 'EOX',
  credits: [{ text: 'Sentinel-2 cloudless © EOX (Copernicus 2016)', url: 'https://s2maps.eu' }],
  maxZoom: 14,
};

/** Filters that give a style to tiles drawn in another one. */
const filters: Partial<Record<StyleName, string>> = {
  grayscale: grayscaleFilter,
  minimalLight: 'grayscale(1) contrast(0.6) brightness(1.25)',
  minimalDark: 'grayscale(1) invert(1) contrast(0.85) brightness(0.75)',
  minimalBlue: 'grayscale(1) contrast(0.75) brightness(1.1) sepia(1) hue-rotate(175deg) saturate(1.9)',
};

const unique = (texts: string[]): string[] => [...new Set(texts)];

const toTileSource = (tileSets: TileSet[], filter = ''): TileSource => {
  const credits = tileSets.flatMap((tileSet) => tileSet.credits);
  return {
    ownerName: unique(tileSets.map(({ ownerName }) => ownerName)).join(', '),
    addresses: tileSets.map(({ template }) => sampleTile(template)),
    credits: credits.filter(({ text }, nth) => credits.findIndex((other) => other.text === text) === nth),
    layers: tileSets.map(({ template, maxZoom }) => ({ template, maxZoom })),
    filter,
  };
};

/** The address of one tile. */
const sampleTile = (template: string): string =>
  template
    .replace(/\{[zxy]\}/g, '0')
    .replace('{s}', 'a')
    .replace('{r}', '');

const defaultTiles = ({ settings: { showLabels, showTerrain }, place: { style } }: MapInput): TileSource => {
  if (style === 'satellite') return toTileSource([sentinel, ...(showLabels ? [carto('only_labels')] : [])]);
  const withoutTerrain = showLabels ? osm : carto('nolabels');
  return toTileSource([showTerrain ? topographic : withoutTerrain], filters[style]);
};

type Templates = Partial<Record<StyleName, string>>;

/** Parses an object that an attribute holds as JSON. Malformed JSON stays a text, which `isTemplate` rejects. */
const parseTemplates = (tiles: MapSettings['tiles']): string | Templates | undefined => {
  if (typeof tiles !== 'string' || !/^\s*\{\s*"/.test(tiles)) return tiles;
  try {
    return JSON.parse(tiles);
  } catch {
    return tiles;
  }
};

interface TemplateChoice {
  template: string | undefined;
  /** Whether the tiles are drawn in the style; others get it by a filter. */
  isStyled: boolean;
}

const chooseTemplate = (templates: string | Templates | undefined, style: StyleName): TemplateChoice => {
  if (typeof templates !== 'object')
    return { template: templates, isStyled: !!templates?.includes('{style}') };
  const styled = templates[style];
  return { template: styled || templates.original, isStyled: !!styled };
};

/** Whether a value is an address with the parts that every tile's address has. */
const isTemplate = (value: unknown): value is string =>
  typeof value === 'string' &&
  !!safeUrl(sampleTile(value)) &&
  ['{z}', '{x}', '{y}'].every((part) => value.includes(part));

/**
 * The tiles for some settings: the page's own, else those of OpenStreetMap, CARTO, OpenTopoMap or EOX.
 * @param host reports `tiles` that are no address
 */
export const readTiles = (input: MapInput, host: Element): TileSource => {
  const { settings, place } = input;
  const { style } = place;
  const { showLabels: labels, showTerrain: terrain, attribution } = settings;
  const templates =
    parseTemplates(settings.tiles) || (globalThis.Azulejo?.config.tiles as string | undefined);
  const { template, isStyled } = chooseTemplate(templates, style);
  if (!template) return defaultTiles(input);
  if (!isTemplate(template)) {
    warnOnce(
      host,
      `tiles is ${JSON.stringify(template)}, expected an address with {z}, {x} and {y}; the default tiles are used.`,
    );
    return defaultTiles(input);
  }
  const values: Record<string, unknown> = { style, labels, terrain };
  const filled = template
    .replace(/\{(style|labels|terrain)\}/g, (_, name: string) => `${values[name]}`)
    // Leaflet throws for a name in braces that it does not know.
    .replace(/\{(?![zxysr]\})/g, '%7B');
  const tileSet: TileSet = {
    template: filled,
    ownerName: new URL(sampleTile(filled), document.baseURI).hostname,
    credits: attribution ? [{ text: attribution }] : [osmCredit],
    maxZoom: 19,
  };
  return toTileSource([tileSet], isStyled ? '' : filters[style]);
};
