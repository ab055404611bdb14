import { isReady } from '../support/blocks';
import { openPage, type Page, type PageOptions } from '../support/page';
import { nameOf } from '../support/roles';

export const allDesigns = [
  'stacked',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'list',
  'slider',
  'carousel',
  'slideshow',
];

/** Pictures of the demo site, with their own sizes. */
export const pictures = {
  lazo: { src: '/pictures/lazo.jpg', alt: 'Lazo', width: 1500, height: 1000 },
  talavera: { src: '/pictures/talavera.jpg', alt: 'Talavera', width: 1500, height: 1500 },
  marina: { src: '/pictures/marina.jpg', alt: 'Marina', width: 1500, height: 500 },
};

export const items = Object.values(pictures);

export const images = items
  .map(({ src, alt, width, height }) => `<img src="${src}" alt="${alt}" width="${width}" height="${height}">`)
  .join('\n');

/** The same pictures with captions. */
export const figures = items
  .map(
    ({ src, alt, width, height }) =>
      `<figure><img src="${src}" alt="${alt}" width="${width}" height="${height}"><figcaption>About ${alt}</figcaption></figure>`,
  )
  .join('\n');

/** JSON for an attribute in double quotes. */
export const attribute = (value: unknown): string =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The same gallery, from the page's own pictures or from data. */
export const sources = [
  {
    from: 'children',
    gallery: (attributes = '') => `<az-gallery design="grid" ${attributes}>${images}</az-gallery>`,
  },
  {
    from: 'items',
    gallery: (attributes = '') =>
      `<az-gallery design="grid" ${attributes} items="${attribute(items)}"></az-gallery>`,
  },
];

/** Margins and scrollbars would only make the sums harder. */
export const plain = '<style>html { scrollbar-width: none } body { margin: 0 }</style>';

/** A page whose galleries are all there. */
export async function openGallery({ html, ...rest }: PageOptions): Promise<Page> {
  const page = await openPage({ html: plain + html, ...rest });
  await page.waitFor(() => page.$$('az-gallery').every(isReady));
  return page;
}

export const picture = (page: Page, name: string): HTMLImageElement =>
  page.byRole('img', { name }) as HTMLImageElement;

export const pictureNames = (page: Page): string[] => page.allByRole('img').map(nameOf);

/** Where a picture is, in whole pixels. */
export function box(page: Page, name: string): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = picture(page, name).getBoundingClientRect();
  const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height].map(Math.round);
  return { x: left, y: top, width: wide, height: high };
}

/** How many tiles stand in the first row. */
export function columns(page: Page): number {
  const tops = page.allByRole('listitem').map((tile) => Math.round(tile.getBoundingClientRect().top));
  return tops.filter((top) => top === tops[0]).length;
}

/** How often a picture was asked for, of all addresses that begin so. */
export const requests = (page: Page, address: string): string[] =>
  page.window.performance
    .getEntriesByType('resource')
    .map(({ name }) => name.slice(page.window.location.origin.length))
    .filter((name) => name.startsWith(address));

/** All pictures have arrived, or have failed to. */
export const loaded = (page: Page): Promise<unknown> =>
  page.waitFor(() => page.$$<HTMLImageElement>('img').every(({ complete, src }) => complete && src));
