import { adoptStyles } from '../../../src/core/styles';
import type { MapInput, MapProvider, MapSource, MapView } from '../contract';
import type { MapSettings } from '../schema';
import styles from './google.css';
import { googleStyleOptions } from './google-styles';
import { googleAddress, loadGoogle, watchRefusal } from './load-google';
import { addMarkerOverlay } from './marker-overlay';

/** Further out, the world would be smaller than one tile. */
const minZoom = 1;

const gestureHandling = ({ draggable, scrollwheel }: MapSettings) => {
  if (!draggable) return 'none';
  return scrollwheel ? 'greedy' : 'cooperative';
};

/** Google Maps, which shows its credits itself. */
const googleProvider = (maps: typeof google.maps): MapProvider => ({
  createMap({ root, view, onShow, onError, onMove }) {
    const mapElement = document.createElement('div');
    mapElement.className = 'map';
    adoptStyles(root, styles);
    root.append(mapElement);
    const map = new maps.Map(mapElement, {
      center: view.center,
      zoom: view.zoom,
      minZoom,
      disableDefaultUI: true,
      keyboardShortcuts: false,
      clickableIcons: false,
    });
    const stopWatching = watchRefusal(() => onError(Error('Google Maps refused the key.')));
    let isVisible = false;
    map.addListener('idle', () => {
      if (isVisible) onMove();
      else onShow();
      isVisible = true;
    });
    const getZoom = (): number => map.getZoom() ?? 0;
    return {
      applySettings: ({ settings, place }) =>
        map.setOptions({
          ...googleStyleOptions(settings, place.style),
          gestureHandling: gestureHandling(settings),
          // Each click moves the marker.
          disableDoubleClickZoom: settings.markerDraggable,
        }),
      get view(): MapView {
        const center = map.getCenter();
        return { center: { lat: center?.lat() ?? 0, lng: center?.lng() ?? 0 }, zoom: getZoom() };
      },
      setView({ center, zoom }) {
        map.setCenter(center);
        map.setZoom(zoom);
      },
      pan: (x, y) => map.panBy(x, y),
      zoom: (steps) => map.setZoom(getZoom() + steps),
      addMarkerSlot: (name, position) => addMarkerOverlay(maps, map, { name, position }),
      remove() {
        stopWatching();
        maps.event.clearInstanceListeners(map);
      },
    };
  },
});

/** Google Maps; undefined without a key. @throws for a text that cannot be a key */
export const resolveGoogleSource = ({ settings }: MapInput): MapSource | undefined => {
  const address = googleAddress(settings);
  if (!address) return undefined;
  return {
    ownerName: 'Google Maps',
    addresses: [address],
    credits: [],
    // The script keeps the key, language and region that it was loaded with.
    providerId: address,
    layers: [],
    filter: '',
    loadProvider: async () => googleProvider(await loadGoogle(address)),
  };
};
