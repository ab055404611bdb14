import type { MapPosition } from './contract';

/** Decimals of a degree: about a tenth of a metre. Data often carry long floating-point tails. */
const decimals = 6;

const formatPosition = ({ lat, lng }: MapPosition): string =>
  [lat, lng].map((degrees) => +degrees.toFixed(decimals)).join();

/** Address of a maps site that shows `position`, with the address to search for and the zoom. */
export const outsideMapAddress = (
  position: MapPosition,
  { query, zoom }: { query?: string; zoom: number },
): string => {
  const at = formatPosition(position);
  return `https://www.google.com/maps?${new URLSearchParams({ q: query || at, ll: at, z: `${Math.round(zoom)}` })}`;
};

/** Address of directions, for any device. @param to a position, or an address as people write it */
export const directionsAddress = (to: MapPosition | string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: typeof to === 'string' ? to : formatPosition(to) })}`;

/** Attributes of a link to an outside map. */
export const outsideLink = { target: '_blank', rel: 'noopener' };
