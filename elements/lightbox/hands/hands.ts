//# allFunctionsCalledOnLoad
import { prefersStill } from '../../../src/util/prefers-still';
import type { Size } from '../geometry/fit';
import type { SlideView, View } from '../slides/slide-view';
import type { Stage, Step } from '../stage';
import type { Viewer } from '../viewer';
import { type LastPointer, type Moved, trackHands, type Way } from './gestures';
import { growthOf } from './growth';
import { connectHover } from './hover';
import { connectKeys } from './keys';
import { tap } from './tap';
import { clampPan, clampScale, easedPan, easedScale, type Point, resisted, scalesOf, zoomAt } from './zoom';

/** A slide as it fits. */
const atRest: View = { scale: 1, x: 0, y: 0 };

const zoomMs = 300;
const easing = 'cubic-bezier(.2, .7, .3, 1)';
/** A finger this fast, in px a ms, means it; one that has gone this far, in widths or heights of the window, too. */
const fast = 0.5;
const farAcross = 0.5;
const farDown = 0.2;
/** Pinched below this, a picture is put away. */
const pinchedAway = 0.75;
/** A zoomed picture moved so far beyond its edge, in widths of the window, is left. */
const beyondEdge = 0.25;
/** Between the taps of a double tap, in ms and px. */
const doubleTapMs = 300;
const doubleTapPx = 30;
const perWheelPx = 0.002;

/** What fingers, mouse, wheel and buttons do with the slide that is looked at. */
export class Hands implements Moved {
  /** For a key that was pressed before this was there. */
  readonly key: (event: KeyboardEvent) => void;
  readonly #viewer: Viewer;
  readonly #last: () => LastPointer;
  #start: View = atRest;
  #moved = 0;
  /** Where there is no slide: towards the left, the right. */
  #isEnd: [left: boolean, right: boolean] = [false, false];
  /** The animation of the picture. */
  #running: Animation | undefined;
  #tapped: { event: MouseEvent; timer: ReturnType<typeof setTimeout> } | undefined;

  constructor(viewer: Viewer, isUsed: (event: Event) => boolean, signal: AbortSignal) {
    const { dialog } = viewer;
    const stage = viewer.part('stage');
    this.#viewer = viewer;
    this.#last = trackHands(stage, { hands: this, isUsed, signal });
    this.key = connectKeys(viewer, this, signal);
    connectHover(viewer, signal);
    dialog.addEventListener('close', () => this.#stop(), { signal });
  }

  get #stage(): Stage {
    return this.#viewer.stage as Stage;
  }

