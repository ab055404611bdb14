/** What the suites of the calendar share: its content, and how to open and read it. */
import { isReady } from '../support/blocks';
import type { Flavour } from '../support/flavour';
import { openPage, type Page, type PageOptions } from '../support/page';

export const events = `<ul>
  <li><a href="#tile">Paint a tile</a>, <time datetime="2026-05-02T10:00">May 2</time></li>
  <li><strong>Clay fair</strong>, <time datetime="2026-05-07">May 7</time> to <time datetime="2026-05-10">10</time>,
    <address>Patio</address></li>
  <li><strong>Talk</strong>, <time datetime="2026-05-20T19:00">May 20</time> to <time datetime="2026-05-20T20:30">20:30</time></li>
</ul>`;

/** A day with more events than it has room for. */
export const busyDay = Array.from({ length: 5 }, (_, index) => ({
  id: `e${index}`,
  title: `Event ${index + 1}`,
  startDate: `2026-05-15T1${index}:00`,
  url: `#event-${index + 1}`,
}));

interface CalendarOptions extends PageOptions {
  attributes?: string;
  content?: string;
  data?: object;
}

export const opener =
  ({ script }: Pick<Flavour, 'script'>) =>
  async ({ attributes = '', content = '', data, ...rest }: CalendarOptions): Promise<Page> => {
    const json = data ? `<script type="application/json">${JSON.stringify(data)}</script>` : '';
    const html = `<link rel="stylesheet" href="/dist/azulejo.css"><main><h1>Workshop</h1>
      <az-calendar loading="eager" ${attributes}>${json}${content}</az-calendar><p id="below">Below</p></main>`;
    const page = await openPage({ script, lang: 'en', html, height: 1200, ...rest });
    await page.waitFor(() => isReady(page.$('az-calendar')));
    return page;
  };

export const heading = (page: Page): string => page.text(page.$('[part="heading"]'));

/** The cell of a day, by its name: "May 14". */
export const cell = (page: Page, day: string): HTMLElement =>
  page.byRole('gridcell', { name: new RegExp(`, ${day}\\b`) });

export const press = (page: Page, label: string): void => page.click(page.byRole('button', { name: label }));

/** Records the details of the page's events of a type from now on. */
export const recordEvents = (page: Page, type: string): unknown[] => {
  const details: unknown[] = [];
  page.document.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
  return details;
};
