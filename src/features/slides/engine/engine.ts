import { wrapIndex } from '../../../core/util/wrap-index';

/** The engine's events, with the value that a listener gets. */
export interface EngineEvents {
  /** Another slide is current. */
  change: IndexChange;
  /** `next()` at the last slide or `previous()` at the first one, without `loop`. */
  edge: 'beginning' | 'end';
  /** Slides have begun to move (true) or have come to rest (false). */
  motion: boolean;
  /** The number of slides, `loop` or the group size has changed. */
  slides: undefined;
  /** Autoplay has been switched on (true) or off (false). */
  playing: boolean;
}

export interface IndexChange {
  /** The slide that is current now, from 0. */
  index: number;
  /** The slide that was current before. */
  from: number;
  /** 1 forward, -1 back; also where the index wraps. */
  direction: 1 | -1;
}

interface SlidesOptions {
  /** The number of slides. */
  count: number;
  /** Whether the last slide is followed by the first. Default: false. */
  loop?: boolean;
  /** How many slides move together, as in a carousel. Default: 1. */
  groupSize?: number;
  /** The new index of the current slide. Default: its index stays. */
  index?: number;
}

type Listener<T> = (value: T) => void;

/**
 * Owns the index of the current slide, in every design: which slide is current, whether it may change, and whether
 * autoplay is on. The engine knows no DOM. Designs listen to it, show the current slide, and report how long they move.
 */
export class Engine {
  /** The current slide, from 0. Read only for everybody else. */
  index: number;
  /** The number of slides. */
  count = 0;
  /** How many slides move together. */
  groupSize = 1;
  #loop = false;
  #motion: Promise<unknown> | undefined;
  #links = new Set<Engine>();
  /** The index that `request` asked for during a motion. */
  #pending: number | undefined;
  readonly #listeners = new Map<keyof EngineEvents, Set<Listener<never>>>();
  readonly #subscribers = new Set<() => void>();
  #isPlaying = false;

  /** @param index the first current slide; an index below 0 or past the end wraps once slides are there */
  constructor(index = 0) {
    this.index = index;
  }

  /** The group that contains the current slide, from 0. */
  get groupIndex(): number {
    return Math.floor(this.index / this.groupSize);
  }

  /** The number of groups. */
  get groupCount(): number {
    return Math.ceil(this.count / this.groupSize);
  }

  get inMotion(): boolean {
    return this.#motion !== undefined;
  }

