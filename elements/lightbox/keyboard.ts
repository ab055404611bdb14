import type { KeyboardEvent } from 'react';
import { hasModifierKey } from '../../src/core/util/modifier-keys';
import type { GestureController } from './gestures/gesture-controller';
import type { Step, Viewer } from './viewer';

/** The shortest time between two moves to another slide, in ms, while an arrow key is held down. */
const throttleMs = 200;
/** How far an arrow key moves a zoomed picture, in px. */
const panPx = 120;
const zoomFactor = 1.5;

/** Elements that handle keys themselves. */
const keyHandlingSelector = 'video,audio,iframe,input,textarea,select,az-video';

/** Keys that scroll the page, which must stay where it is behind the lightbox. */
const scrollingKeys = ['PageUp', 'PageDown', ' '];

/** Keys that scroll a caption. */
const captionKeys = ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

/** Whether a key scrolls the caption: one that is too long for its place, and that has or contains the focus. */
const scrollsCaption = ({ key, target }: KeyboardEvent): boolean => {
  const caption = captionKeys.includes(key) && (target as Element).closest('[part="caption"]');
  return !!caption && caption.scrollHeight > caption.clientHeight;
};

interface KeyboardOptions {
  viewer: Viewer;
  /** Runs an action once the gestures have loaded. */
  withGestures(action: (gestures: GestureController) => void): void;
}

/**
 * Handles the keys of the lightbox: arrows, Home and End move between slides; plus, minus and 0 zoom; arrows move a zoomed
 * picture. Escape is the dialog's own key.
 * @returns a handler for `keydown` on the dialog
 */
export const createKeyHandler = ({ viewer, withGestures }: KeyboardOptions) => {
  let lastMoveAt = Number.NEGATIVE_INFINITY;

  const isZoomed = (): boolean => viewer.getSnapshot().isZoomed;

  const stepThrottled = (step: Step, { timeStamp }: KeyboardEvent): void => {
    if (timeStamp - lastMoveAt < throttleMs) return;
    lastMoveAt = timeStamp;
    viewer.step(step);
  };

  /** Moves a zoomed picture, and goes on to the next slide at its edge. */
  const moveHorizontally = (direction: Step, event: KeyboardEvent): void => {
    const { isMirrored } = viewer.getSnapshot().layout;
    const step = isMirrored ? (-direction as Step) : direction;
    if (!isZoomed()) stepThrottled(step, event);
    else
      withGestures((gestures) => {
        if (!gestures.pan({ x: -direction * panPx, y: 0 })) stepThrottled(step, event);
      });
  };

  const panVertically = (direction: Step): void => {
    if (isZoomed()) withGestures((gestures) => gestures.pan({ x: 0, y: -direction * panPx }));
  };

  const zoomBy = (factor: number): void => withGestures((gestures) => gestures.scaleBy(factor));

  /** @returns false for a key that the lightbox does not use */
  const handle = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'ArrowLeft':
        moveHorizontally(-1, event);
        return true;
      case 'ArrowRight':
        moveHorizontally(1, event);
        return true;
      case 'ArrowUp':
        panVertically(-1);
        return true;
      case 'ArrowDown':
        panVertically(1);
        return true;
      case 'Home':
        viewer.goTo(0);
        return true;
      case 'End':
        viewer.goTo(-1);
        return true;
      case '+':
      case '=':
        zoomBy(zoomFactor);
        return true;
      case '-':
        zoomBy(1 / zoomFactor);
        return true;
      case '0':
        withGestures((gestures) => gestures.scaleTo(1));
        return true;
      default:
        return scrollingKeys.includes(event.key);
    }
  };

  return (event: KeyboardEvent<HTMLDialogElement>): void => {
    const { key, target, currentTarget } = event;
    if (hasModifierKey(event) || viewer.getSnapshot().status === 'closed') return;
    // Space presses the button that has the focus.
    const isHandledInside =
      (target as Element).closest(keyHandlingSelector) ||
      (key === ' ' && target !== currentTarget) ||
      scrollsCaption(event);
    if (!isHandledInside && handle(event)) event.preventDefault();
  };
};
