import { emit } from '../../../src/block/emit';
import type { BlockHost } from '../../../src/block/host';
import { adopt, sheetOf } from '../../../src/block/styles';
import { pageContext } from '../../../src/site/page-context';
import type { Position, View } from '../address';
import type { MapProps, MapState } from '../map';
import type { Pin } from '../place';
import type { ProviderMap, Shown, Source, Spot } from '../provider';
import { again } from './again';
import { sourceOf } from './source';

/** What the view lends: what it has rendered last, and where. */
interface Stage {
  host: BlockHost;
  /** What the map stands in; markers are its children. */
  canvas: HTMLElement;
  now: () => MapProps & Shown & { state: MapState };
  show: (state: Partial<MapState>, then?: () => void) => void;
}

/** Gallery 9. */
const debounceMs = 60;
/** Gallery 8. */
const timeoutMs = 30_000;
/** Gallery 9. */
const defaultZoom = 12;
const keyPanPx = 96;
/** Between the address and the marker. */
const edgePx = 8;

/** What keys do: to the right, down, nearer. */
const keys: Record<string, [number, number, number]> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  '+': [0, 0, 1],
  '=': [0, 0, 1],
  '-': [0, 0, -1],
};

const isOwn = (address: string): boolean => new URL(address, document.baseURI).origin === location.origin;

const loadMarkers = () => again(() => import('../markers/index'));

/** Brings the map and takes it away. It is made by hand: no re-render may move what the visitor has moved. */
export class Session {
  readonly stage: Stage;
  map: ProviderMap | undefined;
  spots: Spot[] = [];
  #provider = '';
  #asked = '';
  /** Addresses that nothing could be had from: not asked again. */
  #failed = '';
  /** As the author wanted it last; a visitor's own view is left alone. */
  #wanted = '';
  /** What of it has been told; "" before it is all there. */
  #seen = '';
  /** What an earlier one waits for is not wanted any more. */
  #runs = 0;
  #debounce: ReturnType<typeof setTimeout> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #stop = new AbortController();
  readonly signal = this.#stop.signal;
  /** Where a marker stands; not where the settings say once the visitor has moved it (markers/moving.ts). */
  positionOf = ({ position }: Pin): Position => position;

