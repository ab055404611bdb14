import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BlockProps } from '../../src/core/block-host';
import { emit } from '../../src/core/emit';
import { contentNodesOf } from '../../src/core/host-content';
import type { MessageFormatter } from '../../src/core/i18n/messages';
import { lazyImport } from '../../src/core/lazy-import';
import { prefersReducedMotion } from '../../src/core/util/prefers-reduced-motion';
import { lazyComponent } from '../../src/hooks/lazy-component';
import { useCustomState } from '../../src/hooks/use-custom-state';
import { useWarning } from '../../src/hooks/use-warning';
import type { MapContent, MapController, MapPlace } from './contract';
import { styleColors } from './map-style';
import { Marker } from './marker';
import type { messages } from './messages/es-419';
import { outsideLink } from './outside-maps';
import { readPlace } from './place';
import type { MapSettings } from './schema';
import { useMap } from './use-map';
import { useMarkerDrag } from './use-marker-drag';

type MapText = MessageFormatter<typeof messages>;

/** Only pages with a cookie policy load this. */
const MapConsent = lazyComponent(
  lazyImport(() => import('./map-consent')),
  (module) => module.MapConsent,
);

const keyPanPx = 96;

/** Steps right, down, and of zoom. */
const keySteps: Record<string, [number, number, number]> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  '+': [0, 0, 1],
  '=': [0, 0, 1],
  '-': [0, 0, -1],
};

const moveByKey = (event: KeyboardEvent, controller: MapController): void => {
  const [x = 0, y = 0, zoomSteps] = keySteps[event.key] ?? [];
  if (zoomSteps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  if (zoomSteps) controller.zoom(zoomSteps);
  else controller.pan(x * keyPanPx, y * keyPanPx);
};

/** The address from data, its name first. */
const Address = ({ lines: [name, ...lines] }: { lines: string[] }) => (
  <address part="address">
    <strong part="title">{name}</strong>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text
      <span key={index}>{line}</span>
    ))}
  </address>
);

interface ControlsProps {
  text: MapText;
  isHidden: boolean;
  onZoom: (steps: number) => void;
}

const Controls = ({ text, isHidden, onZoom }: ControlsProps) => (
  <div part="controls" hidden={isHidden}>
    <button type="button" part="zoom-in" aria-label={text('zoomIn')} onClick={() => onZoom(1)}>
      +
    </button>
    <button type="button" part="zoom-out" aria-label={text('zoomOut')} onClick={() => onZoom(-1)}>
      −
    </button>
  </div>
);

interface CanvasProps extends MapContent {
  canvas: RefObject<HTMLDivElement | null>;
  host: Element;
  controller: MapController | undefined;
  isShowing: boolean;
  text: MapText;
}

/** The element that the map is drawn in, with the markers, which the map's slots put in their places. */
const Canvas = ({ canvas, host, controller, isShowing, settings, place, text }: CanvasProps) => {
  const [openIndex, setOpenIndex] = useState<number>();
  const drag = useMarkerDrag(controller);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  /** The view at the latest press: a click after a drag does nothing. */
  const pressedView = useRef('');
  const title = place.markers[0]?.title;
  /** A screen reader leaves the arrow keys to an application. */
  const applicationProps = {
    role: 'application',
    'aria-label': title ? text('mapOf', { title }) : text('map'),
    'aria-description': settings.draggable ? text('keys') : undefined,
  };
  const readView = (): string => JSON.stringify(controller?.view);
  const canDrag = (index: number): boolean => settings.markerDraggable && !!place.markers[index]?.isMain;

  const onMarkerPress = (index: number): void => {
    const marker = place.markers[index];
    const view = controller?.view;
    if (!marker || !controller || !view) return;
    const position = controller.getMarkerPosition(index);
    const detail = { index, ...position, title: marker.title };
    if (!emit(host, 'az-marker-click', { detail, cancelable: true })) return;
    if (marker.isMain && settings.linkOnClick)
      open(place.outsideMap(position, view.zoom), outsideLink.target, outsideLink.rel);
    else setOpenIndex(openIndex === index ? undefined : index);
  };

  // In the capture phase: the controller keeps presses of markers from the map beneath.
  const onPointerDown = (event: PointerEvent): void => {
    pressedView.current = readView();
    if (canDrag(0) && buttons.current[0]?.contains(event.target as Node)) drag.onPointerDown(event);
  };

  const onClick = (event: MouseEvent): void => {
    const isOnMap = event.target === event.currentTarget && pressedView.current === readView();
    // Preact's events are the browser's own.
    const [target] = ((event.nativeEvent ?? event) as Event).composedPath();
    if (!isOnMap || (target as Element).closest('a')) return;
    if (openIndex === undefined && canDrag(0)) drag.onMapClick(event);
    else setOpenIndex(undefined);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && openIndex !== undefined) {
      // The key is used: a dialog around the map stays open.
      event.preventDefault();
      buttons.current[openIndex]?.focus();
      setOpenIndex(undefined);
    }
    const isOnMap = event.target === event.currentTarget;
    if (isOnMap && controller && settings.draggable) moveByKey(event, controller);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element has a role once there is a map to operate
    <div
      part="map"
      exportparts="credits"
      ref={canvas}
      {...(isShowing && applicationProps)}
      tabIndex={isShowing && settings.draggable ? 0 : -1}
      onPointerDownCapture={onPointerDown}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {place.markers.map((marker, index) => (
        <Marker
          // biome-ignore lint/suspicious/noArrayIndexKey: a marker is its place in the list, like its slot
          key={index}
          marker={marker}
          slotName={`pin${index}`}
          text={text}
          isLink={marker.isMain && settings.linkOnClick}
          isDraggable={canDrag(index)}
          isOpen={openIndex === index}
          buttonRef={(button) => {
            buttons.current[index] = button;
          }}
          onPress={({ detail }) => {
            // A click by key has no detail, and follows no press.
            const isDragEnd = canDrag(index) && detail > 0 && drag.hasMoved();
            if (!isDragEnd) onMarkerPress(index);
          }}
          onKeyDown={canDrag(index) ? drag.onKeyDown : undefined}
          onPopupOpen={(popup) => controller?.reveal(popup)}
        />
      ))}
    </div>
  );
};

