import type { ImageOptions } from '../../../src/features/media/image-config';
import { setUpOwnSlide } from '../slide-content';
import { type OwnSlide, slideRatio } from '../slides';

/**
 * Two ways to show the page's own elements in a strip. Both work by hand: thousands of slides are there in a quarter of
 * the time that rendering takes.
 * @module
 */

export type SlideAttributes = Record<string, string | undefined>;

export interface ShowOptions {
  slides: OwnSlide[];
  /** For all pictures. */
  options: ImageOptions;
  /** Attributes of a slide's place, where each slide has a place of its own. */
  attributesOf(slide: OwnSlide, index: number): SlideAttributes;
}

export interface OwnSlides {
  readonly isEmpty: boolean;
  /** Shows these slides; those of the last call that are gone are released. */
  show(scroller: Element, options: ShowOptions): void;
  /** Gives all elements back to the page as they were. */
  clear(): void;
}

type Undo = () => void;

const setAttributes = (element: Element, attributes: SlideAttributes): void => {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
};

interface Place {
  box: HTMLElement;
  undo: Undo | undefined;
}

const createPlace = ({ key }: OwnSlide): Place => {
  const box = document.createElement('div');
  box.append(Object.assign(document.createElement('slot'), { name: key }));
  box.setAttribute('part', 'slide');
  return { box, undo: undefined };
};

/** A place and a slot for each slide, as wide as its picture's shape says: a slider's. */
export const createSlotPerSlide = (): OwnSlides => {
  const places = new Map<HTMLElement, Place>();
  let lastOptions: ImageOptions | undefined;

  const release = (element: HTMLElement): void => {
    const place = places.get(element);
    places.delete(element);
    element.removeAttribute('slot');
    place?.undo?.();
    place?.box.remove();
  };
  const clear = (): void => {
    for (const element of [...places.keys()]) release(element);
  };

  return {
    get isEmpty() {
      return places.size === 0;
    },
    show(scroller, { slides, options, attributesOf }) {
      if (options !== lastOptions) clear();
      lastOptions = options;
      const removed = new Set(places.keys());
      const added: OwnSlide[] = [];
      const boxes = document.createDocumentFragment();
      for (const [index, slide] of slides.entries()) {
        let place = places.get(slide.element);
        if (!place) {
          place = createPlace(slide);
          places.set(slide.element, place);
          added.push(slide);
        }
        removed.delete(slide.element);
        setAttributes(place.box, attributesOf(slide, index));
        place.box.style.aspectRatio = `${slideRatio(slide)}`;
        // A place whose predecessors all stay is not moved: moving an element changes the scroll position.
        if (boxes.firstChild || scroller.children[index] !== place.box) boxes.append(place.box);
      }
      scroller.append(boxes);
      // After the slots are in the page: the other order takes twice as long.
      for (const slide of added) {
        slide.element.slot = slide.key;
        const place = places.get(slide.element);
        if (place) place.undo = setUpOwnSlide(slide, options);
      }
      for (const element of removed) release(element);
    },
    clear,
  };
};

/** Name of the slot that all of the page's own slides of a carousel share. */
export const sharedSlotName = 'slides';

/** One slot for all slides, a carousel's: thousands are there as fast as plain HTML, and a place for each would take twice as long. */
export const createSharedSlot = (): OwnSlides => {
  const undos = new Map<HTMLElement, Undo | undefined>();
  let lastOptions: ImageOptions | undefined;

  const release = (element: HTMLElement): void => {
    undos.get(element)?.();
    undos.delete(element);
    element.removeAttribute('slot');
  };
  const clear = (): void => {
    for (const element of [...undos.keys()]) release(element);
    lastOptions = undefined;
  };

  return {
    get isEmpty() {
      return undos.size === 0;
    },
    show(_, { slides, options }) {
      if (options !== lastOptions) clear();
      lastOptions = options;
      const removed = new Set(undos.keys());
      const added: OwnSlide[] = [];
      for (const slide of slides) {
        const { element } = slide;
        if (removed.delete(element)) continue;
        element.slot = sharedSlotName;
        undos.set(element, undefined);
        added.push(slide);
      }
      for (const element of removed) release(element);
      for (const slide of added) undos.set(slide.element, setUpOwnSlide(slide, options));
    },
    clear,
  };
};
