import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { followPointers } from '../../src/core/util/follow-pointers';
import { hasModifierKey } from '../../src/core/util/modifier-keys';
import { useUnmount } from '../../src/hooks/use-unmount';
import type { MapController } from './map-controller';
import { scaleOf } from './surface';

/** A press that moves no further is a click. */
const clickTolerancePx = 4;
const nudgePx = 8;

const nudges: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -nudgePx, y: 0 },
  ArrowRight: { x: nudgePx, y: 0 },
  ArrowUp: { x: 0, y: -nudgePx },
  ArrowDown: { x: 0, y: nudgePx },
};

/** A click is near the edge of the map within this distance, or within a quarter of a small map. */
const edgePx = 64;

/** @param offset from the middle of the map */
const isNearEdge = (offset: number, mapSize: number): boolean =>
  mapSize / 2 - Math.abs(offset) < Math.min(edgePx, mapSize / 4);

/** The main marker is the first one. */
export const mainIndex = 0;

interface MarkerDrag {
  /** `currentTarget` is the element that the map fills. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /**
   * Moves the marker to the click, for visitors who cannot drag (WCAG 2.2, 2.5.7). `currentTarget` is the element that the map
   * fills.
   * @param movesMap whether a marker near the edge comes to the middle, so that such visitors reach the rest of the map, too
   */
  onMapClick: (event: MouseEvent<HTMLElement>, movesMap: boolean) => void;
  /** Whether the latest press has moved the marker, so that its click opens nothing. */
  hasMoved: () => boolean;
}

/** Lets the visitor move the main marker, by mouse, finger, arrow keys and clicks on the map. */
export const useMarkerDrag = (controller: MapController | undefined): MarkerDrag => {
  const hasMoved = useRef(false);
  const stopFollowing = useRef<() => void>(undefined);
  useUnmount(() => stopFollowing.current?.());
  return {
    hasMoved: () => hasMoved.current,
    onPointerDown({ button, pointerId, clientX, clientY, currentTarget }) {
      hasMoved.current = false;
      if (!controller || button !== 0) return;
      const from = controller.getMarkerPosition(mainIndex);
      const scale = scaleOf(currentTarget);
      stopFollowing.current?.();
      stopFollowing.current = followPointers({
        onMove(event) {
          if (event.pointerId !== pointerId) return;
          const [x, y] = [event.clientX - clientX, event.clientY - clientY];
          hasMoved.current ||= Math.hypot(x, y) > clickTolerancePx;
          if (hasMoved.current) controller.moveMarker(mainIndex, from, { x: x / scale, y: y / scale });
        },
        onEnd(event) {
          if (event.pointerId === pointerId) stopFollowing.current?.();
        },
      });
    },
    onKeyDown(event) {
      const nudge = nudges[event.key];
      if (!controller || !nudge || hasModifierKey(event)) return;
      event.preventDefault();
      controller.moveMarker(mainIndex, controller.getMarkerPosition(mainIndex), nudge);
    },
    onMapClick({ clientX, clientY, currentTarget }, movesMap) {
      if (!controller?.view) return;
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      const scale = scaleOf(currentTarget);
      const offset = {
        x: (clientX - left - width / 2) / scale,
        y: (clientY - top - height / 2) / scale,
      };
      controller.moveMarker(mainIndex, controller.view.center, offset);
      const isAtEdge = isNearEdge(offset.x, width / scale) || isNearEdge(offset.y, height / scale);
      if (movesMap && isAtEdge) controller.pan(offset.x, offset.y);
    },
  };
};