  /** Whether autoplay is on; it stays on while a pointer or the focus only pauses it. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  set isPlaying(isPlaying: boolean) {
    if (this.#isPlaying === isPlaying) return;
    this.#isPlaying = isPlaying;
    this.#emit('playing', isPlaying);
  }

  play(): void {
    this.isPlaying = true;
  }

  pause(): void {
    this.isPlaying = false;
  }

  get canPrevious(): boolean {
    return this.groupCount > 1 && (this.#loop || this.groupIndex > 0);
  }

  get canNext(): boolean {
    return this.groupCount > 1 && (this.#loop || this.groupIndex < this.groupCount - 1);
  }

  /** Calls `listener` for each event of a type, until the returned function is called. */
  on<Type extends keyof EngineEvents>(type: Type, listener: Listener<EngineEvents[Type]>): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Calls `listener` after each event of any type, for `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#subscribers.add(listener);
    return () => this.#subscribers.delete(listener);
  };

  /** Sets the slides and how they move. Where there are fewer slides than before, the last one becomes current. */
  setSlides({ count, loop = false, groupSize = 1, index = this.index }: SlidesOptions): void {
    const wasEmpty = this.count === 0;
    this.count = count;
    this.#loop = loop;
    this.groupSize = Math.max(1, Math.floor(groupSize));
    this.index = wasEmpty ? wrapIndex(index, count) : Math.max(0, Math.min(index, count - 1));
    this.#emit('slides', undefined);
  }

  /**
   * Makes a slide current; an index below 0 or past the end wraps. Where slides move in groups, the next or the previous
   * index is a step to the next or the previous group, and any other index goes to the group with that slide.
   * @returns false while slides move (of this engine, or of a linked one that is at another slide), and for a step past an end
   */
  goTo(index: number): boolean {
    const by = Math.trunc(index) - this.index;
    return this.groupSize > 1 && Math.abs(by) === 1 ? this.#step(by > 0 ? 1 : -1) : this.goToSlide(index);
  }

  /**
   * Like `goTo`, but any index goes to the group with that slide: for galleries, addresses and lightboxes, which name a slide
   * rather than a step.
   * @param direction default: forward to a higher index, back to a lower one
   */
  goToSlide(index: number, direction?: 1 | -1): boolean {
    const target = wrapIndex(index, this.count);
    if (this.inMotion || [...this.#links].some((other) => other.inMotion && other.index !== target))
      return false;
    this.#setIndex(target, direction ?? (index < this.index ? -1 : 1));
    return true;
  }

  /** Like `goToSlide`, but waits for a motion to end. Of several requests during a motion, the last one counts. */
  request(index: number): void {
    if (!this.goToSlide(index)) this.#pending = index;
  }

  next(): boolean {
    return this.#step(1);
  }

  previous(): boolean {
    return this.#step(-1);
  }

  /** Makes a slide current that a drag or scrolling has already brought into view, also during a motion. */
  adoptIndex(index: number): void {
    const target = wrapIndex(index, this.count);
    this.#setIndex(target, target < this.index ? -1 : 1);
  }

  /** The slides are in motion until `finished` settles. A later motion replaces an earlier one. */
  trackMotion(finished: Promise<unknown>): void {
    const wasMoving = this.inMotion;
    this.#motion = finished;
    if (!wasMoving) this.#emit('motion', true);
    const onFinished = (): void => {
      // A later motion has replaced this one.
      if (this.#motion !== finished) return;
      this.#motion = undefined;
      this.#emit('motion', false);
      this.#goToPending();
      for (const other of this.#links) other.#goToPending();
    };
    finished.then(onFinished, onFinished);
  }

  /** Ends a motion whose slides leave the page, where it may never settle. */
  endMotion(): void {
    if (this.inMotion) this.trackMotion(Promise.resolve());
  }

  /**
   * Keeps two engines at the same slide, such as those of a gallery and of its thumbnails. An engine that cannot follow at once, because
   * one of them moves, follows when the motion ends.
   * @returns a function that ends the link
   */
  link(other: Engine): () => void {
    this.#links.add(other);
    other.#links.add(this);
    other.request(this.index);
    return () => {
      this.#links.delete(other);
      other.#links.delete(this);
    };
  }

  /** Goes to the next or the previous group; a group is one slide in most designs. */
  #step(direction: 1 | -1): boolean {
    if (!(direction > 0 ? this.canNext : this.canPrevious)) {
      // With `loop` there are no ends, also where all slides fit.
      if (!this.inMotion && !this.#loop) this.#emit('edge', direction > 0 ? 'end' : 'beginning');
      return false;
    }
    const nextGroup = wrapIndex(this.groupIndex + direction, this.groupCount);
    return this.goToSlide(nextGroup * this.groupSize, direction);
  }

  #goToPending(): void {
    const index = this.#pending;
    if (index === undefined || this.inMotion) return;
    this.#pending = undefined;
    this.request(index);
  }

  #setIndex(index: number, direction: 1 | -1): void {
    const from = this.index;
    if (index === from) return;
    this.index = index;
    this.#emit('change', { index, from, direction });
    for (const other of this.#links) if (other.index !== index) other.request(index);
  }

  #emit<Type extends keyof EngineEvents>(type: Type, value: EngineEvents[Type]): void {
    for (const listener of this.#listeners.get(type) ?? []) (listener as Listener<EngineEvents[Type]>)(value);
    for (const listener of this.#subscribers) listener();
  }
}
