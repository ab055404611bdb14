import type { InferOutput } from 'valibot';
import { items as dataItems } from './data-slide';
import type { schema } from './schema';

export type Settings = InferOutput<typeof schema>;
export type Item = Settings['items'][number];

/** What every slide has (gallery 3.2). */
interface Identity {
  /** Names the slide as long as it is on the page. */
  key: string;
  /** `slide-id`, for addresses; "" is none. */
  id: string;
  /** `slide-url`, which comes before it. */
  url: string;
  type: 'image' | 'video';
  /** Where a click leads, beside the links in the slide itself; "" is nowhere. */
  clickThrough: string;
}

/** One of the page's own elements, shown where it is. */
export interface OwnSlide extends Identity {
  element: HTMLElement;
  image: HTMLImageElement | null;
}

/** One from data. */
export interface DataSlide extends Identity {
  item: Item;
}

export type Slide = OwnSlide | DataSlide;

const keys = new WeakMap<Element, string>();
let count = 0;

/** A name for an element that it keeps wherever it goes. */
const keyOf = (element: Element): string => {
  const key = keys.get(element) ?? `az-slide-${++count}`;
  keys.set(element, key);
  return key;
};

const videos = 'az-video,video,.sqs-video-wrapper';

const ownSlide = (element: HTMLElement): OwnSlide => {
  const image = element.matches('img')
    ? (element as HTMLImageElement)
    : // The picture of a saved page's video is the video's own business; most are of its provider.
      element.querySelector<HTMLImageElement>('img:not(noscript img,.sqs-video-wrapper img)');
  const data = { ...image?.dataset, ...element.dataset };
  const isVideo = element.matches(videos) || !!element.querySelector(videos);
  return {
    key: keyOf(element),
    element,
    image,
    id: data.slideId ?? element.id,
    url: data.slideUrl ?? '',
    type: data.type === 'video' || (!data.type && isVideo) ? 'video' : 'image',
    clickThrough: data.clickThroughUrl ?? '',
  };
};

/** Editors put `<br>` between pictures; historical markup has the caption of a picture after it. */
const isSlide = (element: Element): boolean => !element.matches('br,* + .meta');

/** The slides of a gallery: `items` where there are any, else its content. */
export const slidesOf = (items: Item[], content: Element[]): Slide[] =>
  items.length > 0
    ? (dataItems.now?.dataSlides(items) ?? [])
    : content.filter(isSlide).map((element) => ownSlide(element as HTMLElement));
