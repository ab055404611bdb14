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
  /** Zoom: 0 shows the world, 12 a town, 17 a street. Default: 12, or the highest zoom that shows all `markers`. */
  mapZoom: zoom,
  /** Latitude of the marker, in degrees. Default: the centre. */
  markerLat: latitude,
  /** Longitude of the marker, in degrees. */
  markerLng: longitude,
  /** Name of the place and of its marker; text. Default: the first line of the address. */
  addressTitle: line,
  /** Street and number; text. */
  addressLine1: line,
  /** Town and postal code; text. */
  addressLine2: line,
  /** Country; text. */
  addressCountry: line,
  /** The settings above in one object, as in a builder's block. Settings outside the object override its fields. */
  location: optional(
    object({
      /** Latitude of the centre, in degrees. */
      mapLat: latitude,
      /** Longitude of the centre, in degrees. */
      mapLng: longitude,
      /** Zoom. */
      mapZoom: zoom,
      /** Latitude of the marker, in degrees. */
      markerLat: latitude,
      /** Longitude of the marker, in degrees. */
      markerLng: longitude,
      /** Name of the place and of its marker; text. */
      addressTitle: line,
      /** Street and number; text. */
      addressLine1: line,
      /** Town and postal code; text. */
      addressLine2: line,
      /** Country; text. */
      addressCountry: line,
    }),
  ),
  /** More markers beside the main marker, or in its place. A click on one of them opens its popup. */
  markers: optional(
    array(
      object({
        /** Latitude, in degrees. */
        lat: optional(pipe(number(), minValue(-90), maxValue(90), metadata({ aliases: ['markerLat'] }))),
        /** Longitude, in degrees. */
        lng: optional(pipe(number(), minValue(-180), maxValue(180), metadata({ aliases: ['markerLng'] }))),
        /** Name of the marker; text. */
        title: optional(pipe(string(), metadata({ aliases: ['addressTitle'] })), ''),
        /** Description in the popup; text, with line breaks. */
        description: optional(string(), ''),
        /** Address of a page about the place. */
        url: optional(pageAddress(), ''),
      }),
    ),
    [],
  ),
  /** The map's style: a name, or 1 to 6 in this order. */
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
  /** Whether the map shows hills and valleys; without effect on satellite pictures. */
  showTerrain: optional(pipe(boolean(), metadata({ aliases: ['terrain'] })), false),
  /** Whether visitors can move the map, by mouse, fingers and keys. */
  draggable: optional(pipe(boolean(), metadata({ aliases: ['mapDraggable'] })), true),
  /** Whether the wheel without a key zooms, and one finger moves the map; the page then does not scroll over the map. */
  scrollwheel: optional(boolean(), false),
  /** Whether the map has zoom buttons. */
  showControls: optional(pipe(boolean(), metadata({ aliases: ['controls'] })), true),
  /** Whether only markers, credits and the address lie over the map. */
  disableDefaultUI: optional(boolean(), false),
  /** Whether visitors can move the marker, by mouse, finger, arrow keys and a click on the map. */
  markerDraggable: optional(boolean(), false),
  /** Whether a click on the marker opens an outside map, in a new window. */
  linkOnClick: optional(boolean(), true),
  /** The provider that draws the map. */
  provider: optional(picklist(['leaflet', 'google']), 'leaflet'),
  /** Key for Google Maps, plain or base64 encoded. */
  key: optional(pipe(string(), metadata({ aliases: ['gmak'] })), ''),
  /**
   * Address of the tiles for Leaflet, with {z}, {x}, {y}, and optionally {s}, {r}, {style}, {labels}, {terrain}: one for
   * all styles, or one for each. Default: OpenStreetMap's.
   */
  tiles: optional(
    union([string(), object(Object.fromEntries(styleNames.map((name) => [name, optional(string())])))]),
  ),
  /** Credits of the tiles; text. Default: OpenStreetMap's line, which its tiles require. */
  attribution: optional(string(), ''),
  /** Language of Google's map, such as "es". Default: the browser's. */
  language: optional(string(), ''),
  /** Country whose view of borders and names Google's map shows, such as "MX". */
  region: optional(string(), ''),
  /** Height in percent of the width. Default: the height that the page's styles set, else 50. */
  aspectRatio: optional(pipe(number(), minValue(1))),
});

export type MapSettings = InferOutput<typeof schema>;
