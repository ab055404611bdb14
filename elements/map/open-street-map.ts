import type { MapCredit, TileLayerSource } from './contract';

/** OpenStreetMap's tiles require this line. */
export const osmCredit: MapCredit = {
  text: '© OpenStreetMap',
  url: 'https://www.openstreetmap.org/copyright',
};

export const osmTiles: TileLayerSource = {
  template: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  maxZoom: 19,
};

export const grayscaleFilter = 'grayscale(1)';
