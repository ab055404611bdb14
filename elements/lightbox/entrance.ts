import { prefersStill } from '../../src/util/prefers-still';
import { partOf } from './part';
import type { SlideView } from './slides/slide-view';

/** Gallery 9. */
const overlayMs = 350;
const contentMs = 600;
const overlayOpacity = 0.95;
/** How long the picture takes between the page and its place, and what is around it to go. */
const growMs = 200;
const leaveMs = 150;
const easing = 'cubic-bezier(.2, .7, .3, 1)';
/** How long the picture stands before anything else is done, in ms. */
const calmMs = 50;

/** How the dialog comes and goes: what covers the page, what is around the picture, and the picture (gallery 4.8). */
export class Entrance {
  readonly #overlay: HTMLElement;
  readonly #contents: HTMLElement[];
  #running: Animation[] = [];

  constructor(dialog: HTMLDialogElement) {
    this.#overlay = partOf(dialog, 'overlay');
    this.#contents = [...dialog.querySelectorAll<HTMLElement>('.content')];
  }

  /** How much of all but the picture is seen, from 1 to 0. */
  fade(left: number): void {
    this.#overlay.style.opacity = `${overlayOpacity * left}`;
    for (const part of this.#contents) part.style.opacity = `${left}`;
  }

  /**
   * What covers the page, then what is on it. The picture itself grows out of the page, where it is seen there.
   * @returns when it stands
   */
  async enter({ frame, ready }: SlideView, growth?: Keyframe[]): Promise<void> {
    this.fade(1);
    if (prefersStill()) return;
    const fadeIn = (part: HTMLElement): Animation =>
      part.animate(
        { opacity: [0, 1] },
        { duration: contentMs, delay: overlayMs, easing: 'ease', fill: 'backwards' },
      );
    const picture = growth
      ? frame.animate(growth, { duration: growMs, easing, fill: 'backwards' })
      : fadeIn(frame);
    this.#running = [
      this.#overlay.animate({ opacity: [0, overlayOpacity] }, overlayMs),
      picture,
      ...this.#contents.map(fadeIn),
    ];
    // Not before there is something to see.
    if (growth) picture.pause();
    await ready;
    picture.play();
    await picture.finished.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, calmMs));
  }

  /**
   * The other way, from what is seen now, however far it had come.
   * @returns when nothing is seen any more; never where it is stopped
   */
  async leave({ frame }: SlideView, growth?: Keyframe[]): Promise<void> {
    const { transform, clipPath, opacity } = getComputedStyle(frame);
    const shade = getComputedStyle(this.#overlay).opacity;
    const [small, whole] = growth ?? [];
    this.stop();
    const run = (element: HTMLElement, frames: Keyframe[], duration: number): Animation =>
      element.animate(frames, { duration, easing, fill: 'forwards' });
    const from = { transform, clipPath: clipPath === 'none' ? whole?.clipPath : clipPath };
    this.#running = [
      run(this.#overlay, [{ opacity: shade }, { opacity: 0 }], overlayMs),
      ...this.#contents.map((part) => run(part, [{ opacity: 0 }], leaveMs)),
      small
        ? run(frame, [from as Keyframe, small], growMs)
        : run(frame, [{ opacity }, { opacity: 0 }], overlayMs),
    ];
    await Promise.all(this.#running.map(({ finished }) => finished)).catch(() => new Promise(() => {}));
  }

  stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }
}
