import { assignSlot } from '../../../src/core/assign-slot';
import type { ImageOptions } from '../../../src/features/media/image-config';
import { setUpOwnSlide } from '../slide-content';
import { type OwnSlide, slideRatio } from '../slides';

/**
 * Two ways to show the page's own elements in a strip. Both change the DOM directly, which shows thousands of slides in a quarter
 * of the time that React takes.
 * @module
 */

export type SlideAttributes = Record<string, string | undefined>;

interface ShowOptions {
  slides: OwnSlide[];
  /** For all pictures. */
  options: ImageOptions;
  /** Attributes of a slide's box, where each slide has a box of its own. */
  attributesOf(slide: OwnSlide, index: number): SlideAttributes;
}

interface OwnSlides {
  readonly isEmpty: boolean;
  /** Shows these slides, and releases those of the last call that are no longer among them. */
  show(scroller: Element, options: ShowOptions): void;
  /** Releases all slides, and restores the page's elements. */
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
  slot: HTMLSlotElement;
  undo: Undo | undefined;
}

const createSlideBox = (): SlideBox => {
  const element = document.createElement('div');
  const slot = document.createElement('slot');
  element.append(slot);
  element.setAttribute('part', 'slide');
  return { element, slot, undo: undefined };
};

/** For a slider: each slide has a box with a slot, in the shape of its picture. */
export const createSlotPerSlide = (): OwnSlides => {
  const slideBoxes = new Map<HTMLElement, SlideBox>();
  let lastOptions: ImageOptions | undefined;

  const release = (element: HTMLElement): void => {
    const slideBox = slideBoxes.get(element);
    slideBoxes.delete(element);
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
          slideBox = createSlideBox();
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
      // After the boxes are in the page: a slot outside of a shadow root shows nothing.
      for (const slide of added) {
        const slideBox = slideBoxes.get(slide.element) as SlideBox;
        const unassign = assignSlot(slideBox.slot, [slide.element]);
        const undoSetUp = setUpOwnSlide(slide, options);
        slideBox.undo = () => {
          undoSetUp();
          unassign();
        };
      }
      for (const element of removed) release(element);
    },
    clear,
  };
};

/** For a carousel: one slot for all slides. Thousands show as fast as plain HTML; a box for each would take twice as long. */
export const createSharedSlot = (): OwnSlides => {
  const undos = new Map<HTMLElement, Undo | undefined>();
  let lastOptions: ImageOptions | undefined;
  let unassign: Undo | undefined;

  const release = (element: HTMLElement): void => {
    undos.get(element)?.();
    undos.delete(element);
  };
  const clear = (): void => {
    for (const element of [...undos.keys()]) release(element);
    unassign?.();
    lastOptions = undefined;
  };

  return {
    get isEmpty() {
      return undos.size === 0;
    },
    show(scroller, { slides, options }) {
      if (options !== lastOptions) clear();
      lastOptions = options;
      unassign?.();
      const slot = scroller.querySelector(':scope > slot') as HTMLSlotElement | null;
      const elements = slides.map(({ element }) => element);
      unassign = slot ? assignSlot(slot, elements) : undefined;
      const removed = new Set(undos.keys());
      for (const element of elements) removed.delete(element);
      for (const element of removed) release(element);
      for (const slide of slides)
        if (!undos.has(slide.element)) undos.set(slide.element, setUpOwnSlide(slide, options));
    },
    clear,
  };
};
