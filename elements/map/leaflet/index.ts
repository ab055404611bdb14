import type { TileLayer as LeafletLayer, Map as LeafletMap } from 'leaflet';
// Only the needed parts of Leaflet, which are half of its size.
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import { Map as CoreMap } from 'leaflet/src/map/Map.js';
import { adoptStyles } from '../../../src/core/styles';
import { prefersReducedMotion } from '../../../src/core/util/prefers-reduced-motion';
import type { MapCredit, MapProvider, TileLayerSource } from '../contract';
import { leaveScrollGesturesToPage } from './gestures';
import styles from './leaflet.css';
import { type AnimatedMap, addMarkerSlot } from './marker-slot';

const maxZoom = 20;
/** Further out, the world would be smaller than one tile. */
const minZoom = 1;

const createCredit = ({ text, url }: MapCredit): HTMLElement =>
  Object.assign(document.createElement(url ? 'a' : 'span'), {
    textContent: text,
    ...(url && { href: url, target: '_blank', rel: 'noopener' }),
  });

/** Leaflet, with tiles. The block adds markers and controls itself, and `leaveScrollGesturesToPage` decides which gestures Leaflet gets. */
const createMap: MapProvider['createMap'] = ({ root, view, onMove, onShow, onError, onUnhandledGesture }) => {
  const mapElement = document.createElement('div');
  adoptStyles(root, styles);
  const credits = document.createElement('div');
  credits.part.value = 'credits';
  root.append(mapElement, credits);
  const animate = !prefersReducedMotion();
  const map: LeafletMap = new CoreMap(mapElement, {
    zoomAnimation: animate,
    // Leaflet's fade repaints all tiles in each frame.
    fadeAnimation: false,
    inertia: animate,
    maxZoom,
    minZoom,
  }).setView(view.center, view.zoom);
  map.on('moveend', onMove);
  const resizeObserver = new ResizeObserver(() => map.invalidateSize());
  resizeObserver.observe(mapElement);
  let takesAllGestures = false;
  leaveScrollGesturesToPage({ mapElement, takesAllGestures: () => takesAllGestures, onUnhandledGesture });
  let layers: LeafletLayer[] = [];
  let layersKey = '';
  let hasTile = false;
  let isRemoved = false;

  const addLayer = ({ template, maxZoom: maxNativeZoom }: TileLayerSource): LeafletLayer =>
    new TileLayer(template, {
      maxNativeZoom,
      maxZoom,
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
      .on('tileload', () => {
        if (!hasTile) onShow();
        hasTile = true;
      })
      // Fires when each tile of the view has loaded or failed.
      .on('load', () => {
        // After the event, because the block removes a failed map, which Leaflet still uses once its listeners have run.
        queueMicrotask(() => {
          if (!hasTile && !isRemoved) onError(Error(`No tile could be loaded: ${template}`));
        });
      })
      .addTo(map);

  return {
    applySettings({ settings: { draggable, scrollwheel, markerDraggable } }, source) {
      for (const handler of [map.dragging, map.touchZoom]) handler[draggable ? 'enable' : 'disable']();
      // With `markerDraggable`, each click moves the marker.
      map.doubleClickZoom[draggable && !markerDraggable ? 'enable' : 'disable']();
      map.scrollWheelZoom[draggable || scrollwheel ? 'enable' : 'disable']();
      takesAllGestures = scrollwheel;
      mapElement.style.touchAction = scrollwheel && draggable ? 'none' : '';
      (map.getPane('tilePane') as HTMLElement).style.filter = source.filter;
      credits.replaceChildren(...source.credits.map(createCredit));
      const key = JSON.stringify(source.layers);
      if (key === layersKey) return;
      layersKey = key;
      for (const layer of layers) layer.remove();
      layers = source.layers.map(addLayer);
    },
    get view() {
      const { lat, lng } = map.getCenter().wrap();
      return { center: { lat, lng }, zoom: map.getZoom() };
    },
    setView: ({ center, zoom }) => void map.setView(center, zoom, { animate }),
    // Without a tile there is no motion to see.
    pan: (x, y) => void map.panBy([x, y], { animate: animate && hasTile }),
    zoom: (steps) => void map.setZoom(map.getZoom() + steps),
    addMarkerSlot: (name, position) => addMarkerSlot(map, name, position),
    remove() {
      isRemoved = true;
      resizeObserver.disconnect();
      // Leaflet would end the animation later, without its panes: https://github.com/Leaflet/Leaflet/issues/8670
      (map as AnimatedMap)._animatingZoom = false;
      map.remove();
    },
  };
};

export const leafletProvider: MapProvider = { createMap };
