/** What the suites of charts share: a table, and how to open and read its chart. */
import { isReady } from '../support/blocks';
import type { Flavour } from '../support/flavour';
import { openPage, type Page, type PageOptions } from '../support/page';

export const table = `<table>
  <caption>Visitors</caption>
  <thead><tr><th>Month</th><th>Courses</th><th>Tours</th></tr></thead>
  <tbody>
    <tr><th>May</th><td>1,231</td><td>342</td></tr>
    <tr><th>June</th><td>196</td><td></td></tr>
    <tr><th>July</th><td>158</td><td>498</td></tr>
  </tbody>
</table>`;

export const chart = (attributes = '', content = table): string =>
  `<az-chart loading="eager" ${attributes}>${content}</az-chart>`;

export const openChart = async (
  { script }: Flavour,
  html: string,
  options: PageOptions = {},
): Promise<Page> => {
  const page = await openPage({
    script,
    lang: 'en',
    html: `<main><h1>Workshop</h1>${html}</main>`,
    ...options,
  });
  await page.waitFor(() => page.$$('az-chart').every(isReady));
  const plotCount = (): number => page.allByRole('application').length;
  await page.waitFor(() => plotCount() === page.$$('svg[part="drawing"]').length);
  return page;
};

export const plotOf = (page: Page): HTMLElement => page.byRole('application');

/** The texts of the drawing, as visitors see them. */
export const drawnTexts = (page: Page, selector: string): string[] =>
  page.$$(`svg ${selector} text`).map(({ textContent }) => textContent ?? '');

/** The words of the tooltip; "" where none shows. */
export const tooltip = (page: Page): string => {
  const [shown] = page.$$('[part="tooltip"]');
  return shown
    ? [...shown.querySelectorAll('strong, span, b')].map(({ textContent }) => textContent).join(' ')
    : '';
};

export const said = (page: Page): string => page.byRole('status').textContent ?? '';

/** A place of the drawing above the name of a category. */
export const above = (page: Page, category: string) => {
  const name = page.$$('svg .names text').find(({ textContent }) => textContent === category);
  if (!name) throw Error(`The axis has no name ${category}.`);
  const { left, width, top } = name.getBoundingClientRect();
  return { x: left + width / 2, y: top - 40 };
};

/** The whole table shows, and not only for screen readers. */
export const showsTable = (page: Page): boolean =>
  page.byRole('table').getBoundingClientRect().bottom <= boxBottom(page);
const boxBottom = (page: Page): number => page.$('[part="table"]').getBoundingClientRect().bottom + 1;

export const selections = (page: Page): unknown[] => {
  const details: unknown[] = [];
  page.document.addEventListener('az-select', (event) => details.push((event as CustomEvent).detail));
  return details;
};
