/** Leaflet's own files, of which the half is enough. */
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

export { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { Map as Ground } from 'leaflet/src/map/Map.js';
export { default as styles } from './leaflet.css';
