import type { LatLngExpression, LeafletEvent, Map as LeafletMap, ZoomAnimEvent } from 'leaflet';
import type { MapPosition, MarkerSlot } from '../contract';

/** Leaflet's parts for animated zooming, which its documentation leaves out. */
export interface AnimatedMap extends LeafletMap {
  _animatingZoom: boolean;
  /** Leaflet's own markers use this method. */
  _latLngToNewLayerPoint(
    at: LatLngExpression,
    zoom: number,
    center: LatLngExpression,
  ): { x: number; y: number };
}

/** Adds a slot that stays at its position while the map moves and zooms, as Leaflet's markers do. */
export const addMarkerSlot = (map: LeafletMap, name: string, initialPosition: MapPosition): MarkerSlot => {
  const slot = document.createElement('slot');
  slot.name = name;
  slot.className = 'leaflet-zoom-animated';
  let position = initialPosition;
  const moveTo = ({ x, y }: { x: number; y: number } = map.latLngToLayerPoint(position)): void => {
    slot.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
    // Markers further south are in front.
    slot.style.zIndex = `${Math.round(y)}`;
  };
  const events = {
    zoom: () => moveTo(),
    viewreset: () => moveTo(),
    zoomanim: (event: LeafletEvent) => {
      const { zoom, center } = event as ZoomAnimEvent;
      moveTo((map as AnimatedMap)._latLngToNewLayerPoint(position, zoom, center));
    },
  };
  map.on(events);
  map.getPane('markerPane')?.append(slot);
  moveTo();
  return {
    move(to) {
      position = to;
      moveTo();
    },
    remove() {
      map.off(events);
      slot.remove();
    },
  };
};
