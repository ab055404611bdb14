import type { Page, PageOptions } from '../support/page';
import { painted } from '../support/wait-for';
import { attribute, figures, items, openGallery } from './support';

const described = items.map((item) => ({
  ...item,
  title: item.alt,
  description: `About ${item.alt}`,
}));

/** The same three slides, from the page's own figures or from data. */
export const slideshows = [
  {
    from: 'children',
    slideshow: (attributes = '') =>
      `<az-gallery design="slideshow" loading="eager" ${attributes} image-aspect-ratio="3:2">${figures}</az-gallery>`,
  },
  {
    from: 'items',
    slideshow: (attributes = '') =>
      `<az-gallery design="slideshow" loading="eager" ${attributes} image-aspect-ratio="3:2" items="${attribute(described)}"></az-gallery>`,
  },
];

/** From the page's own figures. */
export const slideshow = (attributes = '', content = figures): string =>
  `<az-gallery design="slideshow" loading="eager" ${attributes} image-aspect-ratio="3:2">${content}</az-gallery>`;

interface GalleryElement extends HTMLElement {
  goTo(index: number): boolean;
  next(): boolean;
  previous(): boolean;
  play(): void;
  pause(): void;
  readonly inMotion: boolean | undefined;
  readonly numberOfSlides: number | undefined;
}

export const gallery = (page: Page): GalleryElement => page.$<GalleryElement>('az-gallery');

/** Opens a page in English, without motion unless `query` is set. */
export async function openSlideshow(options: PageOptions): Promise<Page> {
  const page = await openGallery({ query: 'nomotion=true', lang: 'en', width: 900, height: 700, ...options });
  // The first picture has loaded; the second slide and touch input follow it.
  await page.waitFor(
    () => page.$$('[part~="slide"]').length > 1 && page.$('[part="slides"]').style.touchAction,
  );
  return page;
}

/** The number of the current slide, from its name: "2 of 3". */
export const currentPosition = (page: Page): string => {
  const [current, ...more] = page.allByRole('group', { name: /^\d+ of \d+/ });
  if (!current || more.length > 0) throw new Error(`${more.length + 1} slides can be reached.`);
  return /^\d+/.exec(current.getAttribute('aria-label') ?? '')?.[0] ?? '';
};

export const currentSlide = (page: Page): HTMLElement => page.byRole('group', { name: /^\d+ of \d+/ });

/** Waits until slide `number` is current and no slide moves. */
export async function waitForSlide(page: Page, number: number): Promise<void> {
  await page.waitFor(() => currentPosition(page) === `${number}` && runningAnimations(page).length === 0);
  await painted(page.window);
}

/** The animations of slides. */
export const runningAnimations = (page: Page): Animation[] =>
  page.$$('[part~="slide"]').flatMap((element) => element.getAnimations());

/** Keys of a keyframe that name no CSS property. */
const keyframeFields = ['offset', 'computedOffset', 'easing', 'composite'];

/** The CSS properties that the slides' animations change, one list for all of them. */
export const animatedProperties = (page: Page): string[] =>
  runningAnimations(page).flatMap(({ effect }) => {
    const keys = (effect as KeyframeEffect).getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
    return [...new Set(keys)].filter((key) => !keyframeFields.includes(key));
  });

/** Records the events az-change and az-end from now on. */
export function recordEvents(page: Page): string[] {
  const firedEvents: string[] = [];
  page.document.addEventListener('az-change', ({ detail }: CustomEventInit) =>
    firedEvents.push(`change ${detail.index}`),
  );
  page.document.addEventListener('az-end', ({ detail }: CustomEventInit) =>
    firedEvents.push(`end ${detail.edge}`),
  );
  return firedEvents;
}

/**
 * Opens a small page with a slideshow in autoplay, under the pages that a test opens next. Nothing pauses this slideshow,
 * so a test measures by it how long another one has been paused.
 */
export const openClock = (script: string): Promise<Page> =>
  openSlideshow({
    script,
    html: slideshow('autoplay autoplay-duration="0.3" randomize="false" speed="0.1" loop'),
    query: '',
    width: 300,
    height: 300,
  });

/** Waits until the clock has advanced three times. */
export async function waitForTicks(clock: Page): Promise<void> {
  const ticks = recordEvents(clock);
  await clock.waitFor(() => ticks.length > 2);
}
