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
  isVideo: boolean;
  /** Where a click leads, beside the links in the slide itself; "" is nowhere. */
  clickThrough: string;
}

/** One from data. */
export interface DataSlide extends Identity {
  item: Item;
}

/** A property costs half the bytes of a WeakMap. */
interface Keyed extends Element {
  azKey?: string;
}

let count = 0;

const videos = 'az-video,video,.sqs-video-wrapper';

/** One of the page's own elements, shown where it is. It is looked into when somebody asks: of thousands, few are. */
export class OwnSlide implements Identity {
  readonly element: HTMLElement;

  constructor(element: Element) {
    this.element = element as HTMLElement;
  }

  /** The element keeps it wherever it goes. */
  get key(): string {
    const element: Keyed = this.element;
    return (element.azKey ??= `az-slide-${++count}`);
  }

  get image(): HTMLImageElement | null {
    const { element } = this;
    return element.matches('img')
      ? (element as HTMLImageElement)
      : // The picture of a saved page's video is the video's own business; most are of its provider.
        element.querySelector<HTMLImageElement>('img:not(noscript img,.sqs-video-wrapper img)');
  }

  get id(): string {
    return this.#data.slideId ?? this.element.id;
  }

  get url(): string {
    return this.#data.slideUrl ?? '';
  }

  get isVideo(): boolean {
    const { type } = this.#data;
    const { element } = this;
    return type ? type === 'video' : element.matches(videos) || !!element.querySelector(videos);
  }

  get clickThrough(): string {
    return this.#data.clickThroughUrl ?? '';
  }

  get #data(): DOMStringMap {
    return { ...this.image?.dataset, ...this.element.dataset };
  }
}

export type Slide = OwnSlide | DataSlide;

/** Editors put `<br>` between pictures; historical markup has the caption of a picture after it. */
const isSlide = (element: Element): boolean => !element.matches('br,* + .meta');

/** The slides of a gallery: `items` where there are any, else its content. */
export const slidesOf = (items: Item[], content: Element[]): Slide[] =>
  items.length > 0
    ? (dataItems.now?.dataSlides(items) ?? [])
    : content.filter(isSlide).map((element) => new OwnSlide(element));
