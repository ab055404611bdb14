import { type ItemWithVideo, readItemVideo } from '../../src/features/media/slide-video';
import { ratioOf } from '../../src/features/slides/layouts/shape';
import { elementKey, uniqueKeys } from '../../src/features/slides/slide-keys';
import type { GalleryItem } from './schema';

/** The properties of every slide. */
interface SlideBase {
  /** Identifies the slide while it is on the page. */
  readonly key: string;
  /** Names the slide in addresses; "" is no name. */
  readonly id: string;
  /** Names the slide in addresses too, and comes before `id`. */
  readonly url: string;
  readonly isVideo: boolean;
  /** Address that a click on the slide leads to, beside the links in the slide itself; "" is none. */
  readonly clickThrough: string;
}

export type SlideItem = ItemWithVideo<GalleryItem>;

/** A slide made from an entry of the setting `items`. */
interface ItemSlide extends SlideBase {
  readonly item: SlideItem;
}

const videoSelector = 'az-video,video,.sqs-video-wrapper';

/**
 * One of the page's own elements, shown where it is. The getters search the element when they are read: a gallery of
 * thousands of slides reads those of a few.
 */
export class OwnSlide implements SlideBase {
  readonly element: HTMLElement;

  constructor(element: Element) {
    this.element = element as HTMLElement;
  }

  get key(): string {
    return elementKey(this.element);
  }

  get image(): HTMLImageElement | null {
    const { element } = this;
    return element.matches('img')
      ? (element as HTMLImageElement)
      : // A saved page's video has a picture of its provider; `<az-video>` takes care of that one.
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
    return type ? type === 'video' : this.has(videoSelector);
  }

  get clickThrough(): string {
    return this.#data.clickThroughUrl ?? '';
  }

  /** Whether the element matches a selector, or contains one that does. */
  has(selector: string): boolean {
    return this.element.matches(selector) || this.element.querySelector(selector) !== null;
  }

  /** `data-…` attributes of the element and its picture. The element's come first. */
  get #data(): DOMStringMap {
    return { ...this.image?.dataset, ...this.element.dataset };
  }
}

export type Slide = OwnSlide | ItemSlide;

/** The `<img>` of a slide. @param rendered the element that React has rendered for a slide from `items` */
export const imageOf = (slide: Slide, rendered: Element | null | undefined): HTMLImageElement | null =>
  'element' in slide ? slide.image : (rendered?.querySelector('img') ?? null);

/** Elements that show something in place of a picture. */
const graphicSelector = 'svg,canvas,iframe,object';

/** An entry of `items`, before or after its video has been read. */
type Item = GalleryItem | SlideItem;

const isVideoItem = ({ type, video }: Item): boolean => (type ? type === 'video' : video !== undefined);

export const hasItemPicture = (item: Item): boolean => isVideoItem(item) || item.src !== '';

/** Whether a slide has a picture, a video, or something else to look at. */
export const hasPicture = (slide: Slide): boolean =>
  'item' in slide
    ? hasItemPicture(slide.item)
    : slide.isVideo || slide.image !== null || slide.has(graphicSelector);

const itemSlide = (item: SlideItem, key: string): ItemSlide => ({
  key,
  item,
  id: item.id,
  url: item.url,
  isVideo: isVideoItem(item),
  clickThrough: item.clickThrough,
});

/** Keys stay the same from one `items` to the next, so that a change of data keeps the slides that are already on the screen. */
const itemSlides = (items: GalleryItem[]): ItemSlide[] => {
  const keys = uniqueKeys(items.map(({ id, src }) => id || src));
  return items.map((item, index) => itemSlide(readItemVideo(item), keys[index] ?? ''));
};

/**
 * Matches the children that are slides. Editors put `<br>` between pictures, and saved pages have the caption of a picture after
 * the picture.
 */
export const slideSelector = ':not(br,.meta:not(:first-child))';

/** The slides of a gallery: `items` where there are any, else the element's children. */
export const slidesOf = (items: GalleryItem[], content: Element[]): Slide[] =>
  items.length > 0
    ? itemSlides(items)
    : content.filter((element) => element.matches(slideSelector)).map((element) => new OwnSlide(element));

const videoRatio = 16 / 9;

const ownSize = ({ element, image }: OwnSlide): { width?: unknown; height?: unknown } => {
  const attributes = ['width', 'height'].map((name) => image?.getAttribute(name));
  const dimensions = (image?.dataset.imageDimensions ?? element.dataset.imageDimensions)?.split('x') ?? [];
  const natural = [image?.naturalWidth, image?.naturalHeight];
  const [width, height] =
    [attributes, dimensions].find(([wide, high]) => Number(wide) && Number(high)) ?? natural;
  return { width, height };
};

/** Whether the markup or the data name the size of a slide's picture, or the picture has loaded. */
export const hasKnownShape = (slide: Slide): boolean => {
  const { width, height } = 'item' in slide ? slide.item : ownSize(slide);
  return Number(width) > 0 && Number(height) > 0;
};

/** Width divided by height of a slide, known from its markup or data before the picture has loaded. */
export const slideRatio = (slide: Slide): number => {
  const { width, height } = 'item' in slide ? slide.item : ownSize(slide);
  if (!Number(width) && slide.isVideo) return videoRatio;
  return ratioOf({ width: Number(width), height: Number(height) });
};
