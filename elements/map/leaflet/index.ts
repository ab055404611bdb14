import type { TileLayer as Layer, Map as LeafletMap } from 'leaflet';
import { sheetOf } from '../../../src/block/styles';
import { prefersStill } from '../../../src/util/prefers-still';
import type { Credit, Draw, Shown, Source } from '../provider';
import { shareGestures } from './gestures';
import { Ground, styles, TileLayer } from './parts';
import { addSlot } from './slot';

const nearest = 20;

const creditOf = ({ text, url }: Credit): HTMLElement =>
  Object.assign(document.createElement(url ? 'a' : 'span'), {
    textContent: text,
    ...(url && { href: url, target: '_blank', rel: 'noopener' }),
  });

export const draw: Draw = ({ root, view, onMove, onShown, onFailed, onLeft }) => {
  const place = document.createElement('div');
  root.adoptedStyleSheets = [sheetOf(styles)];
  const credits = document.createElement('div');
  credits.part.value = 'credits';
  root.append(place, credits);
  const animate = !prefersStill();
  const map: LeafletMap = new Ground(place, {
    zoomAnimation: animate,
    // It paints all tiles anew in each frame.
    fadeAnimation: false,
    inertia: animate,
    worldCopyJump: true,
    maxZoom: nearest,
    // As far out as there is more map than one picture.
    minZoom: 1,
  }).setView(view.center, view.zoom);
  map.on('moveend', onMove);
  const resizing = new ResizeObserver(() => map.invalidateSize());
  resizing.observe(place);
  let takesAll = false;
  shareGestures({ place, takesAll: () => takesAll, onLeft });
  let layers: Layer[] = [];
  let templates = '';
  let hasTile = false;

  const addLayer = ({ template, maxZoom }: Source['layers'][number]): Layer =>
    new TileLayer(template, {
      maxNativeZoom: maxZoom,
      maxZoom: nearest,
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
      .on('tileload', () => {
        if (!hasTile) onShown();
        hasTile = true;
      })
      // Told when each tile of the view has come or failed.
      .on('load', () => {
        if (!hasTile) onFailed(Error(`No tile could be loaded: ${template}`));
      })
      .addTo(map);

  return {
    apply({ settings: { draggable, scrollwheel } }: Shown, source: Source): void {
      for (const handler of [map.dragging, map.touchZoom, map.doubleClickZoom])
        handler[draggable ? 'enable' : 'disable']();
      map.scrollWheelZoom[draggable || scrollwheel ? 'enable' : 'disable']();
      takesAll = scrollwheel;
      place.style.touchAction = scrollwheel && draggable ? 'none' : '';
      (map.getPane('tilePane') as HTMLElement).style.filter = source.filter;
      credits.replaceChildren(...source.credits.map(creditOf));
      const wanted = JSON.stringify(source.layers);
      if (wanted === templates) return;
      templates = wanted;
      for (const layer of layers) layer.remove();
      layers = source.layers.map(addLayer);
    },
    get view() {
      const { lat, lng } = map.getCenter().wrap();
      return { center: { lat, lng }, zoom: map.getZoom() };
    },
    look: ({ center, zoom }) => void map.setView(center, zoom, { animate }),
    // Nobody sees a motion of what does not show yet.
    pan: (x, y) => void map.panBy([x, y], { animate: animate && hasTile }),
    zoom: (steps) => void map.setZoom(map.getZoom() + steps),
    spot: (name, at) => addSlot(map, name, at),
    remove(): void {
      resizing.disconnect();
      map.remove();
    },
  };
};
