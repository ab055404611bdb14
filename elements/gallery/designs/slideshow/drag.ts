import { type Axis, type Release, trackSwipe } from '../../engine/swipe';
import type { Follow } from '../../transition';
import type { Motion } from './motion';
import type { Stage, Step } from './stage';

type Element = HTMLElement | undefined;

export interface DragOptions {
  stage: Stage;
  motion: Motion;
  /** Undefined where slides only change when the finger lets go. */
  follow: Follow | undefined;
}

/** Gallery 9: where slides do not follow the finger, a drag so long changes them. */
const thresholdPx = 50;
const easing = 'cubic-bezier(.2, .7, .3, 1)';

/** Two slides beside each other: `step` says on which side of the first the second is. */
type Pair = [shown: Element, other: Element, step: Step];

interface Glide {
  from: number;
  to: number;
  ms: number;
}

/** Slides beside each other on a track, and the finger that moves them. Distances are along the track, forward is negative. */
export class Drag {
  readonly stop: () => void;
  readonly #stage: Stage;
  readonly #motion: Motion;
  readonly #follow: Follow | undefined;
  readonly #axis: Axis;
  /** Where the slides are, and where they rest, in px: not at 0 with snap points between slides. */
  #offset = 0;
  #rest = 0;
  #end: (() => void) | undefined;

  constructor({ stage, motion, follow }: DragOptions) {
    const { axis = 'x', pointers = ['touch', 'pen'] } = follow ?? {};
    this.#stage = stage;
    this.#motion = motion;
    this.#follow = follow;
    this.#axis = axis;
    stage.list.style.touchAction = `pan-${axis === 'x' ? 'y' : 'x'} pinch-zoom`;
    this.stop = trackSwipe(stage.list, {
      axis,
      pointers,
      begin: () => this.#begin(),
      move: (moved) => this.#move(moved * this.#sign),
      end: (release) => this.#release(release),
    });
  }

  /** Whether the finger has the slides. */
  get isOn(): boolean {
    return !!this.#end;
  }

  /** One slide after another, without a finger. */
  change([shown, other, step]: Pair, ms: number): Animation[] {
    return this.#glide([shown, other, step], { from: this.#rest, to: -step * this.#size, ms });
  }

  /** Where their styles have them. */
  reset(): void {
    this.#rest = 0;
    this.#place(0);
  }

  get #size(): number {
    const { list } = this.#stage;
    return this.#axis === 'x' ? list.clientWidth : list.clientHeight;
  }

  /** -1 where the next slide is on the left: a horizontal track where text runs so. */
  get #sign(): Step {
    return this.#axis === 'x' && getComputedStyle(this.#stage.list).direction === 'rtl' ? -1 : 1;
  }

  /** The one that shows (0), after it (1) or before it (-1), where it is rendered. */
  #slideAt(step: Step | 0): Element {
    const stage = this.#stage;
    return stage.elementAt(step ? stage.beside(step) : stage.shownIndex);
  }

  #translate(px: number): string {
    return `translate${this.#axis.toUpperCase()}(${px * this.#sign}px)`;
  }

  #glide([shown, other, step]: Pair, { from, to, ms }: Glide): Animation[] {
    return [shown, other].flatMap((slide, at) => {
      const transform = [from, to].map((px) => this.#translate(px + at * step * this.#size));
      return slide?.animate({ transform }, { duration: ms, easing, fill: 'both' }) ?? [];
    });
  }

  /** Shows the slide at `offset`, and the one that comes in then. */
  #place(offset: number): void {
    const { list } = this.#stage;
    const step = offset < 0 ? 1 : -1;
    const seen = offset ? [this.#slideAt(0), this.#slideAt(step)] : [];
    for (const slide of list.children as HTMLCollectionOf<HTMLElement>) {
      const at = seen.indexOf(slide);
      slide.style.transform = at < 0 ? '' : this.#translate(offset + at * step * this.#size);
      slide.style.visibility = at < 0 ? '' : 'visible';
    }
  }

  #begin(): boolean {
    const { engine } = this.#stage.props;
    if (engine.inMotion) {
      // A quick finger need not wait: the drag begins with the next frame.
      this.#motion.finish();
      return false;
    }
    engine.move(
      new Promise<void>((resolve) => {
        this.#end = resolve;
      }),
    );
    return true;
  }

  #move(moved: number): void {
    const follow = this.#follow;
    if (!follow) return;
    const size = this.#size;
    const wanted = this.#rest + moved;
    const isEnd = this.#stage.beside(wanted < 0 ? 1 : -1) === undefined;
    this.#offset = isEnd
      ? (follow.beyond?.(wanted, size) ?? wanted / 2)
      : Math.max(-size, Math.min(size, wanted));
    this.#place(this.#offset);
  }

  async #release(release: Release): Promise<void> {
    const { engine } = this.#stage.props;
    const follow = this.#follow;
    const [moved, velocity] = [release.moved * this.#sign, release.velocity * this.#sign];
    const wanted =
      follow?.rest({ ...release, moved, velocity, start: this.#rest, size: this.#size }) ??
      (Math.abs(moved) > thresholdPx ? moved : 0);
    const step = wanted < 0 ? 1 : -1;
    const isEnd = this.#stage.beside(step) === undefined;
    if (follow) await this.#settle(isEnd ? 0 : wanted, velocity);
    this.#end?.();
    this.#end = undefined;
    // Then the engine rests.
    await null;
    if (wanted && (isEnd || !follow)) engine[step > 0 ? 'next' : 'previous']();
  }

  /** Brings the slides from where the finger has left them to where they rest. */
  async #settle(to: number, velocity: number): Promise<void> {
    const stage = this.#stage;
    const motion = this.#motion;
    const from = this.#offset;
    const size = this.#size;
    const snap = { distance: Math.abs(to - from), velocity, size, speedMs: motion.speedMs };
    const ms = snap.speedMs && (this.#follow?.snapMs(snap) ?? 0);
    const isChange = Math.abs(to) > size / 2;
    const step = (isChange ? to : from) < 0 ? 1 : -1;
    const next = stage.beside(step);
    if (isChange && next !== undefined) {
      stage.props.engine.settle(next);
      await motion.replace((shown, other) => this.#glide([shown, other, step], { from, to, ms }));
      this.#rest = to + step * size;
    } else {
      await motion.run(this.#glide([this.#slideAt(0), this.#slideAt(step), step], { from, to, ms }));
      this.#rest = to;
    }
    this.#place(this.#rest);
  }
}
