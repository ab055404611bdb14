import type { DesignProps } from '../design';
import { canOpen } from './lightbox-slides';

/** A gallery's latest props. */
export interface GalleryRef {
  readonly current: DesignProps;
}

/** Elements that handle clicks themselves. */
const interactiveSelector = 'button,input,select,textarea,label,summary,video,audio,iframe,az-video';

const matches = (node: EventTarget, selector: string): boolean =>
  node instanceof Element && node.matches(selector);

export const shadowRootOf = ({ current }: GalleryRef): ShadowRoot => current.host.shadowRoot as ShadowRoot;

/** Whether the design shows all slides at once. */
export const isTiled = (gallery: GalleryRef): boolean => shadowRootOf(gallery).querySelector('li') !== null;

const placesOf = (gallery: GalleryRef): Element[] => [
  ...shadowRootOf(gallery).querySelectorAll('li,[part~="slide"]'),
];

/** A slideshow renders some of its slides; the one that is looked for is the current one then. */
const placeOf = (gallery: GalleryRef, index: number): Element | null | undefined => {
  const places = placesOf(gallery);
  return places.length === gallery.current.slides.length
    ? places[index]
    : shadowRootOf(gallery).querySelector('[part~="current"]');
};

/** The picture that shows a slide in the gallery. */
export const imageOfSlide = (gallery: GalleryRef, index: number): Element | null | undefined => {
  const slide = gallery.current.slides[index];
  return slide && 'element' in slide ? slide.image : placeOf(gallery, index)?.querySelector('img');
};

/** Index of the slide whose picture is in an event's path, where the slide opens the lightbox; else -1. */
export const slideIndexOf = (gallery: GalleryRef, path: EventTarget[]): number => {
  const { slides, engine } = gallery.current;
  const inside = path.slice(0, path.indexOf(shadowRootOf(gallery)));
  const isPicture = inside.some((node) => matches(node, 'img'));
  if (!isPicture || inside.some((node) => matches(node, interactiveSelector))) return -1;
  const places = placesOf(gallery);
  const own = slides.findIndex((slide) => 'element' in slide && inside.includes(slide.element));
  const place = inside.map((node) => places.indexOf(node as Element)).find((at) => at >= 0);
  if (own < 0 && place === undefined) return -1;
  const index = own >= 0 ? own : places.length === slides.length ? Number(place) : engine.index;
  const slide = slides[index];
  return slide && canOpen(slide) ? index : -1;
};

/** The same for a point of the window. */
export const slideIndexAtPoint = (gallery: GalleryRef, { clientX, clientY }: MouseEvent): number => {
  const { host } = gallery.current;
  const root = shadowRootOf(gallery);
  const hit = (host.getRootNode() as Document | ShadowRoot).elementFromPoint(clientX, clientY);
  let node: Node | null = hit === host ? root.elementFromPoint(clientX, clientY) : hit;
  const path: EventTarget[] = [];
  for (; node && node !== root; node = (node as Element).assignedSlot ?? node.parentNode) path.push(node);
  return slideIndexOf(gallery, [...path, root]);
};
