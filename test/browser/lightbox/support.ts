import { pictures, plain } from '../gallery/support';
import { isReady } from '../support/blocks';
import { openPage, type Page, type PageOptions } from '../support/page';
import { painted } from '../support/wait-for';

export { attribute, items, pictures } from '../gallery/support';

export interface LightboxElement extends HTMLElement {
  open(index?: number): boolean;
  close(): void;
  goTo(index: number): boolean;
  next(): boolean;
  previous(): boolean;
  items: unknown[];
}

const look =
  '<style>.wall { display: flex; gap: 10px } .wall img { width: 200px; height: 200px; object-fit: cover } figure { margin: 0 }</style>';

const tag = ({ src, alt, width, height }: (typeof pictures)['lazo'], more = ''): string =>
  `<img src="${src}" alt="${alt}" width="${width}" height="${height}" ${more}>`;

/** Three pictures of the page: one with a caption, a link to a larger file, and one by itself. */
export const wall = `<div class="wall">
  <figure>${tag(pictures.lazo)}<figcaption id="c">Interlaced <a href="#more">ribbons</a></figcaption></figure>
  <a href="${pictures.talavera.src}"><img src="/pictures/talavera-300w.jpg" alt="Talavera" width="300" height="300"></a>
  ${tag(pictures.marina)}
</div>`;

export const lightbox = (attributes = '', content = wall): string =>
  `<az-lightbox loading="eager" ${attributes}>${content}</az-lightbox>`;

/** Without motion, unless `query` says otherwise; in English, all pictures there. */
export async function openLightbox({ html = lightbox(), ...rest }: PageOptions): Promise<Page> {
  const page = await openPage({
    query: 'nomotion=true',
    lang: 'en',
    width: 1200,
    height: 800,
    ...rest,
    html: plain + look + html,
  });
  await page.waitFor(() => page.$$('az-lightbox').every(isReady));
  await page.waitFor(() => page.$$<HTMLImageElement>('.wall img').every(({ complete }) => complete));
  return page;
}

export const box = (page: Page): LightboxElement => page.$<LightboxElement>('az-lightbox');

export const dialog = (page: Page): HTMLDialogElement => page.$<HTMLDialogElement>('[part="dialog"]');

export const isOpen = (page: Page): boolean => page.$$('dialog:modal').length > 0;

export const button = (page: Page, name: string) => page.byRole('button', { name });

/** A place in the window, in fractions of it. */
export const at = (page: Page, x: number, y = 0.5) => ({
  x: page.window.innerWidth * x,
  y: page.window.innerHeight * y,
});

/** What the visitor clicks on in the page. */
export const thumbnail = (page: Page, name: string): HTMLElement =>
  page.$(`.wall img[alt="${name}"], li img[alt="${name}"], [part~="slide"] img[alt="${name}"]`);

/** The picture that can be reached in the dialog: its name, or "" where there is none. */
export const visiblePicture = (page: Page): HTMLImageElement =>
  page.byRole('img', { within: dialog(page) }) as HTMLImageElement;

/** Until that picture shows and is there. */
export async function shows(page: Page, name: string): Promise<HTMLImageElement> {
  await page.waitFor(
    () => isOpen(page) && visiblePicture(page).alt === name && visiblePicture(page).complete,
  );
  await painted(page.window);
  return visiblePicture(page);
}

/** Opens it at a picture by a click, as a visitor does, until fingers and keys are there, too. */
export async function openByClick(page: Page, name: string): Promise<HTMLImageElement> {
  await page.clickWithMouse(thumbnail(page, name));
  const image = await shows(page, name);
  await gesturesLoaded(page);
  return image;
}

/** Waits for the gestures, which load when the visitor is about to open the lightbox. */
export const gesturesLoaded = (page: Page): Promise<unknown> =>
  page.waitFor(() => {
    const wheel = new page.window.WheelEvent('wheel', { cancelable: true, bubbles: true });
    return !page.$('[part="bar"]').dispatchEvent(wheel);
  });

export const closed = (page: Page): Promise<unknown> => page.waitFor(() => !isOpen(page));

/** Records the events of the lightbox from now on. */
export function events(page: Page): string[] {
  const fired: string[] = [];
  for (const type of ['az-open', 'az-change', 'az-close'])
    page.document.addEventListener(type, ({ detail, target }: CustomEventInit & Event) =>
      fired.push(`${(target as Element).localName} ${type.slice(3)} ${detail?.index ?? ''}`.trim()),
    );
  return fired;
}

/** All that moves in the lightbox. */
export const moving = (page: Page): Animation[] => box(page).shadowRoot?.getAnimations() ?? [];

export const rect = (element: Element): number[] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
};
