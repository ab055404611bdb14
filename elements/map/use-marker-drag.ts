import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { MapController, MapPosition } from './contract';

/** A press that moves no further is a click. */
const clickTolerancePx = 4;
const nudgePx = 8;

const nudges: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -nudgePx, y: 0 },
  ArrowRight: { x: nudgePx, y: 0 },
  ArrowUp: { x: 0, y: -nudgePx },
  ArrowDown: { x: 0, y: nudgePx },
};

/** The main marker is the first one. */
const mainIndex = 0;

interface DragOptions {
  pointer: Pick<globalThis.PointerEvent, 'pointerId' | 'clientX' | 'clientY'>;
  signal: AbortSignal;
  onMove: (offset: { x: number; y: number }) => void;
}

/** Reports how far a pressed pointer has moved, in px, until it is released. */
const followPointer = ({ pointer, signal, onMove }: DragOptions): void => {
  const released = new AbortController();
  const options = { signal: AbortSignal.any([released.signal, signal]) };
  const move = ({ clientX, clientY, pointerId }: globalThis.PointerEvent): void => {
    if (pointerId === pointer.pointerId)
      onMove({ x: clientX - pointer.clientX, y: clientY - pointer.clientY });
  };
  const release = ({ pointerId }: globalThis.PointerEvent): void => {
    if (pointerId === pointer.pointerId) released.abort();
  };
  addEventListener('pointermove', move, options);
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
};

export interface MarkerDrag {
  onPointerDown: (event: PointerEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Whether the latest press has moved the marker, so that its click opens nothing. */
  hasMoved: () => boolean;
}

/** Lets the visitor move the main marker, by mouse, finger and arrow keys. */
export const useMarkerDrag = (controller: MapController | undefined): MarkerDrag => {
  const unmount = useRef<AbortController>(null);
  useEffect(() => {
    unmount.current = new AbortController();
    return () => unmount.current?.abort();
  }, []);
  return useMemo(() => {
    let hasMoved = false;
    const moveFrom = (from: MapPosition, offset: { x: number; y: number }): void =>
      controller?.moveMarker(mainIndex, from, offset);
    return {
      hasMoved: () => hasMoved,
      onPointerDown(event) {
        hasMoved = false;
        const signal = unmount.current?.signal;
        if (!controller || !signal || event.button !== 0) return;
        const from = controller.getMarkerPosition(mainIndex);
        const { pointerId, clientX, clientY } = event;
        followPointer({
          pointer: { pointerId, clientX, clientY },
          signal,
          onMove(offset) {
            hasMoved ||= Math.hypot(offset.x, offset.y) > clickTolerancePx;
            if (hasMoved) moveFrom(from, offset);
          },
        });
      },
      onKeyDown(event) {
        const nudge = nudges[event.key];
        if (!controller || !nudge || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        moveFrom(controller.getMarkerPosition(mainIndex), nudge);
      },
    };
  }, [controller]);
};
