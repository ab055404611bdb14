import { lazyImport } from '../../src/core/lazy-import';
import type { MapInput, MapSource } from './contract';
import { grayscaleFilter, osmCredit, osmTiles } from './open-street-map';

export const leafletModule = lazyImport(() => import('./leaflet/index'));
const googleModule = lazyImport(() => import('./google/index'));
/** A map in the default style does not load the other styles. */
const tileStylesModule = lazyImport(() => import('./tile-styles'));

/** Leaflet with OpenStreetMap's tiles, in grey. */
const defaultSource: MapSource = {
  ownerName: 'OpenStreetMap',
  addresses: [osmTiles.template],
  credits: [osmCredit],
  layers: [osmTiles],
  filter: grayscaleFilter,
  providerId: 'leaflet',
  loadProvider: async () => (await leafletModule.load()).leafletProvider,
};

const usesDefaultTiles = ({ settings, place }: MapInput): boolean => {
  const hasOwnTiles = settings.tiles || globalThis.Azulejo?.config.tiles;
  return place.style === 'grayscale' && settings.showLabels && !settings.showTerrain && !hasOwnTiles;
};

/**
 * Finds the source of the map: Leaflet with the tiles of the settings, or Google Maps. Undefined for Google Maps without a key.
 * @param host reports `tiles` that are no address
 * @throws for a text that cannot be a key
 */
export const resolveMapSource = async (input: MapInput, host: Element): Promise<MapSource | undefined> => {
  if (input.settings.provider === 'google') return (await googleModule.load()).resolveGoogleSource(input);
  if (usesDefaultTiles(input)) return defaultSource;
  return { ...defaultSource, ...(await tileStylesModule.load()).readTiles(input, host) };
};
