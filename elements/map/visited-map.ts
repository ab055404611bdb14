import type { BlockHost } from '../../src/core/block-host';
import type { MapPosition, MapView } from './contract';

/** What the visitor has done with a map. */
export interface VisitedMap {
  /** The view that the settings asked for, as JSON. */
  requestedView: string;
  /** The view that the visitor has moved to; undefined before the map has shown. */
  view: MapView | undefined;
  /** Where the visitor has moved the main marker, and where the settings had it then. */
  movedMarker: { from: MapPosition; to: MapPosition } | undefined;
}

/** Name of the visitor's state. */
const stateName = 'map';

/** The map that an element had before it left the page; undefined for its first one. */
export const readVisitedMap = ({ visitorState }: BlockHost): VisitedMap | undefined =>
  visitorState.get(stateName) as VisitedMap | undefined;

/** Keeps a map that has shown, for an element that comes back to the page. */
export const storeVisitedMap = ({ visitorState }: BlockHost, map: VisitedMap): void => {
  if (map.view) visitorState.set(stateName, map);
};

/** The visitor's view, while the settings ask for the same view as before. */
export const visitedView = (map: VisitedMap | undefined, requestedView: string): MapView | undefined =>
  map?.requestedView === requestedView ? map.view : undefined;
