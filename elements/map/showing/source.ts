import type { Shown, Source } from '../provider';
import { again } from './again';

/** A page's map without further ado: OpenStreetMap's tiles, in grey (gallery 4.10). */
const usual: Source = {
  owner: 'OpenStreetMap',
  addresses: ['https://tile.openstreetmap.org/'],
  credits: [{ text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' }],
  provider: 'leaflet',
  layers: [{ template: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', maxZoom: 19 }],
  filter: 'grayscale(1)',
  load: async () => (await again(() => import('../leaflet/index'))).draw,
};

/** Who draws this map; nobody draws Google's without a key. @throws for an address or a key that is none */
export const sourceOf = async (shown: Shown): Promise<Source | undefined> => {
  const { provider, tiles, showLabels, showTerrain } = shown.settings;
  if (provider === 'google') return (await again(() => import('../google/index'))).googleSource(shown);
  const isUsual =
    shown.place.style === 'grayscale' &&
    showLabels &&
    !showTerrain &&
    !(tiles || globalThis.Azulejo?.config.tiles);
  return isUsual ? usual : { ...usual, ...(await again(() => import('../looks/index'))).lookOf(shown) };
};
