import { attribute, figures, items } from '../gallery/support';
import { isReady } from '../support/blocks';
import { openPage, type Page, type PageOptions } from '../support/page';

/** A gallery of three pictures, from the page's own figures or from data. */
export const figuresOf = (from: 'children' | 'items', attributes: string): string =>
  from === 'children'
    ? `<az-gallery loading="eager" ${attributes}>${figures}</az-gallery>`
    : `<az-gallery loading="eager" ${attributes} items="${attribute(items)}"></az-gallery>`;

/** Without motion, in English, when a click opens pictures. */
export async function openWall(options: PageOptions): Promise<Page> {
  const page = await openPage({ query: 'nomotion=true', lang: 'en', width: 1000, height: 700, ...options });
  const gallery = page.$('az-gallery');
  await page.waitFor(() => isReady(gallery));
  await page.waitFor(() => page.$$<HTMLImageElement>('img').every(({ complete }) => complete));
  const isOff =
    options.html?.includes('lightbox="false"') || /design="(autogrid|stacked)" >/.test(options.html ?? '');
  if (!isOff) await page.waitFor(() => gallery.matches(':state(lightbox)'));
  return page;
}

/** Records the events of the gallery, and those of its lightbox that reach the page. */
export function galleryEvents(page: Page): string[] {
  const fired: string[] = [];
  for (const type of ['az-open', 'az-change', 'az-close', 'az-ready'])
    page.document.addEventListener(type, ({ detail }: CustomEventInit) =>
      fired.push(`${type.slice(3)} ${detail?.index ?? ''}`.trim()),
    );
  return fired;
}
