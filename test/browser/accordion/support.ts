import { isReady } from '../support/blocks';
import { openPage, type Page, type PageOptions } from '../support/page';
import { nameOf } from '../support/roles';

/** Notes each `az-toggle` from the first on. */
const recorder = `<script>
  toggles = [];
  addEventListener('az-toggle', ({ target: { id }, detail: { index, open } }) =>
    toggles.push((id ? id + ' ' : '') + index + (open ? ' opens' : ' closes')));
</script>`;

/** A page whose accordions are all there; without motion, unless it is asked for. */
export async function openAccordion({ html, query = 'nomotion=true', ...rest }: PageOptions): Promise<Page> {
  const page = await openPage({ html: recorder + html, query, ...rest });
  await page.waitFor(() => page.$$('az-accordion').every(isReady));
  return page;
}

/** Names of the open sections, in the order of the page. */
export function openSections(page: Page, within?: Element): string[] {
  return page.allByRole('button', { expanded: true, within }).map(nameOf);
}

export function sections(page: Page): string[] {
  return page
    .allByRole('button')
    .filter((button) => button.localName === 'summary')
    .map(nameOf);
}

export function header(page: Page, name: string | RegExp): HTMLElement {
  return page.byRole('button', { name });
}

/** What `az-toggle` said so far: "0 opens", with the accordion's id before it if it has one. */
export async function toggles(page: Page): Promise<string[]> {
  // The event follows the change in a task of its own.
  await page.painted();
  return [...(page.window as unknown as { toggles: string[] }).toggles];
}

export const questions = `
  <details><summary>Delivery</summary><p>Two days</p></details>
  <details><summary>Returns</summary><p>Within a month</p></details>
  <details><summary>Care</summary><p>A damp cloth</p></details>`;

export const items = [
  { title: 'Delivery', description: '<p>Two days</p>' },
  { title: 'Returns', description: '<p>Within a month</p>' },
  { title: 'Care', description: 'A damp cloth' },
];

/** The same accordion, written by the page or given as data. */
export const sources = [
  {
    from: 'children',
    accordion: (attributes = '', content = '') =>
      `<az-accordion ${attributes}>${questions}${content}</az-accordion>`,
  },
  {
    from: 'items',
    accordion: (attributes = '') =>
      `<az-accordion ${attributes} data='${JSON.stringify({ items })}'></az-accordion>`,
  },
];
