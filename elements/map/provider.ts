import type { Position, View } from './address';
import type { Place, Settings } from './place';

export interface Shown {
  settings: Settings;
  place: Place;
}

/** Whose map it is: a line that has to be seen. */
export interface Credit {
  text: string;
  url?: string;
}

/** Of a marker, its sign and the empty ground, for CSS. */
export type Colors = Partial<Record<'--_pin' | '--_ink' | '--_ground', string>>;

/** Where pictures of the ground come from. */
export interface Tiles {
  /** Address with {z}, {x}, {y}, and where wanted {s} and {r}. */
  template: string;
  /** The nearest there is; nearer, these are enlarged. */
  maxZoom: number;
}

/** Who draws the map of some settings, as is known before anything of it is asked for. */
export interface Source {
  /** For visitors who are asked for their consent. */
  owner: string;
  /** What a browser would ask for: addresses of other sites need consent. */
  addresses: string[];
  /** What the block says of whose map it is; Google says it itself. */
  credits: Credit[];
  /** A map of another one is another map. */
  provider: string;
  /** Leaflet's ground, the lowest first. */
  layers: Tiles[];
  /** CSS for tiles that are not in the wanted style (gallery 4.10). */
  filter: string;
  load(): Promise<Draw>;
}

/** A slot on the ground: what the page puts into it stands there. */
export interface Spot {
  move(to: Position): void;
  remove(): void;
}

/** A map as its provider draws it; everything over it is the block's. */
export interface ProviderMap {
  /** Heeds other settings. */
  apply(shown: Shown, source: Source): void;
  readonly view: View;
  look(view: View): void;
  /** Pixels to the right and down that the window moves by. */
  pan(x: number, y: number): void;
  zoom(steps: number): void;
  /** Adds a slot of this name. */
  spot(name: string, at: Position): Spot;
  remove(): void;
}

export interface Given {
  /** Of the map's own, and empty: nothing of it reaches the block's styles, nor they it. */
  root: ShadowRoot;
  view: View;
  /** There is something to see. */
  onShown(): void;
  /** Nothing of the map can be had. */
  onFailed(error: Error): void;
  /** It may show something else. */
  onMove(): void;
  /** A gesture that is left to the page, and may have been meant for the map. */
  onLeft(gesture: 'wheel' | 'fingers'): void;
}

export type Draw = (given: Given) => ProviderMap;
