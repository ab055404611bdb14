import type { DesignProps } from '../design';
import { imageOf } from '../slides';
import { canOpen } from './lightbox-slides';

/** A gallery's latest props. */
export interface GalleryPropsRef {
  readonly current: DesignProps;
}

/** Elements on which a click does not open the lightbox, also where they are in front of a picture. */
const ownClickSelector = 'button,input,select,textarea,label,summary,video,audio,iframe,az-video';

const matches = (node: EventTarget, selector: string): boolean =>
  node instanceof Element && node.matches(selector);

export const shadowRootOf = ({ current }: GalleryPropsRef): ShadowRoot =>
  current.host.shadowRoot as ShadowRoot;

/** Whether the design shows all slides at once. */
export const isTiled = (gallery: GalleryPropsRef): boolean =>
  shadowRootOf(gallery).querySelector('li') !== null;

/** The elements that show the slides: tiles, or the slides of a strip or slideshow. */
const slideElementsOf = (gallery: GalleryPropsRef): Element[] => [
  ...shadowRootOf(gallery).querySelectorAll('li,[part~="slide"]'),
];

/** The element that shows a slide. A slideshow renders only some slides; there, the element of the current slide. */
const slideElementOf = (gallery: GalleryPropsRef, index: number): Element | null | undefined => {
  const elements = slideElementsOf(gallery);
  return elements.length === gallery.current.slides.length
    ? elements[index]
    : shadowRootOf(gallery).querySelector('[part~="current"]');
};

/** The picture that shows a slide in the gallery. */
export const imageOfSlide = (gallery: GalleryPropsRef, index: number): Element | null | undefined => {
  const slide = gallery.current.slides[index];
  return slide && imageOf(slide, slideElementOf(gallery, index));
};

/** Index of the slide whose picture is in an event's path, where the slide opens the lightbox; else -1. */
export const slideIndexOf = (gallery: GalleryPropsRef, path: EventTarget[]): number => {
  const { slides, engine } = gallery.current;
  const inside = path.slice(0, path.indexOf(shadowRootOf(gallery)));
  const isPicture = inside.some((node) => matches(node, 'img'));
  if (!isPicture || inside.some((node) => matches(node, ownClickSelector))) return -1;
  const elements = slideElementsOf(gallery);
  const ownIndex = slides.findIndex((slide) => 'element' in slide && inside.includes(slide.element));
  const elementIndex = inside.map((node) => elements.indexOf(node as Element)).find((at) => at >= 0);
  if (ownIndex < 0 && elementIndex === undefined) return -1;
  const renderedIndex = elements.length === slides.length ? Number(elementIndex) : engine.index;
  const index = ownIndex >= 0 ? ownIndex : renderedIndex;
  const slide = slides[index];
  return slide && canOpen(slide) ? index : -1;
};