  get #current(): SlideView {
    return this.#stage.current;
  }

  get #viewport(): Size {
    return this.#stage.place.viewport;
  }

  get #limits() {
    return { fit: this.#current.fit, viewport: this.#viewport };
  }

  get #max(): number {
    const { natural, fit } = this.#current;
    return scalesOf(natural, fit).max;
  }

  get isZoomed(): boolean {
    return this.#current.isZoomed;
  }

  /** Keyframes between the picture in the page and the one here. */
  growth(): [Keyframe, Keyframe] | undefined {
    return growthOf(this.#current, this.#viewport);
  }

  grab(): void {
    const stage = this.#stage;
    stage.stop();
    stage.fill();
    this.#moved = stage.moved;
    this.#isEnd = [-1, 1].map((moved) => stage.beside(this.#stepOf(moved)) === undefined) as [
      boolean,
      boolean,
    ];
    this.#running?.cancel();
    this.#start = this.#current.view;
  }

  drag(way: Point, axis: 'x' | 'y'): void {
    const { x, y } = this.#start;
    const current = this.#current;
    if (current.isZoomed)
      current.show(easedPan({ ...this.#start, x: x + way.x, y: y + way.y }, this.#limits));
    else if (axis === 'x') {
      const moved = this.#moved + way.x;
      this.#stage.drag(this.#isEnd[moved > 0 ? 1 : 0] ? resisted(moved) : moved);
    } else {
      current.show({ scale: 1, x: 0, y: way.y });
      this.#viewer.entrance.fade(1 - Math.min(1, Math.abs(way.y) / this.#viewport.height));
    }
  }

  pinch(ratio: number, { from, to }: { from: Point; to: Point }): void {
    const current = this.#current;
    if (!current.image) return;
    const scale = easedScale(this.#start.scale * ratio, this.#max);
    const view = zoomAt(this.#start, { fit: current.fit, scale, point: from });
    const moved = { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
    current.show(moved);
    this.#viewer.entrance.fade(Math.min(1, scale));
    this.#viewer.showZoomed(current.isZoomed);
  }

  release(way: Way, axis: 'x' | 'y' | undefined): void {
    const { isZoomed, view } = this.#current;
    if (isZoomed) this.#releaseZoomed(way);
    else if (view.scale < 1 || view.y) this.#releaseAway(way, view);
    else if (axis === 'x') this.#releaseAcross(way);
  }

  wheel(delta: number, at: Point): void {
    const current = this.#current;
    if (!current.image) return;
    this.#running?.cancel();
    const scale = clampScale(current.view.scale * Math.exp(-delta * perWheelPx), this.#max);
    this.#set(this.#at(scale, at));
  }

  /** A click is one at once; a tap may become a double tap; after a drag it is none. */
  click(event: MouseEvent): void {
    const { wasDragged, isTouch } = this.#last();
    if (wasDragged) return;
    const first = this.#tapped?.event;
    const { clientX: x, clientY: y } = event;
    clearTimeout(this.#tapped?.timer);
    this.#tapped = undefined;
    if (!isTouch) tap(this.#viewer, event);
    else if (first && Math.hypot(first.clientX - x, first.clientY - y) < doubleTapPx) this.toggle({ x, y });
    else {
      const timer = setTimeout(() => {
        this.#tapped = undefined;
        tap(this.#viewer, event);
      }, doubleTapMs);
      this.#tapped = { event, timer };
    }
  }

  /** Larger, or whole again. @param at of the viewport; default: its middle */
  toggle(at?: Point): void {
    const { natural, fit } = this.#current;
    this.scaleTo(this.isZoomed ? 1 : scalesOf(natural, fit).double, at);
  }

  /** Larger or smaller by a factor, around the middle. */
  scaleBy(factor: number): void {
    this.scaleTo(this.#current.view.scale * factor);
  }

  scaleTo(wanted: number, at?: Point): void {
    const current = this.#current;
    if (!current.image) return;
    const { width, height } = this.#viewport;
    this.#to(this.#at(clampScale(wanted, this.#max), at ?? { x: width / 2, y: height / 2 }));
  }

  /** Moves a zoomed picture by so many px. @returns false where it is at its edge already */
  pan({ x, y }: Point): boolean {
    const { view } = this.#current;
    const to = clampPan({ ...view, x: view.x + x, y: view.y + y }, this.#limits);
    if (to.x === view.x && to.y === view.y) return false;
    this.#to(to);
    return true;
  }

  #stop(): void {
    clearTimeout(this.#tapped?.timer);
    this.#running?.cancel();
  }

  #at(scale: number, point: Point): View {
    const { view, fit } = this.#current;
    if (scale === 1) return atRest;
    return clampPan(zoomAt(view, { fit, scale, point }), this.#limits);
  }

  #releaseAway({ velocity }: Way, { scale, y }: View): void {
    const { height } = this.#viewport;
    const isPinched = scale < easedScale(pinchedAway, 1);
    const isDragged = Math.abs(y) > height * farDown || (y !== 0 && Math.abs(velocity.y) > fast);
    if (isPinched || (scale === 1 && isDragged)) this.#viewer.close();
    else {
      this.#viewer.entrance.fade(1);
      this.#to(atRest);
    }
  }

  #releaseAcross({ x, velocity }: Way): void {
    const moved = this.#moved + x;
    const { width } = this.#viewport;
    const isFast = Math.abs(velocity.x) > fast && velocity.x > 0 === moved > 0;
    const isMeant = isFast || Math.abs(moved) > width * farAcross;
    if (!isMeant || !this.#viewer.step(this.#stepOf(moved), true)) this.#stage.glide();
  }

  #releaseZoomed(way: Way): void {
    const current = this.#current;
    const { view, fit } = current;
    const { width, height } = this.#viewport;
    const scale = clampScale(view.scale, this.#max);
    const middle = { x: width / 2, y: height / 2 };
    const resting = clampPan(
      scale === view.scale ? view : zoomAt(view, { fit, scale, point: middle }),
      this.#limits,
    );
    // Where it has no friction, how far it would have gone says what is meant.
    const beyond = this.#start.x + way.x - resting.x;
    const isLeft = scale === view.scale && Math.abs(beyond) > width * beyondEdge;
    if (!isLeft || !this.#viewer.step(this.#stepOf(beyond), true)) this.#to(resting);
  }

  /** Towards the right is back, but where the slides go from right to left. */
  #stepOf(moved: number): Step {
    return moved > 0 === this.#viewer.isMirrored ? 1 : -1;
  }

  #set(view: View): void {
    const current = this.#current;
    current.show(view);
    current.sharpen();
    this.#viewer.showZoomed(current.isZoomed);
  }

  /** There, and seen to go there. */
  #to(view: View): void {
    const { frame } = this.#current;
    const from = getComputedStyle(frame).transform;
    this.#running?.cancel();
    this.#set(view);
    if (prefersStill()) return;
    const to = frame.style.transform || 'none';
    this.#running = frame.animate({ transform: [from, to] }, { duration: zoomMs, easing });
  }
}
