import type { LatLng, LatLngExpression, LeafletEvent, Map as LeafletMap, ZoomAnimEvent } from 'leaflet';
import type { MapPosition, MarkerSlot } from '../contract';

/** Undocumented members of Leaflet's map, for animated zooming. */
export interface AnimatedMap extends LeafletMap {
  _animatingZoom: boolean;
  /** Leaflet's own markers use this method. */
  _latLngToNewLayerPoint(
    at: LatLngExpression,
    zoom: number,
    center: LatLngExpression,
  ): { x: number; y: number };
}

/** A position in the copy of the world that is nearest to the centre of the view: the date line may be in between. */
const nearestCopy = ({ lat, lng }: MapPosition, center: LatLng): MapPosition => ({
  lat,
  lng: lng + 360 * Math.round((center.lng - lng) / 360),
});

/** Adds a slot that stays at its position while the map moves and zooms, as Leaflet's markers do. */
export const addMarkerSlot = (map: LeafletMap, name: string, initialPosition: MapPosition): MarkerSlot => {
  const slot = document.createElement('slot');
  slot.name = name;
  slot.className = 'leaflet-zoom-animated';
  let position = initialPosition;
  const moveTo = (
    { x, y }: { x: number; y: number } = map.latLngToLayerPoint(nearestCopy(position, map.getCenter())),
  ): void => {
    slot.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
    // Markers further south are in front.
    slot.style.zIndex = `${Math.round(y)}`;
  };
  const events = {
    // Fires during zooms, too.
    move: () => moveTo(),
    viewreset: () => moveTo(),
    zoomanim: (event: LeafletEvent) => {
      const { zoom, center } = event as ZoomAnimEvent;
      moveTo((map as AnimatedMap)._latLngToNewLayerPoint(nearestCopy(position, center), zoom, center));
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
