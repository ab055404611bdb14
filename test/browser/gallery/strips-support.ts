import { engine, supports } from '../support/engine';
import type { Page, PageOptions } from '../support/page';
import { openGallery, picture } from './support';

export type GalleryElement = HTMLElement & {
  next(): void;
  goTo(index: number): void;
  inMotion: boolean;
  randomize: boolean;
};

/** Twelve squares, 100 px high in a page of 1000 px, with the names "Tile 1" and so on. */
export const squares = (count = 12): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<figure><img src="/pictures/talavera-100w.jpg" width="100" height="100" alt="Tile ${index + 1}"></figure>`,
  ).join('');

export const slider = (attributes = '', content = squares()): string =>
  `<az-gallery design="slider" ${attributes}>${content}</az-gallery>`;
export const carousel = (attributes = '', content = squares()): string =>
  `<az-gallery design="carousel" ${attributes}>${content}</az-gallery>`;

export const gallery = (page: Page): GalleryElement => page.$('az-gallery') as GalleryElement;
export const slides = (page: Page): HTMLElement[] => page.allByRole('group', { name: /^\d+ of \d+$/ });
export const currentLabel = (page: Page): string | null | undefined =>
  slides(page)
    .find((slide) => slide.hasAttribute('aria-current'))
    ?.getAttribute('aria-label');
export const left = (page: Page, name: string): number =>
  Math.round(picture(page, name).getBoundingClientRect().left);
export const control = (page: Page, name: string): HTMLElement => page.byRole('button', { name });
export const waitForPosition = (page: Page, name: string, x: number): Promise<unknown> =>
  page.waitFor(() => Math.abs(left(page, name) - x) < 2);

export function recordEvents(page: Page): unknown[] {
  const events: unknown[] = [];
  for (const type of ['az-change', 'az-end'])
    gallery(page).addEventListener(type, (event) => events.push((event as CustomEvent).detail));
  return events;
}

/** In English, 1000 px wide. */
export const openStrip = (options: PageOptions): Promise<Page> =>
  openGallery({ width: 1000, height: 600, lang: 'en', ...options });

/** In Firefox, fingers made for tests send their events and scroll nothing. */
export const fingersScroll = supports('touch') && engine === 'chromium';
