import type { DesignProps } from '../design';
import { opens } from './slide-facts';

/** A gallery as it is rendered now. */
export interface Gallery {
  readonly current: DesignProps;
}

/** What has its own use for a click. */
const users = 'button,input,select,textarea,label,summary,video,audio,iframe,az-video';

const matches = (node: EventTarget, selector: string): boolean =>
  node instanceof Element && node.matches(selector);

export const rootOf = ({ current }: Gallery): ShadowRoot => current.host.shadowRoot as ShadowRoot;

/** Whether all slides stand beside each other, rather than one after the other. */
export const isTiled = (gallery: Gallery): boolean => rootOf(gallery).querySelector('li') !== null;

const tiles = (gallery: Gallery): Element[] => [...rootOf(gallery).querySelectorAll('li,[part~="slide"]')];

/** Not all slides of a slideshow are there. */
const tileOf = (gallery: Gallery, index: number): Element | null | undefined => {
  const all = tiles(gallery);
  return all.length === gallery.current.slides.length
    ? all[index]
    : rootOf(gallery).querySelector('[part~="current"]');
};

/** The picture that shows a slide in the gallery. */
export const pictureOf = (gallery: Gallery, index: number): Element | null | undefined => {
  const slide = gallery.current.slides[index];
  return slide && 'element' in slide ? slide.image : tileOf(gallery, index)?.querySelector('img');
};

/** The slide that an event is for, by the event's path; -1 where it is for none that opens. */
export const indexOf = (gallery: Gallery, path: EventTarget[]): number => {
  const { slides, engine } = gallery.current;
  const inside = path.slice(0, path.indexOf(rootOf(gallery)));
  const isPicture = inside.some((node) => matches(node, 'img'));
  if (!isPicture || inside.some((node) => matches(node, users))) return -1;
  const all = tiles(gallery);
  const own = slides.findIndex((slide) => 'element' in slide && inside.includes(slide.element));
  const place = inside.map((node) => all.indexOf(node as Element)).find((at) => at >= 0);
  if (own < 0 && place === undefined) return -1;
  const index = own >= 0 ? own : all.length === slides.length ? Number(place) : engine.index;
  const slide = slides[index];
  return slide && opens(slide) ? index : -1;
};

/** The same of a place in the window. */
export const indexAt = (gallery: Gallery, { clientX, clientY }: MouseEvent): number => {
  const { host } = gallery.current;
  const root = rootOf(gallery);
  const hit = (host.getRootNode() as Document | ShadowRoot).elementFromPoint(clientX, clientY);
  let node: Node | null = hit === host ? root.elementFromPoint(clientX, clientY) : hit;
  const path: EventTarget[] = [];
  for (; node && node !== root; node = (node as Element).assignedSlot ?? node.parentNode) path.push(node);
  return indexOf(gallery, [...path, root]);
};
