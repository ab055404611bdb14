/** Leaflet's parts one by one: no map of the block uses more than half of the whole. */
declare module 'leaflet/src/map/Map.js' {
  export { Map, type MapOptions } from 'leaflet';
}
declare module 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
declare module 'leaflet/src/map/handler/Map.Drag.js';
declare module 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
declare module 'leaflet/src/map/handler/Map.TouchZoom.js';
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
