import type { Position } from '../address';
import type { Session } from '../showing/session';
import { project, tilePx, unproject } from './mercator';

/** What is no more than this is a click, in px. */
const clickTolerancePx = 4;
const nudgePx = 8;

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const moving = new WeakSet<Session>();

/** The main marker, where the settings let visitors move it. */
const movable = (session: Session, { target }: Event): boolean => {
  const { settings, place } = session.stage.now();
  const isMain = (target as Element).closest('.pin')?.slot === 'pin0' && !!place.pins[0]?.isMain;
  return settings.markerDraggable && isMain && !!(target as Element).closest('[part=marker]');
};

const isSame = (one: Position, other: Position): boolean => one.lat === other.lat && one.lng === other.lng;

/** Lets visitors move the main marker, by mouse, finger and arrow keys. */
export const letMove = (session: Session): void => {
  if (moving.has(session)) return;
  moving.add(session);
  const { canvas } = session.stage;
  const { signal } = session;
  let wasMoved = false;
  /** Where the visitor has put it, until the settings say another place. */
  let moved: { from: Position; to: Position } | undefined;
  session.positionOf = ({ position, isMain }) =>
    moved && isMain && isSame(moved.from, position) ? moved.to : position;
  const place = (): Position | undefined => {
    const [pin] = session.stage.now().place.pins;
    return pin && session.positionOf(pin);
  };

  /** Moves it so many pixels from a place. */
  const move = (start: Position, [right, down]: [number, number]): void => {
    const from = session.stage.now().place.pins[0]?.position;
    const px = tilePx * 2 ** (session.map?.view.zoom ?? 0);
    const { x, y } = project(start);
    const to = unproject({ x: x + right / px, y: y + down / px });
    if (from) moved = { from, to };
    session.spots[0]?.move(to);
  };

  const press = (event: PointerEvent): void => {
    wasMoved = false;
    const from = place();
    if (!from || event.button || !movable(session, event)) return;
    const ended = new AbortController();
    const during = { signal: AbortSignal.any([ended.signal, signal]) };
    const follow = ({ clientX, clientY, pointerId }: PointerEvent): void => {
      if (pointerId !== event.pointerId) return;
      const by: [number, number] = [clientX - event.clientX, clientY - event.clientY];
      wasMoved ||= Math.hypot(...by) > clickTolerancePx;
      if (wasMoved) move(from, by);
    };
    const end = ({ pointerId }: PointerEvent): void => {
      if (pointerId === event.pointerId) ended.abort();
    };
    addEventListener('pointermove', follow, during);
    addEventListener('pointerup', end, during);
    addEventListener('pointercancel', end, during);
  };

  canvas.addEventListener('pointerdown', press, { capture: true, signal });
  // The click that ends a move opens nothing.
  canvas.addEventListener(
    'click',
    (event) => {
      if (wasMoved && event.detail > 0) event.stopPropagation();
    },
    { capture: true, signal },
  );
  canvas.addEventListener(
    'keydown',
    (event) => {
      const by = arrows[event.key];
      const from = place();
      if (!by || !from || event.ctrlKey || event.metaKey || event.altKey || !movable(session, event)) return;
      event.preventDefault();
      move(from, [by[0] * nudgePx, by[1] * nudgePx]);
    },
    { signal },
  );
};
