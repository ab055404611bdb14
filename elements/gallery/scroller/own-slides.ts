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

/** The slots that slides show in. */
interface SlideSlots {
  /** Assigns these slides, in their order. */
  assign(scroller: Element, options: ShowOptions): void;
  /** Called for a slide that shows no more. */
  remove?(slide: HTMLElement): void;
  clear?(): void;
}

const createOwnSlides = ({ assign, remove, clear: clearSlots }: SlideSlots): OwnSlides => {
  /** The slides that show, with the functions that undo the changes of `setUpOwnSlide`. */
  const undos = new Map<HTMLElement, () => void>();
  let lastOptions: ImageOptions | undefined;

  const release = (slide: HTMLElement): void => {
    undos.get(slide)?.();
    undos.delete(slide);
    remove?.(slide);
  };
  const clear = (): void => {
    for (const slide of [...undos.keys()]) release(slide);
    clearSlots?.();
  };

  return {
    get isEmpty() {
      return undos.size === 0;
    },
    show(scroller, options) {
      if (options.options !== lastOptions) clear();
      lastOptions = options.options;
      assign(scroller, options);
      const removed = new Set(undos.keys());
      for (const slide of options.slides)
        if (!removed.delete(slide.element)) undos.set(slide.element, setUpOwnSlide(slide, options.options));
      for (const slide of removed) release(slide);
    },
    clear,
  };
};

const setAttributes = (element: Element, attributes: SlideAttributes): void => {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
};

/** The element around the slot of one slide. */
interface SlideBox {
  element: HTMLElement;
  slot: HTMLSlotElement;
  unassign?: () => void;
}

const createSlideBox = (): SlideBox => {
  const element = document.createElement('div');
  const slot = document.createElement('slot');
  element.append(slot);
  element.setAttribute('part', 'slide');
  return { element, slot };
};

/** For a slider: each slide has a box with a slot, in the shape of its picture. */
export const createSlotPerSlide = (): OwnSlides => {
  const slideBoxes = new Map<HTMLElement, SlideBox>();
  return createOwnSlides({
    assign(scroller, { slides, attributesOf }) {
      const moved = document.createDocumentFragment();
      for (const [index, slide] of slides.entries()) {
        const slideBox = slideBoxes.get(slide.element) ?? createSlideBox();
        slideBoxes.set(slide.element, slideBox);
        const { element } = slideBox;
        setAttributes(element, attributesOf(slide, index));
        element.style.aspectRatio = `${slideRatio(slide)}`;
        // A box whose predecessors all stay is not moved: moving an element changes the scroll position.
        if (moved.firstChild || scroller.children[index] !== element) moved.append(element);
      }
      scroller.append(moved);
      // After the boxes are in the page: a slot outside of a shadow root shows nothing.
      for (const [slide, slideBox] of slideBoxes) slideBox.unassign ??= assignSlot(slideBox.slot, [slide]);
    },
    remove(slide) {
      const slideBox = slideBoxes.get(slide);
      slideBoxes.delete(slide);
      slideBox?.unassign?.();
      slideBox?.element.remove();
    },
  });
};

/** For a carousel: one slot for all slides. Thousands show as fast as plain HTML; a box for each would take twice as long. */
export const createSharedSlot = (): OwnSlides => {
  let unassign: (() => void) | undefined;
  return createOwnSlides({
    assign(scroller, { slides }) {
      unassign?.();
      const elements = slides.map(({ element }) => element);
      unassign = assignSlot(scroller.firstElementChild as HTMLSlotElement, elements);
    },
    clear: () => unassign?.(),
  });
};
