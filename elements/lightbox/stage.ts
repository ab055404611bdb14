import { prefersStill } from '../../src/util/prefers-still';
import type { Slide } from './slides/slide-of';
import { type Place, SlideView } from './slides/slide-view';

export type Step = 1 | -1;

/** Gallery 9. */
const slideMs = 600;
/** What is left of the way when a finger lets go. */
const snapMs = 300;
const easing = 'cubic-bezier(.2, .7, .3, 1)';
/** Between two slides, in widths of the window. */
const gap = 0.1;
/** Slides that exist at a time. */
const alive = 3;

export interface StageOptions {
  track: HTMLElement;
  slideAt(index: number): Slide;
  /** The slide to begin with, and how many there are. */
  index: number;
  count: number;
  place: Place;
  /** Whether the slides go from right to left. */
  isMirrored: boolean;
  /** Whether slides stand beside each other and are scrolled, rather than fade. */
  isScrolled(): boolean;
  loops(): boolean;
  /** What is said of a picture that does not come. */
  failed: string;
}

export const wrap = (index: number, count: number): number => ((index % count) + count) % count;

/**
 * The slides on their track: the one that is looked at and those beside it. Each has a place on the track, which goes
 * on without end where it loops; what is far away does not exist.
 */
export class Stage {
  /** In the window as it is now. */
  place: Place;
  readonly #options: StageOptions;
  #position = 0;
  #views = new Map<number, SlideView>();
  #offset = 0;
  #running: Animation[] = [];

  constructor(options: StageOptions) {
    this.#options = options;
    this.place = options.place;
    this.#make(0, options.index);
    this.#settle();
  }

  get current(): SlideView {
    return this.#views.get(this.#position) as SlideView;
  }

  get index(): number {
    return this.current.index;
  }

  get count(): number {
    return this.#options.count;
  }

  /** Where the slides are, in px from where they rest. */
  get moved(): number {
    return this.#offset - this.#rest;
  }

  /** The index of the slide before or after; undefined where there is none. */
  beside(step: Step): number | undefined {
    const index = this.index + step;
    if (this.count < 2 || (!this.#options.loops() && (index < 0 || index >= this.count))) return undefined;
    return wrap(index, this.count);
  }

  /** Has the slides beside the current one there. */
  fill(): void {
    for (const step of [1, -1] as const) {
      const index = this.beside(step);
      if (index !== undefined) this.#at(this.#position + step, index);
    }
    this.#prune();
  }

  /** In a window of another size. */
  lay(place: Place): void {
    this.place = place;
    this.stop();
    for (const [position, view] of this.#views) {
      view.lay(place);
      view.element.style.transform = this.#shift(position);
    }
    this.#settle();
  }

  /** Shows another slide, on the side where it would be. @param isDragged whether a finger has brought it there */
  move(index: number, { step, isDragged = false }: { step: Step; isDragged?: boolean }): void {
    this.stop();
    const left = this.current;
    left.leave();
    this.#position += step;
    this.#at(this.#position, index);
    this.#prune();
    for (const [position, { element }] of this.#views) element.inert = position !== this.#position;
    if (prefersStill()) this.#settle();
    else if (isDragged || this.#options.isScrolled()) this.glide(isDragged ? snapMs : slideMs);
    else this.#fade(left);
  }

  /** As a finger has it. @param moved in px from where they rest */
  drag(moved: number): void {
    this.#offset = this.#rest + moved;
    this.#options.track.style.transform = `translateX(${this.#offset}px)`;
  }

  /** Goes to where the slides rest. */
  glide(ms = snapMs): void {
    const from = `translateX(${this.#offset}px)`;
    this.#settle();
    const { track } = this.#options;
    const way = { transform: [from, track.style.transform] };
    if (prefersStill()) this.fill();
    else this.#run(track.animate(way, { duration: ms, easing }));
  }

  /** Ends what moves, where it is. */
  stop(): void {
    const { track } = this.#options;
    if (track.getAnimations().length > 0) this.#offset = new DOMMatrix(getComputedStyle(track).transform).e;
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }

  clear(): void {
    this.stop();
    for (const view of this.#views.values()) view.remove();
    this.#views.clear();
  }

  get #sign(): number {
    return this.#options.isMirrored ? -1 : 1;
  }

  get #step(): number {
    return Math.round(this.place.viewport.width * (1 + gap)) * this.#sign;
  }

  get #rest(): number {
    return -this.#position * this.#step;
  }

  #shift(position: number): string {
    return `translateX(${position * this.#step}px)`;
  }

  #settle(): void {
    this.drag(0);
  }

  #at(position: number, index: number): void {
    if (this.#views.get(position)?.index !== index) this.#make(position, index);
  }

  #make(position: number, index: number): void {
    const { slideAt, failed, track } = this.#options;
    this.#views.get(position)?.remove();
    const view = new SlideView(slideAt(index), { index, place: this.place, failed });
    view.element.style.transform = this.#shift(position);
    view.element.inert = position !== this.#position;
    this.#views.set(position, view);
    track.append(view.element);
  }

  #prune(): void {
    const distance = (position: number): number => Math.abs(position - this.#position);
    const far = [...this.#views.keys()].sort((a, b) => distance(a) - distance(b)).slice(alive);
    for (const position of far) {
      this.#views.get(position)?.remove();
      this.#views.delete(position);
    }
  }

  #fade({ element }: SlideView): void {
    this.#settle();
    const timing = { duration: slideMs, easing: 'ease' };
    const here = this.#shift(this.#position);
    this.#run(
      this.current.element.animate({ opacity: [0, 1] }, timing),
      element.animate({ opacity: [1, 0], transform: [here, here] }, timing),
    );
  }

  #run(...animations: Animation[]): void {
    this.#running = animations;
    Promise.all(animations.map(({ finished }) => finished)).then(
      () => this.fill(),
      () => {},
    );
  }
}
