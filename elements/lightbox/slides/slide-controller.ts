import { type Box, fitInto, type Size, type View, viewAtRest } from '../geometry';

interface SlideControllerOptions {
  /** Size of the content in px; a guess until `setNaturalSize` corrects it. */
  naturalSize: Size;
  isZoomable: boolean;
}

interface SlideElements {
  /** The slide: as large as the window. */
  element: HTMLElement;
  /** The part of the slide that moves and grows: as large as the picture where it fits. */
  frame: HTMLElement;
}

/**
 * Owns how the content of one slide lies in the window: its fit, and how the visitor has zoomed and moved it. Writes
 * that to the styles of the frame, up to once a frame while fingers move.
 */
export interface SlideController {
  readonly element: HTMLElement;
  readonly frame: HTMLElement;
  readonly isZoomable: boolean;
  /** Where the whole content fits, in px of the window. */
  readonly fit: Box;
  readonly natural: Size;
  readonly view: View;
  readonly isZoomed: boolean;
  /** Resolves when the slide has something to show, or when loading takes too long to wait for. */
  ready: Promise<unknown>;
  /** The picture, where the slide has one. */
  image: HTMLImageElement | null;
  attach(elements: SlideElements): void;
  /** Fits the content into another area, at rest. */
  layOut(slideArea: Box): void;
  /** Corrects a guessed size. A zoomed picture stays where it is until the next `layOut`. */
  setNaturalSize(size: Size): void;
  show(view: View): void;
  /** Asks for as many pixels as the picture shows now, where the picture has a `srcset`. */
  updateSizes(): void;
}

export const createSlideController = ({
  naturalSize,
  isZoomable,
}: SlideControllerOptions): SlideController => {
  let elements: SlideElements | undefined;
  let natural = naturalSize;
  let slideArea: Box = { x: 0, y: 0, width: 1, height: 1 };
  let fit = slideArea;
  let view = viewAtRest;

  const mounted = (): SlideElements => {
    if (!elements) throw Error('The slide is not in the page yet.');
    return elements;
  };

  const controller: SlideController = {
    ready: Promise.resolve(),
    image: null,
    isZoomable,
    get element() {
      return mounted().element;
    },
    get frame() {
      return mounted().frame;
    },
    get fit() {
      return fit;
    },
    get natural() {
      return natural;
    },
    get view() {
      return view;
    },
    get isZoomed() {
      return view.scale > 1;
    },
    attach(slideElements) {
      elements = slideElements;
    },
    layOut(newArea) {
      slideArea = newArea;
      fit = fitInto(natural, slideArea);
      const { style } = mounted().frame;
      Object.assign(style, { left: `${fit.x}px`, top: `${fit.y}px` });
      style.setProperty('--_width', `${fit.width}px`);
      style.setProperty('--_height', `${fit.height}px`);
      controller.show(viewAtRest);
      controller.updateSizes();
    },
    setNaturalSize(size) {
      natural = size;
      if (!controller.isZoomed) controller.layOut(slideArea);
    },
    show(newView) {
      view = newView;
      const { scale, x, y } = view;
      mounted().frame.style.transform =
        scale === 1 && !x && !y ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    },
    updateSizes() {
      const { image } = controller;
      if (image?.srcset) image.sizes = `${Math.ceil(fit.width * view.scale)}px`;
    },
  };
  return controller;
};
