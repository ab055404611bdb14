import { isReady } from '../support/blocks';
import { openPage, type Page, type PageOptions } from '../support/page';

interface MapElement extends HTMLElement {
  mapStyle: unknown;
  mapDraggable: boolean;
  data: unknown;
  [setting: string]: unknown;
}

export interface MoveDetail {
  lat: number;
  lng: number;
  zoom: number;
}

interface MapPage extends Page {
  /** The events of maps, oldest first. */
  events: CustomEvent[];
  /** Addresses of windows that would have been opened. */
  openedUrls: string[];
}

export const at = 'map-lat="36.7203" map-lng="-30.3999" map-zoom="15"';
export const address = '<address>Taller Azulejo<br>Plaza Mayor 3</address>';
export const map = (page: Page, selector = 'az-map') => page.$<MapElement>(selector);
export const part = (page: Page, name: string, within: Element = map(page)) =>
  within.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`) as HTMLElement;
export const mapRoot = (page: Page, element: Element = map(page)) =>
  part(page, 'map', element).shadowRoot as ShadowRoot;
export const credits = (page: Page) => mapRoot(page).querySelector('[part="credits"]');
export const tiles = (page: Page, element: Element = map(page)) =>
  [...mapRoot(page, element).querySelectorAll('img')].map(({ src }) => src);
export const centre = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};
export const waitForMap = (page: Page, element: Element = map(page)) =>
  page.waitFor(() => element.matches(':state(showing)'));
export const requestedTiles = (page: Page) =>
  page.window.performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter((url) => url.includes('/_tiles/'));

export async function openMap({
  html = '',
  script = '/dist/azulejo.js',
  ...rest
}: PageOptions): Promise<MapPage> {
  const page = (await openPage({
    width: 900,
    height: 700,
    script,
    html: html.startsWith('<!doctype')
      ? html
      : `<style>body { margin: 0; font: 16px sans-serif }</style>${html}`,
    ...rest,
  })) as MapPage;
  page.events = [];
  page.openedUrls = [];
  page.window.open = (url, target, features) => {
    if (target === '_blank' && features === 'noopener') page.openedUrls.push(String(url));
    return null;
  };
  for (const type of ['az-move', 'az-marker-click', 'az-error'])
    page.window.addEventListener(type, (event) => page.events.push(event as CustomEvent));
  await page.waitFor(() => page.$$('az-map').every((one) => isReady(one) || one.dataset.far));
  return page;
}

export const lastMove = (page: MapPage) =>
  page.events.findLast(({ type }) => type === 'az-move')?.detail as MoveDetail | undefined;

/** Waits for the effect of a gesture on the map. */
export async function moveOf(page: MapPage, act: () => Promise<unknown>): Promise<MoveDetail> {
  page.events.length = 0;
  await act();
  await page.waitFor(() => lastMove(page));
  return lastMove(page) as MoveDetail;
}
