import type { Axis } from '../engine/swipe';
import type { Change, Company, Follow, Slideshow, Step } from '../transition';

type Element = HTMLElement | undefined;

/** How far back a velocity looks: what came before says nothing of the end. */
const recentMs = 100;
const easing = 'cubic-bezier(.2, .7, .3, 1)';

/** A place of the finger along the axis, in px from where it was put down, and how many ms after that. */
export type Sample = [moved: number, heldMs: number];

/** In px a ms, at the end of a drag; 0 after a rest. */
export const velocityOf = (samples: Sample[], heldMs: number): number => {
  const recent = samples.filter(([, at]) => at <= heldMs && heldMs - at <= recentMs);
  const [from, to] = [recent[0], recent.at(-1)];
  return from && to && to[1] > from[1] ? (to[0] - from[0]) / (to[1] - from[1]) : 0;
};

interface Glide {
  from: number;
  to: number;
  ms: number;
}

/** Slides beside each other on a track, and the finger that moves them. Distances are along the track, forward is negative. */
export class Track implements Company {
  readonly axis: Axis;
  readonly pointers: string[];
  readonly #show: Slideshow;
  readonly #follow: Follow;
  /** Where the slides are, and where they rest, in px: not at 0 with snap points between slides. */
  #offset = 0;
  #rest = 0;
  #samples: Sample[] = [];

  constructor(show: Slideshow, follow: Follow) {
    this.axis = follow.axis;
    this.pointers = follow.pointers;
    this.#show = show;
    this.#follow = follow;
  }

  /** One slide after another, without a finger. */
  change({ from, to, step, speedMs }: Change): Animation[] {
    return this.#glide([from, to, step], { from: this.#rest, to: -step * this.#size, ms: speedMs });
  }

  /** Where their styles have them. */
  reset(): void {
    this.#rest = 0;
    this.#place(0);
  }

  move(moved: number, heldMs: number): void {
    const size = this.#size;
    const wanted = this.#rest + moved;
    this.#samples.push([moved, heldMs]);
    this.#offset = this.#isEnd(wanted < 0 ? 1 : -1)
      ? (this.#follow.beyond?.(wanted, size) ?? wanted / 2)
      : Math.max(-size, Math.min(size, wanted));
    this.#place(this.#offset);
  }

  async release(moved: number, heldMs: number): Promise<Step | 0> {
    const velocity = velocityOf([[0, 0], ...this.#samples], heldMs);
    this.#samples = [];
    const wanted = this.#follow.rest({ moved, velocity, heldMs, start: this.#rest, size: this.#size });
    const step = wanted < 0 ? 1 : -1;
    const isEnd = this.#isEnd(step);
    await this.#settle(isEnd ? 0 : wanted, velocity);
    return wanted && isEnd ? step : 0;
  }

  get #size(): number {
    const { list } = this.#show.stage;
    return this.axis === 'x' ? list.clientWidth : list.clientHeight;
  }

  #isEnd(step: Step): boolean {
    return this.#show.stage.beside(step) === undefined;
  }

  /** The one that shows (0), after it (1) or before it (-1), where it is rendered. */
  #slideAt(step: Step | 0): Element {
    const { stage } = this.#show;
    return stage.elementAt(step ? stage.beside(step) : stage.shownIndex);
  }

  #translate(px: number): string {
    return `translate${this.axis.toUpperCase()}(${px * this.#show.sign}px)`;
  }

  #glide([shown, other, step]: [Element, Element, Step], { from, to, ms }: Glide): Animation[] {
    return [shown, other].flatMap((slide, at) => {
      const transform = [from, to].map((px) => this.#translate(px + at * step * this.#size));
      return slide?.animate({ transform }, { duration: ms, easing, fill: 'both' }) ?? [];
    });
  }

  /** Shows the slide at `offset`, and the one that comes in then. */
  #place(offset: number): void {
    const { list } = this.#show.stage;
    const step = offset < 0 ? 1 : -1;
    const seen = offset ? [this.#slideAt(0), this.#slideAt(step)] : [];
    for (const slide of list.children as HTMLCollectionOf<HTMLElement>) {
      const at = seen.indexOf(slide);
      slide.style.transform = at < 0 ? '' : this.#translate(offset + at * step * this.#size);
      slide.style.visibility = at < 0 ? '' : 'visible';
    }
  }

  /** Brings the slides from where the finger has left them to where they rest. */
  async #settle(to: number, velocity: number): Promise<void> {
    const show = this.#show;
    const { speedMs, stage } = show;
    const from = this.#offset;
    const size = this.#size;
    const ms = speedMs && this.#follow.snapMs({ distance: Math.abs(to - from), velocity, size, speedMs });
    const isChange = Math.abs(to) > size / 2;
    const step = (isChange ? to : from) < 0 ? 1 : -1;
    const next = stage.beside(step);
    if (isChange && next !== undefined) {
      stage.props.engine.settle(next);
      await show.replace((shown, other) => this.#glide([shown, other, step], { from, to, ms }));
      this.#rest = to + step * size;
    } else {
      await show.run(this.#glide([this.#slideAt(0), this.#slideAt(step), step], { from, to, ms }));
      this.#rest = to;
    }
    this.#place(this.#rest);
  }
}
