/**
 * Mock of `https://maps.googleapis.com/maps/api/js?key=…&callback=…`: the part of the interface that the map block uses,
 * with the demo's own tiles. The key "refused" is rejected.
 * https://developers.google.com/maps/documentation/javascript/reference
 */
const { src } = document.currentScript as HTMLScriptElement;
const parameters = new URL(src).searchParams;

interface LatLngLiteral {
  lat: number;
  lng: number;
}
interface Rule {
  featureType?: string;
  elementType?: string;
  stylers: Record<string, unknown>[];
}
interface MapOptions {
  center: LatLngLiteral;
  zoom: number;
  minZoom?: number;
  mapTypeId?: string;
  styles?: Rule[];
  gestureHandling?: string;
}

const tilePx = 256;
const maxZoom = 20;

class LatLng {
  readonly #at: LatLngLiteral;
  constructor(at: LatLngLiteral) {
    this.#at = at;
  }
  lat = () => this.#at.lat;
  lng = () => this.#at.lng;
}

class Point {
  constructor(
    public x: number,
    public y: number,
  ) {}
}

/** Pixels from the north-west corner of the world. */
const project = ({ lat, lng }: LatLngLiteral, zoom: number): Point => {
  const size = tilePx * 2 ** zoom;
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
  return new Point((lng / 360 + 0.5) * size, (0.5 - y) * size);
};

const unproject = ({ x, y }: Point, zoom: number): LatLngLiteral => {
  const size = tilePx * 2 ** zoom;
  return {
    lat: (Math.atan(Math.sinh((0.5 - y / size) * 2 * Math.PI)) * 180) / Math.PI,
    lng: (x / size - 0.5) * 360,
  };
};

/** The demo's style that is most similar to a map type and its style rules. */
const styleOf = ({ mapTypeId, styles = [] }: MapOptions): string => {
  if (mapTypeId === 'satellite' || mapTypeId === 'hybrid') return 'satellite';
  if (styles.some(({ stylers }) => stylers.some(({ saturation }) => saturation === -100))) return 'grayscale';
  const water = styles.find(({ featureType }) => featureType === 'water')?.stylers[0]?.color;
  if (typeof water !== 'string') return 'original';
  const [red = 0, , blue = 0] = water.match(/[\da-f]{2}/gi)?.map((two) => Number.parseInt(two, 16)) ?? [];
  return red < 64 ? 'minimalDark' : blue - red > 64 ? 'minimalBlue' : 'minimalLight';
};

const hasLabels = ({ mapTypeId, styles = [] }: MapOptions): boolean =>
  mapTypeId !== 'satellite' &&
  !styles.some(
    ({ elementType, stylers }) =>
      elementType === 'labels' && stylers.some(({ visibility }) => visibility === 'off'),
  );

const createPane = (name: string): HTMLElement => {
  const element = document.createElement('div');
  element.className = name;
  Object.assign(element.style, { position: 'absolute', left: '0', top: '0', width: '100%', height: '100%' });
  return element;
};

class GoogleMap {
  readonly overlays = new Set<OverlayView>();
  readonly #div: HTMLElement;
  readonly #tiles = createPane('gm-tiles');
  readonly panes = { overlayMouseTarget: createPane('gm-overlay'), floatPane: createPane('gm-float') };
  #options: MapOptions;
  #listeners: { type: string; listener: () => void }[] = [];
  #drawing = 0;

