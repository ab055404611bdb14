import { tend } from '../own-slide';
import type { OwnSlide } from '../slides';
import { shapeOf } from './shape-of';

export interface ShowOptions {
  slides: OwnSlide[];
  /** Of all pictures. */
  options: Parameters<typeof tend>[2];
  /** Of its place. */
  attributesOf(slide: OwnSlide, index: number): Record<string, string | undefined>;
}

interface Place {
  box: HTMLElement;
  end: (() => void) | undefined;
}

/**
 * Places for the page's own slides, each as wide as its picture's shape says; made by hand: thousands of them are there in
 * a quarter of the time that rendering takes.
 */
export class OwnSlides {
  #options: ShowOptions['options'] | undefined;
  #places = new Map<OwnSlide['element'], Place>();

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  show(scroller: Element, { slides, options, attributesOf }: ShowOptions): void {
    if (options !== this.#options) this.stop();
    this.#options = options;
    const gone = new Map(this.#places);
    const fresh: OwnSlide[] = [];
    const boxes = document.createDocumentFragment();
    for (const [index, slide] of slides.entries()) {
      let place = this.#places.get(slide.element);
      if (!place) {
        place = { box: document.createElement('div'), end: undefined };
        place.box.append(Object.assign(document.createElement('slot'), { name: slide.key }));
        place.box.setAttribute('part', 'slide');
        this.#places.set(slide.element, place);
        fresh.push(slide);
      }
      gone.delete(slide.element);
      for (const [name, value] of Object.entries(attributesOf(slide, index)))
        if (value === undefined) place.box.removeAttribute(name);
        else place.box.setAttribute(name, value);
      place.box.style.aspectRatio = `${shapeOf(slide)}`;
      // Where all before it stay, it does too: what is moved is scrolled anew.
      if (boxes.firstChild || scroller.children[index] !== place.box) boxes.append(place.box);
    }
    scroller.append(boxes);
    // Not before their slots are there, which takes twice as long.
    for (const { element, key, image } of fresh) {
      element.slot = key;
      const place = this.#places.get(element);
      if (place && image) place.end = tend(element, image, options);
    }
    for (const element of gone.keys()) this.#drop(element);
  }

  stop(): void {
    for (const element of [...this.#places.keys()]) this.#drop(element);
  }

  #drop(element: OwnSlide['element']): void {
    const place = this.#places.get(element);
    this.#places.delete(element);
    element.removeAttribute('slot');
    place?.end?.();
    place?.box.remove();
  }
}