interface CardProps {
  place: MapPlace;
  hasContent: boolean;
  hasFailed: boolean;
  text: MapText;
}

/** The address, with the link to directions. */
const CardContent = ({ place, hasContent, hasFailed, text }: CardProps) => (
  <>
    {hasContent ? <slot /> : place.lines.length > 0 && <Address lines={place.lines} />}
    {hasFailed && <p part="failed">{text('failed')}</p>}
    <a part="directions" href={place.directions} aria-description={text('newWindow')} {...outsideLink}>
      {text('directions')}
    </a>
  </>
);

/** Elements that stay in the line of the text around them. */
const inlineElements = 'a, abbr, b, bdi, bdo, cite, em, i, small, span, strong, time, u';

/** A node's text, line by line. `innerText` has no lines while the node is in no slot, or in a part of the page that is hidden. */
const readLines = (node: Node): string => {
  if (node instanceof HTMLBRElement) return '\n';
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
  if (!(node instanceof HTMLElement)) return '';
  // Empty for an element in no slot.
  const { display } = getComputedStyle(node);
  if (display === 'none') return '';
  const text = [...node.childNodes].map(readLines).join('');
  const isInline = display ? /^(inline|contents)/.test(display) : node.matches(inlineElements);
  return isInline ? text : `\n${text}\n`;
};

/** The text of the page's own address, line by line: of the first element, or of bare text. */
const readOwnAddress = (host: Element): string => {
  const nodes = contentNodesOf(host);
  const [first] = nodes;
  return first instanceof HTMLElement ? readLines(first) : nodes.map(readLines).join('');
};

type MapProps = BlockProps<MapSettings, typeof messages>;

/** An address, and a map under it once the block is near the window. */
export const MapBlock = ({ settings, host, text }: MapProps) => {
  const canvas = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const ownAddress = readOwnAddress(host);
  const mapContent = useMemo(
    () => ({ settings, place: readPlace(settings, ownAddress) }),
    [settings, ownAddress],
  );
  const { place } = mapContent;
  const [controller, { phase, owner = '', hint }] = useMap({ host, canvas, card, content: mapContent });
  const isShowing = phase === 'showing';
  useWarning(
    host,
    place.hasPosition || !ownAddress.trim()
      ? undefined
      : 'the address has no position, expected mapLat and mapLng. The map shows New York.',
  );
  const { aspectRatio, showControls, disableDefaultUI } = settings;
  useCustomState(host, 'showing', isShowing);
  useCustomState(host, 'failed', phase === 'failed');
  useCustomState(host, 'proportioned', aspectRatio !== undefined);
  const hasContent = contentNodesOf(host).length > 0;
  const hasAddress = hasContent || place.lines.length > 0;
  const ratio = aspectRatio && { '--az-_ratio': 100 / aspectRatio };
  return (
    <div
      part="frame"
      className={`${phase} ${prefersReducedMotion() ? 'still' : ''}`}
      style={{ ...styleColors[place.style], ...ratio } as CSSProperties}
    >
      <div part="card" ref={card} hidden={!hasAddress && isShowing}>
        <CardContent place={place} hasContent={hasContent} hasFailed={phase === 'failed'} text={text} />
        {phase === 'needs-consent' && (
          <MapConsent
            text={text}
            owner={owner}
            onAccept={() => {
              // The button is about to go; the map, which comes in its place, takes the focus.
              canvas.current?.focus();
              controller?.acceptConsent();
            }}
          />
        )}
      </div>
      <Canvas {...{ canvas, host, controller, isShowing, settings, place, text }} />
      <Controls
        text={text}
        isHidden={!isShowing || !showControls || disableDefaultUI}
        onZoom={(steps) => controller?.zoom(steps)}
      />
      {hint && (
        <div part="hint" aria-hidden="true">
          {text(hint)}
        </div>
      )}
    </div>
  );
};
