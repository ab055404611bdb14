import { sheetOf } from '../../../src/block/styles';
import type { View } from '../address';
import type { Given, ProviderMap, Shown, Source } from '../provider';
import { googleAddress } from './address';
import styles from './google.css';
import { loadGoogle, watchRefusal } from './load';
import { addSlotOverlay } from './slot-overlay';
import { lookOf } from './styles';

const gesturesOf = ({ draggable, scrollwheel }: Shown['settings']) =>
  !draggable ? 'none' : scrollwheel ? 'greedy' : 'cooperative';

const drawIn = (maps: typeof google.maps, given: Given): ProviderMap => {
  const { root, view, onShown, onFailed, onMove } = given;
  const ground = document.createElement('div');
  ground.className = 'ground';
  root.adoptedStyleSheets = [sheetOf(styles)];
  root.append(ground);
  const map = new maps.Map(ground, {
    center: view.center,
    zoom: view.zoom,
    minZoom: 1,
    disableDefaultUI: true,
    keyboardShortcuts: false,
    clickableIcons: false,
  });
  const endWatch = watchRefusal(() => onFailed(Error('Google Maps refused the key.')));
  let isShown = false;
  map.addListener('idle', () => {
    if (isShown) onMove();
    else onShown();
    isShown = true;
  });
  const zoomOf = (): number => map.getZoom() ?? 0;
  return {
    apply: ({ settings, place }) =>
      map.setOptions({ ...lookOf(settings, place.style), gestureHandling: gesturesOf(settings) }),
    get view(): View {
      const center = map.getCenter();
      return { center: { lat: center?.lat() ?? 0, lng: center?.lng() ?? 0 }, zoom: zoomOf() };
    },
    look({ center, zoom }) {
      map.setCenter(center);
      map.setZoom(zoom);
    },
    pan: (x, y) => map.panBy(x, y),
    zoom: (steps) => map.setZoom(zoomOf() + steps),
    spot: (name, at) => addSlotOverlay(maps, map, { name, at }),
    remove() {
      endWatch();
      maps.event.clearInstanceListeners(map);
    },
  };
};

/** Google Maps, which says itself whose map it is; nothing without a key. @throws for a key that cannot be one */
export const googleSource = ({ settings }: Shown): Source | undefined => {
  const address = googleAddress(settings);
  if (!address) return undefined;
  return {
    owner: 'Google Maps',
    addresses: [address],
    credits: [],
    // What its script was asked for stays.
    provider: address,
    layers: [],
    filter: '',
    load: async () => {
      const maps = await loadGoogle(address);
      return (given) => drawIn(maps, given);
    },
  };
};
