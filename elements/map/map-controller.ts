import type { BlockHost } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { lazyImport } from '../../src/core/lazy-import';
import { mayHavePolicy } from '../../src/core/site/unchecked-site-context';
import { createStore } from '../../src/core/util/store';
import {
  type MapInput,
  type MapPosition,
  type MapSource,
  type MapState,
  type MapView,
  type MarkerSlot,
  markerSlotName,
  type ProviderMap,
  type UnhandledGesture,
} from './contract';
import { fitMarkers, isSamePosition, project, tilePx, unproject } from './geometry';
import { resolveMapSource } from './map-source';
import { overflowOf, prepareSurface, startTimeout, whenSized } from './surface';
import { readVisitedMap, storeVisitedMap, type VisitedMap, visitedView } from './visited-map';

interface MapControllerOptions {
  host: BlockHost;
  /** The element that the map is drawn in. Markers are its children. */
  surface: HTMLElement;
  /** The address that lies over the map. */
  card: HTMLElement | null;
  input: MapInput;
}

/** Changes within this time are applied together. */
const debounceMs = 60;
const timeoutMs = 30_000;
const defaultZoom = 12;
const hintMs = 1500;
/** Space between the address and the marker. */
const cardMarginPx = 8;

const consentModule = lazyImport(() => import('./map-consent'));

/**
 * Loads, shows, changes and removes a map. React does not: its renders would move a map that the visitor has moved.
 */
