/** The part of Google's interface that maps here use: https://developers.google.com/maps/documentation/javascript/reference */
declare namespace google.maps {
  interface LatLngLiteral {
    lat: number;
    lng: number;
  }
  class LatLng {
    constructor(at: LatLngLiteral);
    lat(): number;
    lng(): number;
  }
  class Point {
    constructor(x: number, y: number);
    x: number;
    y: number;
  }
  interface MapTypeStyle {
    featureType?: string;
    elementType?: string;
    stylers: Record<string, string | number>[];
  }
  interface MapOptions {
    center?: LatLngLiteral;
    zoom?: number;
    minZoom?: number;
    mapTypeId?: string;
    styles?: MapTypeStyle[];
    disableDefaultUI?: boolean;
    keyboardShortcuts?: boolean;
    clickableIcons?: boolean;
    draggable?: boolean;
    disableDoubleClickZoom?: boolean;
    gestureHandling?: 'cooperative' | 'greedy' | 'none' | 'auto';
  }
  interface MapsEventListener {
    remove(): void;
  }
  // biome-ignore lint/suspicious/noShadowRestrictedNames: Google's own name
  class Map {
    constructor(place: HTMLElement, options?: MapOptions);
    setOptions(options: MapOptions): void;
    getCenter(): LatLng | undefined;
    getZoom(): number | undefined;
    setCenter(center: LatLngLiteral): void;
    setZoom(zoom: number): void;
    panBy(x: number, y: number): void;
    addListener(type: string, listener: () => void): MapsEventListener;
  }

  interface MapCanvasProjection {
    fromLatLngToDivPixel(at: LatLng): Point | null;
  }
  class OverlayView {
    setMap(map: Map | null): void;
    getPanes(): { overlayMouseTarget: HTMLElement; floatPane: HTMLElement } | null;
    getProjection(): MapCanvasProjection | undefined;
    onAdd(): void;
    draw(): void;
    onRemove(): void;
  }
  namespace event {
    function clearInstanceListeners(of: object): void;
  }
}

interface Window {
  google?: { maps?: typeof google.maps };
  /** Called by Google's script where a key is refused. */
  gm_authFailure?: () => void;
}
