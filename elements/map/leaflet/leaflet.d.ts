/** Leaflet's parts one by one: of the whole, more than half would be for what no map here has. */
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
