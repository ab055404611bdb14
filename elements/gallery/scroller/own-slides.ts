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
  /** Attributes of a slide's box, where each slide has a box of its own. */
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

/** The element around the slot of one slide. */
interface SlideBox {
  element: HTMLElement;
  undo: Undo | undefined;
}

const createSlideBox = ({ key }: OwnSlide): SlideBox => {
  const box = document.createElement('div');
  box.append(Object.assign(document.createElement('slot'), { name: key }));
  box.setAttribute('part', 'slide');
  return { element: box, undo: undefined };
};

/** A box with a slot for each slide, as wide as its picture's shape says: a slider's. */
export const createSlotPerSlide = (): OwnSlides => {
  const slideBoxes = new Map<HTMLElement, SlideBox>();
  let lastOptions: ImageOptions | undefined;

  const release = (element: HTMLElement): void => {
    const slideBox = slideBoxes.get(element);
    slideBoxes.delete(element);
    element.removeAttribute('slot');
    slideBox?.undo?.();
    slideBox?.element.remove();
  };
  const clear = (): void => {
    for (const element of [...slideBoxes.keys()]) release(element);
  };

  return {
    get isEmpty() {
      return slideBoxes.size === 0;
    },
    show(scroller, { slides, options, attributesOf }) {
      if (options !== lastOptions) clear();
      lastOptions = options;
      const removed = new Set(slideBoxes.keys());
      const added: OwnSlide[] = [];
      const boxes = document.createDocumentFragment();
      for (const [index, slide] of slides.entries()) {
        let slideBox = slideBoxes.get(slide.element);
        if (!slideBox) {
          slideBox = createSlideBox(slide);
          slideBoxes.set(slide.element, slideBox);
          added.push(slide);
        }
        removed.delete(slide.element);
        setAttributes(slideBox.element, attributesOf(slide, index));
        slideBox.element.style.aspectRatio = `${slideRatio(slide)}`;
        // A box whose predecessors all stay is not moved: moving an element changes the scroll position.
        if (boxes.firstChild || scroller.children[index] !== slideBox.element) boxes.append(slideBox.element);
      }
      scroller.append(boxes);
      // After the slots are in the page: the other order takes twice as long.
      for (const slide of added) {
        slide.element.slot = slide.key;
        const slideBox = slideBoxes.get(slide.element);
        if (slideBox) slideBox.undo = setUpOwnSlide(slide, options);
      }
      for (const element of removed) release(element);
    },
    clear,
  };
};

/** Name of the slot that all of the page's own slides of a carousel share. */
export const sharedSlotName = 'slides';

/** One slot for all slides, a carousel's: thousands are there as fast as plain HTML, and a box for each would take twice as long. */
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
