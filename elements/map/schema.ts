import {
  array,
  boolean,
  examples,
  maxValue,
  metadata,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
} from 'valibot';
import { styleNames } from './style';

const latitude = optional(pipe(number(), minValue(-90), maxValue(90)));
const longitude = optional(pipe(number(), minValue(-180), maxValue(180)));
const zoom = optional(pipe(number(), minValue(0), maxValue(22)));
const line = optional(string());

/** Also as the builder writes them: `MinimalDark`, and for attributes `minimal-dark`. */
const spellings = [
  ...new Set(
    styleNames.flatMap((name) => [
      name,
      name.charAt(0).toUpperCase() + name.slice(1),
      name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`),
    ]),
  ),
];

export const schema = object({
  /** Latitude of the centre, in degrees. Default: that of the marker, else of all markers, else New York's. */
  mapLat: latitude,
  /** Longitude of the centre, in degrees. */
  mapLng: longitude,
  /** How near: 0 is the world, 12 a town, 17 a street. Default: 12, or as near as shows all `markers`. */
  mapZoom: zoom,
  /** Latitude of the marker, in degrees. Default: the centre. */
  markerLat: latitude,
  /** Longitude of the marker, in degrees. */
  markerLng: longitude,
  /** Name of the place; text. The marker is called so. Default: the first line of the address. */
  addressTitle: line,
  /** Street and number; text. */
  addressLine1: line,
  /** Town and postal code; text. */
  addressLine2: line,
  /** Country; text. */
  addressCountry: line,
  /** The same fields, as a builder's block has them; those of the block itself win. */
  location: optional(
    object({
      mapLat: latitude,
      mapLng: longitude,
      mapZoom: zoom,
      markerLat: latitude,
      markerLng: longitude,
      addressTitle: line,
      addressLine1: line,
      addressLine2: line,
      addressCountry: line,
    }),
  ),
  /** Further markers, or several in place of the one: a click opens what is said of each. */
  markers: optional(
    array(
      object({
        /** Latitude, in degrees. */
        lat: optional(pipe(number(), minValue(-90), maxValue(90), metadata({ aliases: ['markerLat'] }))),
        /** Longitude, in degrees. */
        lng: optional(pipe(number(), minValue(-180), maxValue(180), metadata({ aliases: ['markerLng'] }))),
        /** Its name; text. */
        title: optional(pipe(string(), metadata({ aliases: ['addressTitle'] })), ''),
        /** What is said of it; text, with line breaks. */
        description: optional(string(), ''),
        /** Address of a page about it. */
        url: optional(string(), ''),
      }),
    ),
    [],
  ),
  /** How it looks: a name, or 1 to 6 in this order. */
  style: optional(
    pipe(
      union([
        pipe(picklist(spellings), metadata({ aliases: ['mapStyle'] })),
        pipe(number(), minValue(1), maxValue(6)),
      ]),
      examples([...styleNames]),
    ),
    'grayscale',
  ),
  /** Whether places and streets have their names. */
  showLabels: optional(pipe(boolean(), metadata({ aliases: ['labels'] })), true),
  /** Whether hills and valleys show; not in satellite pictures. */
  showTerrain: optional(pipe(boolean(), metadata({ aliases: ['terrain'] })), false),
  /** Whether it can be moved, by mouse, fingers and keys. */
  draggable: optional(pipe(boolean(), metadata({ aliases: ['mapDraggable'] })), true),
  /** Whether the wheel zooms, and one finger moves the map, with nothing else pressed: the page does not scroll there. */
  scrollwheel: optional(boolean(), false),
  /** Whether there are buttons to zoom. */
  showControls: optional(pipe(boolean(), metadata({ aliases: ['controls'] })), true),
  /** Whether nothing is laid over the map but its markers, its source and the address. */
  disableDefaultUI: optional(boolean(), false),
  /** Whether visitors can move the marker, by mouse, finger and arrow keys. */
  markerDraggable: optional(boolean(), false),
  /** Whether a click on the marker opens an outside map, in a new window. */
  linkOnClick: optional(boolean(), true),
  /** Who draws the map. */
  provider: optional(picklist(['leaflet', 'google']), 'leaflet'),
  /** Key for Google Maps, as it is or base64 encoded. */
  key: optional(pipe(string(), metadata({ aliases: ['gmak'] })), ''),
  /**
   * Address of the tiles for Leaflet, with {z}, {x}, {y}, and where wanted {s}, {r}, {style}, {labels}, {terrain}: one for
   * all styles, or one for each. Default: OpenStreetMap's.
   */
  tiles: optional(
    union([string(), object(Object.fromEntries(styleNames.map((name) => [name, optional(string())])))]),
  ),
  /** Whose tiles they are; text. Default: OpenStreetMap's line, which its tiles have to have. */
  attribution: optional(string(), ''),
  /** Language of Google's map, such as "es". Default: the browser's. */
  language: optional(string(), ''),
  /** Country whose borders and names Google's map takes, such as "MX". */
  region: optional(string(), ''),
  /** Height in percent of the width. Default: as the page's styles say, else 50. */
  aspectRatio: optional(pipe(number(), minValue(1))),
});
