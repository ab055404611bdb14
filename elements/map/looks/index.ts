import { safeUrl } from '../../../src/util/safe-url';
import type { Settings } from '../place';
import type { Colors, Credit, Shown, Source, Tiles } from '../provider';
import type { StyleName } from '../style';

/** Tiles, and what has to be known of them. */
interface Offer extends Tiles {
  owner: string;
  credits: Credit[];
}

type Look = Pick<Source, 'owner' | 'addresses' | 'credits' | 'layers' | 'filter'>;

const osmCredit: Credit = { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' };
const cartoCredits: Credit[] = [osmCredit, { text: '© CARTO', url: 'https://carto.com/attributions' }];

const carto = (name: string): Offer => ({
  template: `https://{s}.basemaps.cartocdn.com/rastertiles/voyager_${name}/{z}/{x}/{y}{r}.png`,
  owner: 'CARTO',
  credits: cartoCredits,
  maxZoom: 20,
});

const osm: Offer = {
  template: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  owner: 'OpenStreetMap',
  credits: [osmCredit],
  maxZoom: 19,
};

/** Relief, with names: there are no free tiles without. */
const topographic: Offer = {
  template: 'https://{s}.tile.opentopomap.org/{z}/{x}/{y}.png',
  owner: 'OpenTopoMap',
  credits: [osmCredit, { text: '© OpenTopoMap (CC-BY-SA), SRTM', url: 'https://opentopomap.org/about' }],
  maxZoom: 17,
};

/** The one of 2016 is free for any use. */
const sentinel: Offer = {
  template: 'https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless_3857/default/g/{z}/{y}/{x}.jpg',
  owner: 'EOX',
  credits: [{ text: 'Sentinel-2 cloudless © EOX (Copernicus 2016)', url: 'https://s2maps.eu' }],
  maxZoom: 14,
};

/** For tiles that are drawn in one style (gallery 4.10). */
const filters: Partial<Record<StyleName, string>> = {
  grayscale: 'grayscale(1)',
  minimalLight: 'grayscale(1) contrast(0.6) brightness(1.25)',
  minimalDark: 'grayscale(1) invert(1) contrast(0.85) brightness(0.75)',
  minimalBlue: 'grayscale(1) contrast(0.75) brightness(1.1) sepia(1) hue-rotate(175deg) saturate(1.9)',
};

const unique = (texts: string[]): string[] => [...new Set(texts)];

const lookFrom = (offers: Offer[], filter = ''): Look => {
  const credits = offers.flatMap((offer) => offer.credits);
  return {
    owner: unique(offers.map(({ owner }) => owner)).join(', '),
    addresses: offers.map(({ template }) => anyTile(template)),
    credits: credits.filter(({ text }, nth) => credits.findIndex((other) => other.text === text) === nth),
    layers: offers.map(({ template, maxZoom }) => ({ template, maxZoom })),
    filter,
  };
};

/** As the browser would ask for it. */
const anyTile = (template: string): string =>
  template
    .replace(/\{[zxy]\}/g, '0')
    .replace('{s}', 'a')
    .replace('{r}', '');

const usualOf = ({ settings: { showLabels, showTerrain }, place: { style } }: Shown): Look =>
  style === 'satellite'
    ? lookFrom([sentinel, ...(showLabels ? [carto('only_labels')] : [])])
    : lookFrom([showTerrain ? topographic : showLabels ? osm : carto('nolabels')], filters[style]);

/** A marker for each style (gallery 4.10), and what shows before the ground. Where both are one, the sign has no dot. */
export const colors: Partial<Record<StyleName, Colors>> = {
  original: { '--_pin': '#c1332b' },
  satellite: { '--_pin': '#fff', '--_ink': '#c1332b', '--_ground': '#33453a' },
  minimalDark: { '--_pin': '#f0c15c', '--_ink': '#f0c15c', '--_ground': '#1c2230' },
  minimalLight: { '--_pin': '#14213d', '--_ink': '#14213d', '--_ground': '#f6f5f2' },
  minimalBlue: { '--_pin': '#1f4e9e', '--_ink': '#1f4e9e', '--_ground': '#e7eef9' },
};

type Templates = Partial<Record<StyleName, string>>;

/** An attribute says an object in JSON. @throws for JSON that is none */
const templatesOf = (given: Settings['tiles']): string | Templates | undefined =>
  typeof given === 'string' && given.startsWith('{"') ? JSON.parse(given) : given;

/**
 * What shows for these settings. A template of a style's own, or one that names `{style}`, is shown as it is; others are
 * given their style by a filter.
 * @throws for a template that is none
 */
export const lookOf = (shown: Shown): Look => {
  const { settings, place } = shown;
  const { style } = place;
  const { showLabels: labels, showTerrain: terrain, attribution } = settings;
  const given = templatesOf(settings.tiles) || (globalThis.Azulejo?.config.tiles as string | undefined);
  const own = typeof given === 'object' ? given[style] : /\{style\}/.test(given ?? '') && given;
  const found = own || (typeof given === 'object' ? given.original : given);
  if (!found) return usualOf(shown);
  const isAddress = safeUrl(anyTile(found)) && ['{z}', '{x}', '{y}'].every((part) => found.includes(part));
  if (!isAddress)
    throw Error(`tiles: expected an address with {z}, {x} and {y}, got ${JSON.stringify(found)}`);
  const values: Record<string, unknown> = { style, labels, terrain };
  const template = found
    .replace(/\{(style|labels|terrain)\}/g, (_, name: string) => `${values[name]}`)
    // Leaflet would have to know what these are.
    .replace(/\{(?![zxysr]\})/g, '%7B');
  return lookFrom(
    [
      {
        template,
        owner: new URL(anyTile(template), document.baseURI).hostname,
        credits: attribution ? [{ text: attribution }] : [osmCredit],
        maxZoom: 19,
      },
    ],
    own ? '' : filters[style],
  );
};