export class MapController {
  readonly #host: BlockHost;
  readonly #surface: HTMLElement;
  readonly #card: HTMLElement | null;
  readonly #store = createStore<MapState>({ phase: 'waiting' });
  readonly getSnapshot = this.#store.getSnapshot;
  readonly subscribe = this.#store.subscribe;
  #input: MapInput;
  /** Stores the visitor's consent to this map. */
  #allow: (() => void) | undefined;
  /** Unsubscribes from changes of the consent. */
  #stopConsent: (() => void) | undefined;
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
  #movedMarker: VisitedMap['movedMarker'];
  /** The map of this element before the element left the page and came back. */
  #before: VisitedMap | undefined;
  /** Counts runs of `#refresh`: a later one cancels those before. */
  #runs = 0;
  #debounce: ReturnType<typeof setTimeout> | undefined;
  #stopTimeLimit: (() => void) | undefined;
  #hintTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ host, surface, card, input }: MapControllerOptions) {
    this.#host = host;
    this.#surface = surface;
    this.#card = card;
    this.#input = input;
    this.#before = readVisitedMap(host);
    this.#movedMarker = this.#before?.movedMarker;
    prepareSurface(surface);
    this.#refresh();
  }

  /** Applies changed settings; several changes in a row are applied together. */
  update(input: MapInput): void {
    if (input === this.#input) return;
    this.#input = input;
    clearTimeout(this.#debounce);
    this.#debounce = setTimeout(() => this.#refresh(), debounceMs);
  }

  /** Shows the map that waits for consent; the consent is for this map alone. */
  acceptConsent(): void {
    this.#allow?.();
    this.#refresh();
  }

  /** Undefined while no map shows. */
  get view(): MapView | undefined {
    return this.#map?.view;
  }

  pan(x: number, y: number): void {
    this.#map?.pan(x, y);
  }

  zoom(steps: number): void {
    this.#map?.zoom(steps);
  }

  /** Pans so that an element over the map is within the map's edges. */
  reveal(element: Element): void {
    const { x, y } = overflowOf(element, this.#surface);
    if (x || y) this.#map?.pan(x, y);
  }

  /** Where a marker stands: its own position, or the one that the visitor has moved it to. */
  getMarkerPosition(index: number): MapPosition {
    const marker = this.#input.place.markers[index];
    if (!marker) throw RangeError(`No marker has the index ${index}.`);
    const { position, isMain } = marker;
    return isMain && this.#movedMarker && isSamePosition(this.#movedMarker.from, position)
      ? this.#movedMarker.to
      : position;
  }

  /** Moves a marker by px from a position, until the settings move it. */
  moveMarker(index: number, from: MapPosition, offset: { x: number; y: number }): void {
    const marker = this.#input.place.markers[index];
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
    storeVisitedMap(this.#host, {
      requestedView: this.#requestedView,
      view: this.view,
      movedMarker: this.#movedMarker,
    });
    this.#removeMap();
  }

  /** Shows a map for the current settings, or applies them to the map that shows. After a failure, the block shows a message. */
  async #refresh(): Promise<void> {
    this.#runs += 1;
    const run = this.#runs;
    const isStale = (): boolean => run !== this.#runs;
    try {
      await this.#show(this.#input, isStale);
    } catch (error) {
      if (!isStale()) this.#fail(error);
    }
  }

  async #show(input: MapInput, isStale: () => boolean): Promise<void> {
    const source = await resolveMapSource(input, this.#host);
    const needsConsent = source && (await this.#needsConsent(source, isStale));
    if (isStale()) return;
    if (!source || needsConsent) {
      this.#removeMap();
      // A new consent is another attempt.
      this.#failedAddresses = '';
      return this.#store.update(
        source ? { phase: 'needs-consent', ownerName: source.ownerName } : { phase: 'no-key' },
      );
    }
    // Without a centre, the view depends on the map's size. In a hidden tab panel, the map has no size yet.
    if (!input.place.center && !this.#surface.clientWidth) await whenSized(this.#surface);
    if (isStale()) return;
    const view = this.#viewFor(input);
    const requestedView = JSON.stringify(view);
    let isVisited = false;
    if (this.#map && this.#providerId === source.providerId) {
      if (requestedView !== this.#requestedView) this.#map.setView(view);
    } else {
      this.#requestedAddresses = source.addresses.join();
      if (this.#requestedAddresses === this.#failedAddresses) return;
      const visited = visitedView(this.#before, requestedView);
      const map = await this.#createMap({ source, view: visited ?? view, isStale });
      if (!map) return;
      this.#before = undefined;
      isVisited = !!visited;
      this.#map = map;
      this.#providerId = source.providerId;
    }
    this.#requestedView = requestedView;
    this.#map.applySettings(input, source);
    this.#placeMarkers(this.#map);
    if (this.#reportedView) return;
    if (input.place.markers.length === 1 && !isVisited) this.#uncoverMarker(this.#map);
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
    this.#store.update({ phase: 'waiting' });
    this.#stopTimeLimit = startTimeout(this.#surface, timeoutMs, () =>
      this.#fail(Error(`The map did not load within ${timeoutMs / 1000} s.`)),
    );
    const provider = await source.loadProvider();
    if (isStale()) return undefined;
    return provider.createMap({
      root: this.#surface.shadowRoot as ShadowRoot,
      view,
      onShow: () => {
        this.#stopTimeLimit?.();
        this.#store.update({ phase: 'showing' });
      },
      onError: (error) => this.#fail(error),
      onMove: () => this.#emitMove(),
      onUnhandledGesture: (gesture) => this.#showHint(gesture),
    });
  }

  #viewFor({ place }: MapInput): MapView {
    const { center, zoom = defaultZoom } = place;
    return center ? { center, zoom } : fitMarkers(place, this.#surface);
  }

  #placeMarkers(map: ProviderMap): void {
    const { markers } = this.#input.place;
    for (const slot of this.#slots.splice(markers.length)) slot.remove();
    for (const index of markers.keys()) {
      const position = this.getMarkerPosition(index);
      const slot = this.#slots[index];
      if (slot) slot.move(position);
      else this.#slots[index] = map.addMarkerSlot(markerSlotName(index), position);
    }
  }

  /** Pans the map if the address lies over the marker, as on a phone. */
  #uncoverMarker(map: ProviderMap): void {
    const card = this.#card?.getBoundingClientRect();
    const marker = this.#surface.querySelector('[part=marker]')?.getBoundingClientRect();
    if (!card || !marker || marker.left > card.right || marker.right < card.left) return;
    if (marker.top < card.bottom) map.pan(0, marker.top - card.bottom - cardMarginPx);
  }

  /** Explains for a moment which gesture the map takes. */
  #showHint(gesture: UnhandledGesture): void {
    if (!this.#input.settings.draggable) return;
    clearTimeout(this.#hintTimer);
    this.#hintTimer = setTimeout(() => this.#store.update({ hint: undefined }), hintMs);
    this.#store.update({ hint: gesture });
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
    this.#store.update({ phase: 'failed' });
    this.#host.report(error);
  }

  #removeMap(): void {
    this.#stopTimeLimit?.();
    this.#map?.remove();
    this.#map = undefined;
    this.#slots = [];
    this.#reportedView = '';
    this.#surface.shadowRoot?.replaceChildren();
  }
}
