import type { ImageOptions } from '../../../src/media/image-config';
import { items } from '../data-slide';
import type { ShowOptions } from './own-slides';

/** The name of the slot. */
export const oneSlot = 'slides';

/**
 * All of the page's own slides in one slot: thousands are there in the time that plain HTML takes, where a place for each
 * doubles it.
 */
export class OneSlot {
  #options: ImageOptions | undefined;
  /** The slides that are there, with what ends the care of their pictures. */
  #shown = new Map<HTMLElement, (() => void) | undefined>();

  get isEmpty(): boolean {
    return this.#shown.size === 0;
  }

  show(_: Element, { slides, options }: ShowOptions): void {
    if (options !== this.#options) this.stop();
    this.#options = options;
    const gone = new Set(this.#shown.keys());
    const fresh: typeof slides = [];
    for (const slide of slides) {
      const { element } = slide;
      if (gone.delete(element)) continue;
      element.slot = oneSlot;
      this.#shown.set(element, undefined);
      fresh.push(slide);
    }
    for (const element of gone) this.#drop(element);
    items.use(({ tend }) => {
      if (options !== this.#options) return;
      for (const { element, image } of fresh)
        if (image && this.#shown.has(element) && !this.#shown.get(element))
          this.#shown.set(element, tend(element, image, options));
    });
  }

  stop(): void {
    for (const element of [...this.#shown.keys()]) this.#drop(element);
    this.#options = undefined;
  }

  #drop(element: HTMLElement): void {
    this.#shown.get(element)?.();
    this.#shown.delete(element);
    element.removeAttribute('slot');
  }
}
