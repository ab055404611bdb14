import type { Map as Ground, LatLngExpression, LeafletEvent, ZoomAnimEvent } from 'leaflet';
import type { Position } from '../address';
import type { Spot } from '../provider';

/** What Leaflet's own markers use of it, beyond its documentation. */
interface AnimatedMap extends Ground {
  _latLngToNewLayerPoint(
    at: LatLngExpression,
    zoom: number,
    center: LatLngExpression,
  ): { x: number; y: number };
}

/** Keeps a slot at its place while the map moves and zooms, as a marker without a picture of its own. */
export const addSlot = (map: Ground, name: string, at: Position): Spot => {
  const slot = document.createElement('slot');
  slot.name = name;
  slot.className = 'leaflet-zoom-animated';
  let place = at;
  const put = ({ x, y }: { x: number; y: number } = map.latLngToLayerPoint(place)): void => {
    slot.style.transform = `translate(${Math.round(x)}px,${Math.round(y)}px)`;
    // What stands nearer is in front.
    slot.style.zIndex = `${Math.round(y)}`;
  };
  const events = {
    zoom: () => put(),
    viewreset: () => put(),
    zoomanim: (event: LeafletEvent) => {
      const { zoom, center } = event as ZoomAnimEvent;
      put((map as AnimatedMap)._latLngToNewLayerPoint(place, zoom, center));
    },
  };
  map.on(events);
  map.getPane('markerPane')?.append(slot);
  put();
  return {
    move(to) {
      place = to;
      put();
    },
    remove() {
      map.off(events);
      slot.remove();
    },
  };
};
