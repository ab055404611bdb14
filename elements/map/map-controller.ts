import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { lazyImport } from '../../src/core/lazy-import';
import { mayHavePolicy } from '../../src/core/site/unchecked-site-context';
import type {
  MapContent,
  MapController,
  MapPosition,
  MapSource,
  MapState,
  MapView,
  MarkerSlot,
  ProviderMap,
  UnhandledGesture,
} from './contract';
import { fitMarkers, isSamePosition, project, tilePx, unproject } from './geometry';
import { resolveMapSource } from './map-source';

interface MapControllerOptions {
  host: BlockHost;
  /** The element that the map is drawn in. Markers are its children. */
  canvas: HTMLElement;
  /** The address that lies over the map. */
  card: HTMLElement | null;
  content: MapContent;
}

/** Changes within this time are applied together. */
const debounceMs = 60;
const timeoutMs = 30_000;
const defaultZoom = 12;
const hintMs = 1500;
/** Between the address and the marker. */
const cardMarginPx = 8;
/** Between a revealed element and the edge of the map. */
const edgePx = 12;

const consentModule = lazyImport(() => import('./map-consent'));

/** Rendering with React would move the map that the visitor has moved, so this class owns the map. */
class DefaultMapController implements MapController {
  readonly #host: BlockHost;
  readonly #canvas: HTMLElement;
  readonly #card: HTMLElement | null;
  readonly #listeners = new Set<() => void>();
  #content: MapContent;
  /** Remembers that the visitor has allowed this map. */
  #allow: (() => void) | undefined;
  /** Stops listening to the visitor's choice. */
  #stopConsent: (() => void) | undefined;
  #state: MapState = { phase: 'waiting' };
  #map: ProviderMap | undefined;
  #slots: MarkerSlot[] = [];
  #providerId = '';
  /** The addresses of the latest request, and those of the latest one that failed, which are not requested again. */
  #requestedAddresses = '';
  #failedAddresses = '';
  /** The view that the settings ask for. The visitor's own view stays while this does not change. */
  #requestedView = '';
  /** The view of the latest `az-move`; "" before the map and its markers are complete. */
  #reportedView = '';
  /** Where the visitor has moved the main marker, and where the settings had it then. */
  #movedMarker: { from: MapPosition; to: MapPosition } | undefined;
  /** Counts runs of `#refresh`: a later one cancels those before. */
  #runs = 0;
  #debounce: ReturnType<typeof setTimeout> | undefined;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #hintTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ host, canvas, card, content }: MapControllerOptions) {
    this.#host = host;
    this.#canvas = canvas;
    this.#card = card;
    this.#content = content;
    // The canvas's children are slotted, so markers show only once the map has a slot for them.
    if (!canvas.shadowRoot) canvas.attachShadow({ mode: 'open' });
    // The map beneath a marker would take a press of the marker for its own. These listeners go with the canvas.
    for (const type of ['pointerdown', 'mousedown', 'touchstart', 'dblclick'])
      canvas.addEventListener(type, (event) => event.target !== canvas && event.stopPropagation(), {
        capture: true,
        passive: true,
      });
    this.#refresh();
  }

  getSnapshot = (): MapState => this.#state;

  subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  };

  update(content: MapContent): void {
    if (content === this.#content) return;
    this.#content = content;
    clearTimeout(this.#debounce);
    this.#debounce = setTimeout(() => this.#refresh(), debounceMs);
  }

  acceptConsent(): void {
    this.#allow?.();
    this.#refresh();
  }

  get view(): MapView | undefined {
    return this.#map?.view;
  }

  pan(x: number, y: number): void {
    this.#map?.pan(x, y);
  }

  zoom(steps: number): void {
    this.#map?.zoom(steps);
  }

  reveal(element: Element): void {
    const inner = element.getBoundingClientRect();
    const outer = this.#canvas.getBoundingClientRect();
    const overflow = (start: number, end: number): number =>
      Math.min(0, start - edgePx) + Math.max(0, end + edgePx);
    const x = overflow(inner.left - outer.left, inner.right - outer.right);
    const y = overflow(inner.top - outer.top, inner.bottom - outer.bottom);
    if (x || y) this.#map?.pan(x, y);
  }

  getMarkerPosition(index: number): MapPosition {
    const marker = this.#content.place.markers[index];
    if (!marker) throw RangeError(`No marker has the index ${index}.`);
    const { position, isMain } = marker;
    return isMain && this.#movedMarker && isSamePosition(this.#movedMarker.from, position)
      ? this.#movedMarker.to
      : position;
  }

  moveMarker(index: number, from: MapPosition, offset: { x: number; y: number }): void {
    const marker = this.#content.place.markers[index];
    if (!marker) return;
    const worldPx = tilePx * 2 ** (this.#map?.view.zoom ?? 0);
    const { x, y } = project(from);
    const to = unproject({ x: x + offset.x / worldPx, y: y + offset.y / worldPx });
    this.#movedMarker = { from: marker.position, to };
    this.#slots[index]?.move(to);
  }

  destroy(): void {
    clearTimeout(this.#debounce);
    clearTimeout(this.#hintTimer);
    this.#stopConsent?.();
    this.#runs += 1;
    this.#removeMap();
  }

  #setState(changes: Partial<MapState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  /** Shows the map that the settings ask for now, or applies the settings to the map that shows. A failure shows in its place. */
  async #refresh(): Promise<void> {
    this.#runs += 1;
    const run = this.#runs;
    const isStale = (): boolean => run !== this.#runs;
    try {
      await this.#show(this.#content, isStale);
    } catch (error) {
      if (!isStale()) this.#fail(error);
    }
  }

  async #show(content: MapContent, isStale: () => boolean): Promise<void> {
    const source = await resolveMapSource(content, this.#host);
    const needsConsent = source && (await this.#needsConsent(source, isStale));
    if (isStale()) return;
    if (!source || needsConsent) {
      this.#removeMap();
      return this.#setState(source ? { phase: 'needs-consent', owner: source.owner } : { phase: 'failed' });
    }
    const view = this.#viewFor(content);
    const requestedView = JSON.stringify(view);
    if (this.#map && this.#providerId === source.providerId) {
      if (requestedView !== this.#requestedView) this.#map.setView(view);
    } else {
      this.#requestedAddresses = source.addresses.join();
      if (this.#requestedAddresses === this.#failedAddresses) return;
      const map = await this.#createMap({ source, view, isStale });
      if (!map) return;
      this.#map = map;
      this.#providerId = source.providerId;
    }
    this.#requestedView = requestedView;
    this.#map.applySettings(content, source);
    this.#placeMarkers(this.#map);
    if (this.#reportedView) return;
    if (content.place.markers.length === 1) this.#uncoverMarker(this.#map);
    this.#reportedView = JSON.stringify(this.#map.view);
  }

  /** Whether the visitor must be asked first. Pages without a policy do not load the code of consent. */
  async #needsConsent({ addresses }: MapSource, isStale: () => boolean): Promise<boolean> {
    if (!(await mayHavePolicy())) return false;
    const { consent, readConsent } = await consentModule.load();
    const { isMissing, allow } = readConsent(this.#host, addresses);
    this.#allow = allow;
    if (!isStale()) this.#stopConsent ??= consent.onChange(() => this.#refresh());
    return isMissing;
  }

  async #createMap({
    source,
    view,
    isStale,
  }: {
    source: MapSource;
    view: MapView;
    isStale: () => boolean;
  }): Promise<ProviderMap | undefined> {
    this.#removeMap();
    this.#setState({ phase: 'waiting' });
    this.#timeout = setTimeout(
      () => this.#fail(Error(`The map did not load within ${timeoutMs / 1000} s.`)),
      timeoutMs,
    );
    const provider = await source.loadProvider();
    if (isStale()) return undefined;
    return provider.createMap({
      root: this.#canvas.shadowRoot as ShadowRoot,
      view,
      onShow: () => {
        clearTimeout(this.#timeout);
        this.#setState({ phase: 'showing' });
      },
      onError: (error) => this.#fail(error),
      onMove: () => this.#emitMove(),
      onUnhandledGesture: (gesture) => this.#showHint(gesture),
    });
  }

  #viewFor({ place }: MapContent): MapView {
    const { center, zoom = defaultZoom } = place;
    return center ? { center, zoom } : fitMarkers(place, this.#canvas);
  }

  #placeMarkers(map: ProviderMap): void {
    const { markers } = this.#content.place;
    for (const slot of this.#slots.splice(markers.length)) slot.remove();
    for (const index of markers.keys()) {
      const position = this.getMarkerPosition(index);
      const slot = this.#slots[index];
      if (slot) slot.move(position);
      else this.#slots[index] = map.addMarkerSlot(`pin${index}`, position);
    }
  }

  /** On a phone the address would lie over the marker. */
  #uncoverMarker(map: ProviderMap): void {
    const card = this.#card?.getBoundingClientRect();
    const marker = this.#canvas.querySelector('[part=marker]')?.getBoundingClientRect();
    if (!card || !marker || marker.left > card.right || marker.right < card.left) return;
    if (marker.top < card.bottom) map.pan(0, marker.top - card.bottom - cardMarginPx);
  }

  /** Explains for a moment which gesture the map takes. */
  #showHint(gesture: UnhandledGesture): void {
    if (!this.#content.settings.draggable) return;
    clearTimeout(this.#hintTimer);
    this.#hintTimer = setTimeout(() => this.#setState({ hint: undefined }), hintMs);
    this.#setState({ hint: gesture });
  }

  #emitMove(): void {
    const { view } = this;
    const viewText = JSON.stringify(view);
    // Google reports an end of movement after other changes, too.
    if (!view || !this.#reportedView || viewText === this.#reportedView) return;
    this.#reportedView = viewText;
    emit(this.#host, 'az-move', { detail: { ...view.center, zoom: view.zoom } });
  }

  #fail(error: unknown): void {
    this.#runs += 1;
    this.#removeMap();
    this.#failedAddresses = this.#requestedAddresses;
    this.#setState({ phase: 'failed' });
    this.#host.report(error);
  }

  #removeMap(): void {
    clearTimeout(this.#timeout);
    this.#map?.remove();
    this.#map = undefined;
    this.#slots = [];
    this.#reportedView = '';
    this.#canvas.shadowRoot?.replaceChildren();
  }
}

export const createMapController = (options: MapControllerOptions): MapController =>
  new DefaultMapController(options);
