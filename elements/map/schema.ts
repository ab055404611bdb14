import {
  array,
  boolean,
  examples,
  type InferOutput,
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
import { pageAddress } from '../../src/core/settings/address-setting';
import { styleNames } from './map-style';

const latitude = optional(pipe(number(), minValue(-90), maxValue(90)));
const longitude = optional(pipe(number(), minValue(-180), maxValue(180)));
const zoom = optional(pipe(number(), minValue(0), maxValue(22)));
const line = optional(string());

/** The builder writes `MinimalDark`; in attributes, `minimal-dark` reads better. */
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
  /** Latitude of the centre, in degrees. Default: the marker's, else the middle of all markers, else New York's. */
  mapLat: latitude,
  /** Longitude of the centre, in degrees. */
  mapLng: longitude,
  /**
   * Zoom level: 0 shows the world, 12 a town, 17 a street. Default: 12, or the highest level at which all `markers` are visible.
   */
  mapZoom: zoom,
  /** Latitude of the marker, in degrees. Default: the centre. */
  markerLat: latitude,
  /** Longitude of the marker, in degrees. */
  markerLng: longitude,
  /** Name of the place and of its marker, as plain text. Default: the first line of the address. */
  addressTitle: line,
  /** Street and number, as plain text. */
  addressLine1: line,
  /** Town and postal code, as plain text. */
  addressLine2: line,
  /** Country, as plain text. */
  addressCountry: line,
  /**
   * Centre, zoom, marker and address in one object, as in data of the hosted builder. Settings outside the object take
   * precedence.
   */
  location: optional(
    object({
      /** Latitude of the centre, in degrees. */
      mapLat: latitude,
      /** Longitude of the centre, in degrees. */
      mapLng: longitude,
      /** Zoom level. */
      mapZoom: zoom,
      /** Latitude of the marker, in degrees. */
      markerLat: latitude,
      /** Longitude of the marker, in degrees. */
      markerLng: longitude,
      /** Name of the place and of its marker, as plain text. */
      addressTitle: line,
      /** Street and number, as plain text. */
      addressLine1: line,
      /** Town and postal code, as plain text. */
      addressLine2: line,
      /** Country, as plain text. */
      addressCountry: line,
    }),
  ),
  /** More markers, in addition to the main marker or instead of it. A click on one of them opens its popup. */
  markers: optional(
    array(
      object({
        /** Latitude, in degrees. */
        lat: optional(pipe(number(), minValue(-90), maxValue(90), metadata({ aliases: ['markerLat'] }))),
        /** Longitude, in degrees. */
        lng: optional(pipe(number(), minValue(-180), maxValue(180), metadata({ aliases: ['markerLng'] }))),
        /** Name of the marker, as plain text. */
        title: optional(pipe(string(), metadata({ aliases: ['addressTitle'] })), ''),
        /** Description in the popup, as plain text with line breaks. */
        description: optional(string(), ''),
        /** Address of a page about the place, which the popup links to. */
        url: optional(pageAddress(), ''),
      }),
    ),
    [],
  ),
  /**
   * Style of the map: a name, or a number: 1 original, 2 grayscale, 3 satellite, 4 minimal light, 5 minimal dark, 6 minimal blue.
   */
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
  /** Whether the map shows the names of places and streets. */
  showLabels: optional(pipe(boolean(), metadata({ aliases: ['labels'] })), true),
  /** Whether the map shows hills and valleys. Without effect on satellite pictures. */
  showTerrain: optional(pipe(boolean(), metadata({ aliases: ['terrain'] })), false),
  /** Whether visitors can move the map with the mouse, fingers and keys. */
  draggable: optional(pipe(boolean(), metadata({ aliases: ['mapDraggable'] })), true),
  /**
   * Whether the mouse wheel zooms without a modifier key, and a single finger moves the map. The page then does not scroll while
   * the pointer or finger is on the map.
   */
  scrollwheel: optional(boolean(), false),
  /** Whether the map has zoom buttons. */
  showControls: optional(pipe(boolean(), metadata({ aliases: ['controls'] })), true),
  /** Whether the map has no controls, so that only markers, credits and the address cover it. */
  disableDefaultUI: optional(boolean(), false),
  /** Whether visitors can move the marker with the mouse, a finger, the arrow keys or a click on the map. */
  markerDraggable: optional(boolean(), false),
  /** Whether a click on the main marker opens the place on an external map, in a new window. */
  linkOnClick: optional(boolean(), true),
  /** Provider that draws the map. */
  provider: optional(picklist(['leaflet', 'google']), 'leaflet'),
  /** Google only: API key, as plain text or Base64-encoded. */
  key: optional(pipe(string(), metadata({ aliases: ['gmak'] })), ''),
  /**
   * Leaflet only: address template of the tiles, with {z}, {x}, {y}, and optionally {s}, {r}, {style}, {labels}, {terrain}. One
   * template for all styles, or an object with one for each style. Default: `data-tiles` of the script tag, else OpenStreetMap's
   * tiles.
   */
  tiles: optional(
    union([string(), object(Object.fromEntries(styleNames.map((name) => [name, optional(string())])))]),
  ),
  /** Leaflet only: credits of the tiles, as plain text. Default: OpenStreetMap's credit line, which its tiles require. */
  attribution: optional(string(), ''),
  /** Google only: language of the map, such as "es". Default: the browser's language. */
  language: optional(string(), ''),
  /** Google only: country whose view of borders and place names the map shows, such as "MX". */
  region: optional(string(), ''),
  /** Height of the block in percent of its width. Default: the height that the page's styles set, else 50. */
  aspectRatio: optional(pipe(number(), minValue(1))),
});

export type MapSettings = InferOutput<typeof schema>;
