/** In degrees. */
export interface Position {
  lat: number;
  lng: number;
}

export interface View {
  center: Position;
  zoom: number;
}

/** A tenth of a metre; data come with long float tails. */
const decimals = 6;

const written = ({ lat, lng }: Position): string => [lat, lng].map((one) => +one.toFixed(decimals)).join();

/** Gallery 7: an outside maps page with position, query and zoom. */
export const mapAddress = (position: Position, { query, zoom }: { query?: string; zoom: number }): string => {
  const at = written(position);
  return `https://www.google.com/maps?${new URLSearchParams({ q: query || at, ll: at, z: `${Math.round(zoom)}` })}`;
};

/** How to get there, for any device. @param to a position, or an address as people write it */
export const directionsAddress = (to: Position | string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: typeof to === 'string' ? to : written(to) })}`;
