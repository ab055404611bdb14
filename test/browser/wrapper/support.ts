import { type BlockElement, isReady } from '../support/blocks';
import { openPage, type Page, type PageOptions } from '../support/page';

/** What the suites of the wrapper have in common. */

interface BlockEventRecord {
  type: string;
  target: EventTarget | null;
  bubbles: boolean;
  composed: boolean;
  detail: { error: Error; block: string };
}

/** Records the events of blocks, with a listener on the window. */
const recorder = `<script>
  heard = [];
  for (const type of ['az-ready', 'az-error', 'az-toggle'])
    addEventListener(type, ({ target, bubbles, composed, detail }) =>
      heard.push({ type, target, bubbles, composed, detail }));
</script>`;

export const eventsIn = (page: Page): BlockEventRecord[] =>
  (page.window as unknown as { heard: BlockEventRecord[] }).heard;

export const eventTypesIn = (page: Page): string[] => eventsIn(page).map(({ type }) => type);

const anyBlock = 'az-accordion, az-gallery';

/** A page that notes events; its blocks may still be on their way. */
export const openRecorded = ({ html = '', query = 'nomotion=true', ...rest }: PageOptions): Promise<Page> =>
  openPage({ html: recorder + html, query, ...rest });

/** A page whose blocks are all there; without motion, unless it is asked for. */
export async function openBlocks(options: PageOptions): Promise<Page> {
  const page = await openRecorded(options);
  await page.waitFor(() => page.$$(anyBlock).every(isReady));
  return page;
}

/** The first of the page, or the one that fits. */
export const blockIn = (page: Page, selector = anyBlock): BlockElement => page.$<BlockElement>(selector);

/** A new element that does not wait for its turn. */
export function newBlock(page: Page, tag: string, attributes: Record<string, string> = {}): BlockElement {
  const element = page.document.createElement(tag);
  // Whose gaps and columns tests look at.
  const design = tag === 'az-gallery' ? { design: 'grid' } : {};
  for (const [name, value] of Object.entries({ loading: 'eager', ...design, ...attributes }))
    element.setAttribute(name, value);
  return element as BlockElement;
}

/** Stored blocks of the site context, by name. */
export const storedBlocks = (blocks: object): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify({ blocks })}</script>`;

/** The space between its tiles, as a gallery shows it. */
export const gapOf = (element: Element): string | undefined =>
  element.shadowRoot?.querySelector<HTMLElement>('[part=grid]')?.style.getPropertyValue('--az-_gap');

/** A page with one gallery. */
export async function openGallery(script: string, attributes = '', content = '') {
  const html = `<az-gallery loading="eager" ${attributes}>${content}</az-gallery>`;
  const page = await openBlocks({ script, html });
  return { page, element: blockIn(page) };
}
