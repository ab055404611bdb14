import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from 'react';
import { emit } from '../../src/core/emit';
import type { MessageFormatter } from '../../src/core/i18n/message-formatter';
import { hasModifierKey } from '../../src/core/util/modifier-keys';
import { type MapInput, markerSlotName } from './contract';
import type { MapController } from './map-controller';
import { Marker } from './marker';
import type { messages } from './messages/es-419';
import { outsideLink } from './outside-maps';
import { mainIndex, useMarkerDrag } from './use-marker-drag';

const keyPanPx = 96;

/** Key -> steps to the right, steps down, and steps of zoom. */
const keySteps: Record<string, [right: number, down: number, zoom: number]> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  '+': [0, 0, 1],
  '=': [0, 0, 1],
  '-': [0, 0, -1],
};

const moveByKey = (event: KeyboardEvent, controller: MapController): void => {
  const steps = keySteps[event.key];
  if (!steps || hasModifierKey(event)) return;
  event.preventDefault();
  const [right, down, zoom] = steps;
  if (zoom) controller.zoom(zoom);
  else controller.pan(right * keyPanPx, down * keyPanPx);
};

interface MapSurfaceProps extends MapInput {
  surface: RefObject<HTMLDivElement | null>;
  host: Element;
  controller: MapController | undefined;
  isShowing: boolean;
  text: MessageFormatter<typeof messages>;
}

/** The element that the map is drawn in, with the markers, which the map's slots put in their places. */
export const MapSurface = ({
  surface,
  host,
  controller,
  isShowing,
  settings,
  place,
  text,
}: MapSurfaceProps) => {
  const [openIndex, setOpenIndex] = useState<number>();
  const drag = useMarkerDrag(controller);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  /**
   * The view at the latest press. If the view differs at the click, the visitor has dragged the map, and the click does nothing.
   */
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
      window.open(place.outsideMap(position, view.zoom), outsideLink.target, outsideLink.rel);
    else setOpenIndex(openIndex === index ? undefined : index);
  };

  // In the capture phase, because `prepareSurface` stops the propagation of presses on markers.
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    pressedView.current = readView();
    if (canDrag(mainIndex) && buttons.current[mainIndex]?.contains(event.target as Node))
      drag.onPointerDown(event);
  };

  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const isOnMap = event.target === event.currentTarget && pressedView.current === readView();
    // Preact's events are the browser's own.
    const [target] = ((event.nativeEvent ?? event) as Event).composedPath();
    if (!isOnMap || (target as Element).closest('a')) return;
    if (openIndex === undefined && canDrag(mainIndex)) drag.onMapClick(event, settings.draggable);
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
      ref={surface}
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
          slotName={markerSlotName(index)}
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