  constructor(stage: Stage) {
    this.stage = stage;
    const { canvas } = stage;
    // Markers are its children, and show where the map has a slot for them: not before there is one.
    if (!canvas.shadowRoot) canvas.attachShadow({ mode: 'open' });
    // The map beneath would take a press of a marker for one of its own. The canvas goes when the session does.
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'dblclick'])
      canvas.addEventListener(type, (event) => event.target !== canvas && event.stopPropagation(), {
        capture: true,
        passive: true,
      });
    canvas.onkeydown = (event) => this.#key(event);
    this.begin();
  }

  /** Heeds changed settings, several at once. */
  update(): void {
    clearTimeout(this.#debounce);
    this.#debounce = setTimeout(() => this.begin(), debounceMs);
  }

  stop(): void {
    clearTimeout(this.#debounce);
    this.#stop.abort();
    this.#runs++;
    this.#remove();
  }

  /** Brings the map of what is set now, or changes the one that is here. */
  async begin(): Promise<void> {
    const run = ++this.#runs;
    const isStale = (): boolean => run !== this.#runs;
    try {
      await this.#bring(this.stage.now(), isStale);
    } catch (error) {
      if (!isStale()) this.#fail(error);
    }
  }

  /** A marker has been pressed: an outside map, or what is said of it. */
  press(index: number): void {
    const { host, now } = this.stage;
    const { settings, place } = now();
    const pin = place.pins[index];
    if (!pin || !this.map) return;
    const at = this.positionOf(pin);
    const detail = { index, ...at, title: pin.title };
    if (!emit(host, 'az-marker-click', { detail, cancelable: true })) return;
    if (pin.isMain && settings.linkOnClick) open(place.outside(at, this.map.view.zoom), '_blank', 'noopener');
    else
      loadMarkers().then(
        ({ toggle }) => toggle(this, index),
        (error) => host.report(error),
      );
  }

  #key(event: KeyboardEvent): void {
    const { canvas, now } = this.stage;
    const [x = 0, y = 0, steps] = keys[event.key] ?? [];
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (steps === undefined || isCommand || event.target !== canvas || !now().settings.draggable) return;
    event.preventDefault();
    if (steps) this.map?.zoom(steps);
    else this.map?.pan(x * keyPanPx, y * keyPanPx);
  }

  /** Dresses in what few maps need. */
  wear(styles: string): void {
    adopt(this.stage.host.shadowRoot as ShadowRoot, sheetOf(styles));
  }

  async #bring(shown: Shown, isStale: () => boolean): Promise<void> {
    const { canvas, show } = this.stage;
    const [source, view] = await Promise.all([sourceOf(shown), this.#viewOf(shown), this.#dress(shown)]);
    const missing = source && (await this.#missingFor(source));
    if (isStale()) return;
    if (!source || missing) {
      this.#remove();
      show(missing ?? { phase: 'failed' });
      return;
    }
    const wanted = JSON.stringify(view);
    if (this.map && this.#provider === source.provider) {
      if (wanted !== this.#wanted) this.map.look(view);
    } else {
      this.#asked = source.addresses.join();
      if (this.#asked === this.#failed) return;
      this.#remove();
      show({ phase: 'waits' });
      this.#timeout = setTimeout(
        () => this.#fail(Error(`The map did not load within ${timeoutMs / 1000} s.`)),
        timeoutMs,
      );
      const draw = await source.load();
      if (isStale()) return;
      this.map = draw({
        root: canvas.shadowRoot as ShadowRoot,
        view,
        onShown: () => {
          clearTimeout(this.#timeout);
          show({ phase: 'shows' });
        },
        onFailed: (error) => this.#fail(error),
        onMove: () => this.#tellMove(),
        onLeft: (gesture) =>
          again(() => import('../hint/index'))
            .then(({ hint }) => hint(this, gesture))
            // Visitors find out.
            .catch(() => {}),
      });
      this.#provider = source.provider;
    }
    this.#wanted = wanted;
    this.map.apply(shown, source);
    this.#placeMarkers(this.map, shown.place.pins);
    if (this.#seen) return;
    if (shown.place.pins.length === 1) this.#uncoverMarker(this.map);
    this.#seen = JSON.stringify(this.map.view);
  }

  /** On a phone the address would lie over the marker. */
  #uncoverMarker(map: ProviderMap): void {
    const [card, marker] = ['card', 'marker'].map((name) =>
      this.stage.host.shadowRoot?.querySelector(`[part=${name}]`)?.getBoundingClientRect(),
    );
    if (!card || !marker || marker.left > card.right || marker.right < card.left) return;
    if (marker.top < card.bottom) map.pan(0, marker.top - card.bottom - edgePx);
  }

  async #viewOf({ place }: Shown): Promise<View> {
    const { center, zoom = defaultZoom } = place;
    return center ? { center, zoom } : (await loadMarkers()).viewOfAll(place, this.stage.canvas);
  }

  /** What belongs to these settings, and not to every map. */
  async #dress({ settings, place }: Shown): Promise<void> {
    const { style } = place;
    const colors = style === 'grayscale' ? {} : (await again(() => import('../looks/index'))).colors[style];
    this.stage.show({ colors });
    if (settings.markerDraggable) (await loadMarkers()).letMove(this);
  }

  /** What shows instead where the visitor has to be asked; nobody is asked on a page that has no policy. */
  async #missingFor({ addresses, owner }: Source): Promise<Partial<MapState> | undefined> {
    const hasPolicy = globalThis.Azulejo?.consent || pageContext().cookieSettings;
    if (!hasPolicy || addresses.every(isOwn)) return undefined;
    return (await again(() => import('../asking/index'))).missingFor(this, owner);
  }

  /** Brings each marker to its place, new ones too. */
  #placeMarkers(map: ProviderMap, pins: Pin[]): void {
    for (const spot of this.spots.splice(pins.length)) spot.remove();
    pins.forEach((pin, index) => {
      const at = this.positionOf(pin);
      if (this.spots[index]) this.spots[index].move(at);
      else this.spots[index] = map.spot(`pin${index}`, at);
    });
  }

  #tellMove(): void {
    const { view } = this.map ?? {};
    const seen = JSON.stringify(view);
    // Google's is still again after other things, too.
    if (!view || !this.#seen || seen === this.#seen) return;
    this.#seen = seen;
    emit(this.stage.host, 'az-move', { detail: { ...view.center, zoom: view.zoom } });
  }

  #fail(error: unknown): void {
    this.#runs++;
    this.#remove();
    this.#failed = this.#asked;
    this.stage.show({ phase: 'failed' });
    this.stage.host.report(error);
  }

  #remove(): void {
    clearTimeout(this.#timeout);
    this.map?.remove();
    this.map = undefined;
    this.spots = [];
    this.#seen = '';
    this.stage.canvas.shadowRoot?.replaceChildren();
  }
}
