import { attribute, items, openGallery } from './gallery-support';
import type { Page, PageOptions } from './support/page';
import { painted } from './support/wait-for';

const described = items.map((item) => ({
  ...item,
  title: item.alt,
  description: `About ${item.alt}`,
}));

const figures = items
  .map(
    ({ src, alt, width, height }) =>
      `<figure><img src="${src}" alt="${alt}" width="${width}" height="${height}"><figcaption>About ${alt}</figcaption></figure>`,
  )
  .join('\n');

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

export interface GalleryElement extends HTMLElement {
  goTo(index: number): boolean;
  next(): boolean;
  previous(): boolean;
  play(): void;
  pause(): void;
  readonly inMotion: boolean | undefined;
  readonly numberOfSlides: number | undefined;
}

export const gallery = (page: Page): GalleryElement => page.$<GalleryElement>('az-gallery');

/** Without motion, unless `query` says otherwise; in English. */
export async function openSlideshow(options: PageOptions): Promise<Page> {
  const page = await openGallery({ query: 'nomotion=true', lang: 'en', width: 900, height: 700, ...options });
  // Its first picture has come, and with it the second and what fingers need.
  await page.waitFor(
    () => page.$$('[part~="slide"]').length > 1 && page.$('[part="slides"]').style.touchAction,
  );
  return page;
}

/** The slide that can be reached, by what its name begins with: "2 of 3". */
export const position = (page: Page): string => {
  const [current, ...more] = page.allByRole('group', { name: /^\d+ of \d+/ });
  if (!current || more.length > 0) throw new Error(`${more.length + 1} slides can be reached.`);
  return /^\d+/.exec(current.getAttribute('aria-label') ?? '')?.[0] ?? '';
};

export const slide = (page: Page): HTMLElement => page.byRole('group', { name: /^\d+ of \d+/ });

/** Until that slide shows and nothing moves. */
export async function shows(page: Page, wanted: number): Promise<void> {
  await page.waitFor(() => position(page) === `${wanted}` && moving(page).length === 0);
  await painted(page.window);
}

/** The animations of slides. */
export const moving = (page: Page): Animation[] =>
  page.$$('[part~="slide"]').flatMap((element) => element.getAnimations());

export const animated = (page: Page): string[] =>
  moving(page).flatMap(({ effect }) =>
    Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {}).filter(
      (key) => key === 'opacity' || key === 'transform',
    ),
  );

/** What the gallery has fired since. */
export function events(page: Page): string[] {
  const fired: string[] = [];
  page.document.addEventListener('az-change', ({ detail }: CustomEventInit) =>
    fired.push(`change ${detail.index}`),
  );
  page.document.addEventListener('az-end', ({ detail }: CustomEventInit) => fired.push(`end ${detail.edge}`));
  return fired;
}

/**
 * A small page below those that come after it, with a slideshow that plays and that nobody holds: by it a test tells how
 * long another has been held.
 */
export const openClock = (script: string): Promise<Page> =>
  openSlideshow({
    script,
    html: slideshow('autoplay autoplay-duration="0.3" randomize="false" speed="0.1" loop'),
    query: '',
    width: 300,
    height: 300,
  });

/** Until the clock has gone on three times. */
export async function ticked(clock: Page): Promise<void> {
  const ticks = events(clock);
  await clock.waitFor(() => ticks.length > 2);
}
