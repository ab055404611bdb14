/** What an engine tells those who listen. */
export interface EngineEvents {
  /** Another slide is current. */
  change: Change;
  /** `next` at the last slide or `previous` at the first, without `loop`. */
  edge: 'beginning' | 'end';
  /** It has begun or ceased to move. */
  motion: boolean;
  /** How many slides there are, whether it loops or how many move together has changed. */
  shape: undefined;
  /** Slides have begun or ceased to change by themselves. */
  playing: boolean;
}

export interface Change {
  index: number;
  from: number;
  /** Which way the visitor looks: 1 forward, -1 back, also where the index wraps. */
  direction: 1 | -1;
}

export interface EngineShape {
  count: number;
  /** Whether the last slide is followed by the first. Default: false. */
  loop?: boolean;
  /** Slides that move together: a carousel's. Default: 1. */
  group?: number;
  /** Where the current slide stands now. Default: where it stood. */
  index?: number;
}

type Listener<T> = (value: T) => void;

/** Modulo that has the sign of the divisor: -1 of 5 is 4. */
const wrap = (index: number, count: number): number => (count > 0 ? ((index % count) + count) % count : 0);

/**
 * Which slide is current, and whether it may change (gallery 4.1). It knows neither pixels nor the page: designs show
 * what it says and tell it how long they move.
 */
export class Engine {
  /** The current slide. Only the engine sets it, and what follows. */
  index: number;
  count = 0;
  /** Slides that move together. */
  size = 1;
  #loop = false;
  #motion: Promise<unknown> | undefined;
  #links = new Set<Engine>();
  /** What a linked gallery asked for meanwhile. */
  #pending: number | undefined;
  readonly #listeners = new Set<[type: keyof EngineEvents | undefined, listener: Listener<never>]>();
  #isPlaying = false;

  /** @param index the slide that is current at first; one below 0 or past the end wraps when the slides are known */
  constructor(index = 0) {
    this.index = index;
  }

  /** The group that contains the current slide, from 0. */
  get group(): number {
    return Math.floor(this.index / this.size);
  }

  get groups(): number {
    return Math.ceil(this.count / this.size);
  }

  get inMotion(): boolean {
    return this.#motion !== undefined;
  }

  /** Whether slides change by themselves, or would if nothing held them for a moment. */
  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  set isPlaying(isPlaying: boolean) {
    if (this.#isPlaying === isPlaying) return;
    this.#isPlaying = isPlaying;
    this.#tell('playing', isPlaying);
  }

  play(): void {
    this.isPlaying = true;
  }

  pause(): void {
    this.isPlaying = false;
  }

  get canPrevious(): boolean {
    return this.groups > 1 && (this.#loop || this.group > 0);
  }

  get canNext(): boolean {
    return this.groups > 1 && (this.#loop || this.group < this.groups - 1);
  }

  /**
   * Calls `listener` until the returned function is called.
   * @param type default: whatever it says
   */
  on<K extends keyof EngineEvents>(type: K | undefined, listener: Listener<EngineEvents[K]>): () => void {
    const own: [typeof type, typeof listener] = [type, listener];
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  /** Says which slides there are and how they move. Where the current one is gone, its place is kept, or the last. */
  reshape({ count, loop = false, group = 1, index = this.index }: EngineShape): void {
    const isFirst = this.count === 0;
    this.count = count;
    this.#loop = loop;
    this.size = Math.max(1, Math.floor(group));
    this.index = isFirst ? wrap(Math.trunc(index), count) : Math.max(0, Math.min(index, count - 1));
    this.#tell('shape', undefined);
  }

  /**
   * Makes a slide current; an index below 0 or past the end wraps.
   * @param direction which way it looks; default: by the indexes
   * @returns false when the gallery, or a linked one that is at another slide, is in motion
   */
  goTo(index: number, direction?: 1 | -1): boolean {
    const target = wrap(Math.trunc(index) || 0, this.count);
    if (this.inMotion || [...this.#links].some((other) => other.inMotion && other.index !== target))
      return false;
    this.#set(target, direction ?? (index < this.index ? -1 : 1));
    return true;
  }

  /** As `goTo`, but what comes while it moves is kept: when it rests, the last wish is fulfilled. */
  request(index: number): void {
    if (!this.goTo(index)) this.#pending = index;
  }

  next(): boolean {
    return this.#step(1);
  }

  previous(): boolean {
    return this.#step(-1);
  }

  /** What shows has already moved, by a finger or by scrolling: nobody is asked. */
  settle(index: number): void {
    const target = wrap(index, this.count);
    this.#set(target, target < this.index ? -1 : 1);
  }

  /** In motion until `finished` settles; a later motion takes over. */
  move(finished: Promise<unknown>): void {
    const wasMoving = this.inMotion;
    this.#motion = finished;
    if (!wasMoving) this.#tell('motion', true);
    const rest = (): void => {
      if (this.#motion !== finished) return;
      this.#motion = undefined;
      this.#tell('motion', false);
      this.#fulfil();
      for (const other of this.#links) other.#fulfil();
    };
    finished.then(rest, rest);
  }

  /**
   * Keeps this gallery and another at one slide. Whoever is asked while the other moves gets there when it rests.
   * @returns a function that parts them
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

  /** A group further (gallery 4.1, carousel); one slide where none move together. */
  #step(direction: 1 | -1): boolean {
    if (!(direction > 0 ? this.canNext : this.canPrevious)) {
      if (!this.inMotion) this.#tell('edge', direction > 0 ? 'end' : 'beginning');
      return false;
    }
    const group = wrap(this.group + direction, this.groups);
    return this.goTo(group * this.size, direction);
  }

  #fulfil(): void {
    const index = this.#pending;
    if (index === undefined || this.inMotion) return;
    this.#pending = undefined;
    this.request(index);
  }

  #set(index: number, direction: 1 | -1): void {
    const from = this.index;
    if (index === from) return;
    this.index = index;
    this.#tell('change', { index, from, direction });
    for (const other of this.#links) if (other.index !== index) other.request(index);
  }

  #tell<K extends keyof EngineEvents>(type: K, value: EngineEvents[K]): void {
    for (const [wanted = type, listener] of this.#listeners)
      if (wanted === type) (listener as Listener<EngineEvents[K]>)(value);
  }
}
