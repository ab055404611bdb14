import type { InferOutput } from 'valibot';
import { directionsAddress, mapAddress, type Position } from './address';
import type { schema } from './schema';
import { type StyleName, styleOf } from './style';

export type Settings = InferOutput<typeof schema>;

export interface Pin {
  position: Position;
  /** "" where nobody has named it. */
  title: string;
  description: string;
  /** Of a page about it. */
  url: string;
  /** How to get there. */
  directions: string;
  /** The one of the settings themselves, which leads to an outside map. */
  isMain: boolean;
}

/** What the settings and the element's content say of a place. */
export interface Place {
  /** Lines of the address from data, its name first. */
  lines: string[];
  style: StyleName;
  /** How to get there. */
  directions: string;
  /** An outside map of a position, with the address as what is searched for. */
  outside: (position: Position, zoom: number) => string;
  pins: Pin[];
  /** What the author wants to be seen; without it, all markers. */
  center: Position | undefined;
  zoom: number | undefined;
}

/** Gallery 5: the centre without any. */
const newYork: Position = { lat: 40.720756, lng: -74.000761 };

const positionOf = (lat: number | undefined, lng: number | undefined): Position | undefined =>
  lat === undefined || lng === undefined ? undefined : { lat, lng };

const linesOf = (texts: (string | undefined)[]): string[] => texts.flatMap((text) => text?.trim() || []);

/** @param content the element's own address, where it has one */
export const placeOf = (settings: Settings, content = ''): Place => {
  const { location = {}, markers } = settings;
  const said = <K extends keyof typeof location>(key: K) => settings[key] ?? location[key];
  const lines = linesOf(
    (['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'] as const).map(said),
  );
  const own = linesOf(content.split('\n'));
  const query = (lines[0] ? lines : own).join(', ');
  const center = positionOf(said('mapLat'), said('mapLng'));
  const marker = positionOf(said('markerLat'), said('markerLng'));
  const others = markers.flatMap(({ lat, lng, ...rest }): Pin[] => {
    const position = positionOf(lat, lng);
    return position ? [{ ...rest, position, directions: directionsAddress(position), isMain: false }] : [];
  });
  const position = marker ?? center ?? others[0]?.position ?? newYork;
  const directions = directionsAddress(marker || center || !query ? position : query);
  const main: Pin = {
    position,
    title: lines[0] ?? own[0] ?? '',
    description: lines.slice(1).join('\n'),
    url: '',
    directions,
    isMain: true,
  };
  return {
    lines,
    style: styleOf(settings.style),
    directions,
    outside: (at, zoom) => mapAddress(at, { query, zoom }),
    pins: marker || !others[0] ? [main, ...others] : others,
    center: center ?? (others[0] ? undefined : position),
    zoom: said('mapZoom'),
  };
};
