import type { Step } from '../stage';
import type { Viewer } from '../viewer';
import type { Hands } from './hands';

/** Gallery 9. */
const throttleMs = 200;
/** How far an arrow key moves a zoomed picture, in px. */
const panPx = 120;
const zoomFactor = 1.5;

/** What has its own use for keys. */
const users = 'video,audio,iframe,input,textarea,select,az-video';

/** The lightbox by the keyboard: arrows, Home and End, plus, minus and 0. Escape is the dialog's. */
export const connectKeys = (
  viewer: Viewer,
  hands: Hands,
  signal: AbortSignal,
): ((event: KeyboardEvent) => void) => {
  const { dialog } = viewer;
  let lastMove = Number.NEGATIVE_INFINITY;

  const move = (direction: Step, { timeStamp }: KeyboardEvent): void => {
    if (timeStamp - lastMove < throttleMs) return;
    lastMove = timeStamp;
    viewer.step(direction);
  };
  /** A zoomed picture first, then the slides. */
  const across = (right: Step, event: KeyboardEvent): void => {
    if (hands.isZoomed && hands.pan({ x: -right * panPx, y: 0 })) return;
    move(viewer.isMirrored ? ((right * -1) as Step) : right, event);
  };
  const down = (direction: Step): unknown => hands.isZoomed && hands.pan({ x: 0, y: -direction * panPx });

  const keep = (): void => {};
  const acts = new Map<string, (event: KeyboardEvent) => unknown>([
    ['ArrowLeft', (event) => across(-1, event)],
    ['ArrowRight', (event) => across(1, event)],
    ['ArrowUp', () => down(-1)],
    ['ArrowDown', () => down(1)],
    ['Home', () => viewer.goTo(0)],
    ['End', () => viewer.goTo(-1)],
    ['+', () => hands.scaleBy(zoomFactor)],
    ['=', () => hands.scaleBy(zoomFactor)],
    ['-', () => hands.scaleBy(1 / zoomFactor)],
    ['0', () => hands.scaleTo(1)],
    // The page behind would scroll.
    ['PageUp', keep],
    ['PageDown', keep],
    [' ', keep],
  ]);

  const onKeydown = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(dialog)) as Element[];
    if (!viewer.isOpen) return;
    const isUsed = inside.some((node) => node.matches?.(users)) || (key === ' ' && inside.length > 0);
    const act = acts.get(key);
    if (!act || isUsed || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    act(event);
  };
  dialog.addEventListener('keydown', onKeydown, { signal });
  return onKeydown;
};
