import type { MapMarker, MapPlace, MapPosition } from './contract';
import { parseStyle } from './map-style';
import { directionsAddress, outsideMapAddress } from './outside-maps';
import type { MapSettings } from './schema';

/** New York: the centre of a map without any position. */
const defaultCenter: MapPosition = { lat: 40.720756, lng: -74.000761 };

const addressKeys = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'] as const;

const toPosition = (lat: number | undefined, lng: number | undefined): MapPosition | undefined =>
  lat === undefined || lng === undefined ? undefined : { lat, lng };

const trimLines = (texts: (string | undefined)[]): string[] => texts.flatMap((text) => text?.trim() || []);

/** @param ownAddress text of the address in the element's content */
export const readPlace = (settings: MapSettings, ownAddress = ''): MapPlace => {
  const { location = {} } = settings;
  const read = <K extends keyof typeof location>(key: K) => settings[key] ?? location[key];
  const lines = trimLines(addressKeys.map(read));
  const ownLines = trimLines(ownAddress.split('\n'));
  const query = (lines[0] ? lines : ownLines).join(', ');
  const center = toPosition(read('mapLat'), read('mapLng'));
  const mainPosition = toPosition(read('markerLat'), read('markerLng'));
  const others = settings.markers.flatMap(({ lat, lng, ...marker }): MapMarker[] => {
    const position = toPosition(lat, lng);
    return position ? [{ ...marker, position, directions: directionsAddress(position), isMain: false }] : [];
  });
  const knownPosition = mainPosition ?? center ?? others[0]?.position;
  const position = knownPosition ?? defaultCenter;
  const directions = directionsAddress(mainPosition || center || !query ? position : query);
  const main: MapMarker = {
    position,
    title: lines[0] ?? ownLines[0] ?? '',
    description: lines.slice(1).join('\n'),
    url: '',
    directions,
    isMain: true,
  };
  return {
    lines,
    style: parseStyle(settings.style),
    directions,
    outsideMap: (at, zoom) => outsideMapAddress(at, { query, zoom }),
    markers: mainPosition || !others[0] ? [main, ...others] : others,
    center: center ?? (others[0] ? undefined : position),
    zoom: read('mapZoom'),
    hasPosition: knownPosition !== undefined,
  };
};
