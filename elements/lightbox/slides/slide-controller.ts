import { type Box, fitInto, type LightboxLayout, type Size, type View, viewAtRest } from '../geometry';
import { keepZoom } from '../zoom';

type SlideLayout = Pick<LightboxLayout, 'viewport' | 'slideArea'>;

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
  readonly ready: Promise<unknown>;
  attach(elements: SlideElements): void;
  /** @param visible resolves when the picture, or a preview in its place, shows */
  attachImage(element: HTMLImageElement, visible: Promise<unknown>): void;
  /** Fits the content into another window; a zoomed picture keeps its size and place, where it does not fit. */
  layOut(layout: SlideLayout): void;
  /** Shows the whole content. */
  rest(): void;
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
  let fit: Box = { x: 0, y: 0, width: 1, height: 1 };
  let layout: SlideLayout = { viewport: fit, slideArea: fit };
  let view = viewAtRest;
  /** The picture, where the slide has one. */
  let image: HTMLImageElement | undefined;
  let ready: Promise<unknown> = Promise.resolve();

  const mounted = (): SlideElements => {
    if (!elements) throw Error('The slide is not in the page yet.');
    return elements;
  };

  const controller: SlideController = {
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
    get ready() {
      return ready;
    },
    attach(slideElements) {
      elements = slideElements;
    },
    attachImage(element, visible) {
      image = element;
      ready = visible;
    },
    layOut(newLayout) {
      const from = { fit, viewport: layout.viewport };
      layout = newLayout;
      fit = fitInto(natural, layout.slideArea);
      const { style } = mounted().frame;
      Object.assign(style, { left: `${fit.x}px`, top: `${fit.y}px` });
      style.setProperty('--_width', `${fit.width}px`);
      style.setProperty('--_height', `${fit.height}px`);
      controller.show(keepZoom(view, { from, to: { fit, viewport: layout.viewport }, natural }));
      controller.updateSizes();
    },
    rest() {
      view = viewAtRest;
      controller.layOut(layout);
    },
    setNaturalSize(size) {
      natural = size;
      if (!controller.isZoomed) controller.layOut(layout);
    },
    show(newView) {
      view = newView;
      const { scale, x, y } = view;
      mounted().frame.style.transform =
        scale === 1 && !x && !y ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    },
    updateSizes() {
      const sizes = `${Math.ceil(fit.width * view.scale)}px`;
      // Each write makes the browser choose a file anew.
      if (image?.srcset && image.sizes !== sizes) image.sizes = sizes;
    },
  };
  return controller;
};