  constructor(div: HTMLElement, options: MapOptions) {
    this.#div = div;
    this.#options = options;
    Object.assign(div.style, { overflow: 'hidden', touchAction: 'pan-x pan-y' });
    const label = document.createElement('div');
    label.textContent = 'A mock of Google Maps';
    Object.assign(label.style, {
      position: 'absolute',
      insetInlineEnd: '0',
      bottom: '0',
      padding: '0 6px',
      color: '#333',
      font: '12px sans-serif',
      background: '#fffc',
    });
    div.append(this.#tiles, this.panes.overlayMouseTarget, this.panes.floatPane, label);
    for (const pane of Object.values(this.panes)) pane.style.height = '0';
    div.addEventListener('pointerdown', (event) => this.#drag(event));
    div.addEventListener('click', () => this.fire('click'));
    div.addEventListener('wheel', (event) => {
      const { gestureHandling } = this.#options;
      if (gestureHandling === 'none' || (gestureHandling !== 'greedy' && !event.ctrlKey)) return;
      event.preventDefault();
      this.setZoom(this.getZoom() - Math.sign(event.deltaY));
    });
    new ResizeObserver(() => this.draw()).observe(div);
    this.draw();
    if (parameters.get('key') === 'refused') setTimeout(() => Reflect.get(window, 'gm_authFailure')?.());
  }

  getDiv = () => this.#div;
  getCenter = () => new LatLng(this.#options.center);
  getZoom = () => this.#options.zoom;
  setCenter = (center: LatLngLiteral) => this.setOptions({ center });
  setZoom = (zoom: number) =>
    this.setOptions({ zoom: Math.max(this.#options.minZoom ?? 0, Math.min(maxZoom, zoom)) });

  setOptions(options: Partial<MapOptions>): void {
    this.#options = { ...this.#options, ...options };
    this.draw();
  }

  panBy(x: number, y: number): void {
    const { center, zoom } = this.#options;
    const at = project(center, zoom);
    this.setCenter(unproject(new Point(at.x + x, at.y + y), zoom));
  }

  addListener(type: string, listener: () => void) {
    const entry = { type, listener };
    this.#listeners.push(entry);
    return {
      remove: () => {
        this.#listeners = this.#listeners.filter((one) => one !== entry);
      },
    };
  }

  fire(type: string): void {
    for (const entry of this.#listeners) if (entry.type === type) entry.listener();
  }

  clear(): void {
    this.#listeners = [];
  }

  /** Pixels from the upper left corner of the map. */
  pixelOf(at: LatLngLiteral): Point {
    const { x, y } = project(at, this.getZoom());
    const origin = this.#origin;
    return new Point(x - origin.x, y - origin.y);
  }

  positionOf({ x, y }: Point): LatLngLiteral {
    const origin = this.#origin;
    return unproject(new Point(x + origin.x, y + origin.y), this.getZoom());
  }

  /** Draws in the next frame, as Google Maps does. */
  draw(): void {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = requestAnimationFrame(() => {
      this.#drawTiles();
      for (const overlay of this.overlays) overlay.drawIn(this);
      this.fire('idle');
    });
  }

  get #origin(): Point {
    const { center, zoom } = this.#options;
    const { x, y } = project(center, zoom);
    return new Point(x - this.#div.clientWidth / 2, y - this.#div.clientHeight / 2);
  }

  #drawTiles(): void {
    const { x, y } = this.#origin;
    const zoom = this.getZoom();
    const count = 2 ** zoom;
    const { clientWidth, clientHeight } = this.#div;
    const query = `labels=${hasLabels(this.#options)}&terrain=${this.#options.mapTypeId === 'terrain'}`;
    const currentImages = new Map(
      [...this.#tiles.querySelectorAll('img')].map((image) => [image.dataset.tile ?? '', image]),
    );
    const images: HTMLImageElement[] = [];
    for (let row = Math.floor(y / tilePx); row * tilePx < y + clientHeight; row++)
      for (let column = Math.floor(x / tilePx); column * tilePx < x + clientWidth; column++) {
        if (row < 0 || row >= count) continue;
        const name = `${styleOf(this.#options)}/${zoom}/${((column % count) + count) % count}/${row}.svg?${query}`;
        const image = currentImages.get(name) ?? new Image(tilePx, tilePx);
        if (!image.dataset.tile)
          Object.assign(image, { alt: '', draggable: false, src: new URL(`/_tiles/${name}`, src).href });
        image.dataset.tile = name;
        Object.assign(image.style, {
          position: 'absolute',
          left: `${column * tilePx - x}px`,
          top: `${row * tilePx - y}px`,
        });
        images.push(image);
      }
    this.#tiles.replaceChildren(...images);
  }

  #drag(event: PointerEvent): void {
    if (event.button || this.#options.gestureHandling === 'none' || event.pointerType === 'touch') return;
    let { clientX, clientY } = event;
    const moving = new AbortController();
    const { signal } = moving;
    addEventListener(
      'pointermove',
      (move) => {
        this.panBy(clientX - move.clientX, clientY - move.clientY);
        ({ clientX, clientY } = move);
      },
      { signal },
    );
    addEventListener('pointerup', () => moving.abort(), { signal });
  }
}

class OverlayView {
  #map: GoogleMap | null = null;

  setMap(map: GoogleMap | null): void {
    if (this.#map) {
      this.#map.overlays.delete(this);
      this.onRemove();
    }
    this.#map = map;
    if (!map) return;
    map.overlays.add(this);
    this.#isAdded = false;
    map.draw();
  }

  #isAdded = false;

  drawIn(map: GoogleMap): void {
    if (this.#map !== map) return;
    if (!this.#isAdded) this.onAdd();
    this.#isAdded = true;
    this.draw();
  }

  getPanes = () => this.#map?.panes ?? null;
  getProjection() {
    const map = this.#map;
    if (!map || !this.#isAdded) return undefined;
    const pixelOf = (at: LatLng) => map.pixelOf({ lat: at.lat(), lng: at.lng() });
    return {
      fromLatLngToDivPixel: pixelOf,
      fromLatLngToContainerPixel: pixelOf,
      fromContainerPixelToLatLng: (point: Point) => new LatLng(map.positionOf(point)),
    };
  }
  onAdd(): void {}
  draw(): void {}
  onRemove(): void {}
}

Object.assign(window, {
  google: {
    maps: {
      Map: GoogleMap,
      LatLng,
      Point,
      OverlayView,
      event: { clearInstanceListeners: (map: GoogleMap) => map.clear() },
    },
  },
});
const ready = Reflect.get(window, parameters.get('callback') ?? '');
if (typeof ready === 'function') ready();
