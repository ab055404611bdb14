import type { StyleName } from './map-style';
import type { MapSettings } from './schema';

/** In degrees. */
export interface MapPosition {
  lat: number;
  lng: number;
}

export interface MapView {
  center: MapPosition;
  zoom: number;
}

export interface MapMarker {
  position: MapPosition;
  /** "" for a marker without a name. */
  title: string;
  description: string;
  /** Address of a page about the place. */
  url: string;
  /** Address of directions. */
  directions: string;
  /** Whether this is the marker of the settings themselves, which leads to an outside map. */
  isMain: boolean;
}

/** The place that the settings and the element's content describe. */
export interface MapPlace {
  /** Lines of the address from data, its name first. */
  lines: string[];
  style: StyleName;
  /** Address of directions. */
  directions: string;
  /** Address of an outside map at a position, which searches for the place's address. */
  outsideMap: (position: MapPosition, zoom: number) => string;
  markers: MapMarker[];
  /** The centre that the author set; undefined shows all markers. */
  center: MapPosition | undefined;
  zoom: number | undefined;
  /** Whether a position is known; else the map shows a default place. */
  hasPosition: boolean;
}

/** Everything that a map is made from. */
export interface MapInput {
  settings: MapSettings;
  place: MapPlace;
}

/** A line that names the map's source; its licence requires that the line is visible. */
export interface MapCredit {
  text: string;
  url?: string;
}

export interface TileLayerSource {
  /** Address with {z}, {x}, {y}, and optionally {s} and {r}. */
  template: string;
  /** The highest zoom that has tiles; beyond it, these are enlarged. */
  maxZoom: number;
}

/** Where the map for some settings comes from. Known before anything of the map is requested. */
export interface MapSource {
  /** Name for visitors who are asked for their consent. */
  ownerName: string;
  /** Addresses that the browser would request: those of other sites need consent. */
  addresses: string[];
  /** The credits that the block shows. Google shows its own. */
  credits: MapCredit[];
  /** Identifies the provider: the map is made anew when this changes. */
  providerId: string;
  /** Leaflet's tile layers, the lowest first. */
  layers: TileLayerSource[];
  /** CSS filter for tiles that are not drawn in the style. */
  filter: string;
  loadProvider(): Promise<MapProvider>;
}

/** Gestures that scroll the page although they may have been meant for the map. */
export type UnhandledGesture = 'wheel' | 'fingers';

export interface ProviderMapOptions {
  /** An empty shadow root for the map, which keeps its styles and the block's apart. */
  root: ShadowRoot;
  view: MapView;
  /** Called when the first part of the map is visible. */
  onShow(): void;
  /** Called when nothing of the map could be loaded. */
  onError(error: Error): void;
  /** Called when the view may have changed. */
  onMove(): void;
  onUnhandledGesture(gesture: UnhandledGesture): void;
}

/** The name of a marker's slot. */
export const markerSlotName = (index: number): string => `pin${index}`;

/** A `<slot>` at a position of the map: the element slotted there is the marker. */
export interface MarkerSlot {
  move(to: MapPosition): void;
  remove(): void;
}

/** A map that a provider draws. The block draws everything that lies over it. */
export interface ProviderMap {
  applySettings(input: MapInput, source: MapSource): void;
  readonly view: MapView;
  setView(view: MapView): void;
  /** Moves the view right and down, in px. */
  pan(x: number, y: number): void;
  zoom(steps: number): void;
  addMarkerSlot(name: string, position: MapPosition): MarkerSlot;
  remove(): void;
}

/** Draws maps: Leaflet, Google Maps. */
export interface MapProvider {
  createMap(options: ProviderMapOptions): ProviderMap;
}

export interface MapState {
  /** `no-key`: the page has no key for Google Maps, so the address is all that shows. */
  phase: 'waiting' | 'needs-consent' | 'showing' | 'failed' | 'no-key';
  /** Name of the site that needs consent. */
  ownerName?: string;
  /** A gesture that was just left to the page. */
  hint?: UnhandledGesture | undefined;
}
