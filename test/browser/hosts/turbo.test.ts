/**
 * Turbo: Drive replaces the body and keeps copies of visited pages for the way back; a refresh morphs the page. The blocks
 * live on each page, and keep through a morph what the visitor has done.
 */

import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import {
  contentOf,
  openLightbox,
  pictures,
  stateOf,
  storePage,
  unvisited,
  visit,
  visited,
  whenReady,
} from './support';

type TurboWindow = Page['window'] & {
  Turbo: { visit(address: string): void; session: { refresh(address: string): void } };
};

const turbo = (page: Page) => (page.window as TurboWindow).Turbo;

const nextEvent = (page: Page, type: string): Promise<Event> =>
  new Promise((resolve) => page.document.addEventListener(type, resolve, { once: true }));

/** Enough time to see the copy that Turbo shows until the server has answered. */
const slowAnswerMs = 1000;

const refresh = async (page: Page): Promise<void> => {
  const rendered = nextEvent(page, 'turbo:render');
  turbo(page).session.refresh(page.window.location.href);
  await rendered;
  await page.painted();
};

defaultFlavour(({ name: flavour, script }) => {
  const documentOf = (title: string, content: string): string => `<!doctype html>
    <html lang="en"><head>
      <title>${title}</title>
      <meta name="turbo-refresh-method" content="morph">
      <meta name="turbo-refresh-scroll" content="preserve">
      <script src="/_page/turbo.js"></script>
      <script src="${script}" async></script>
    </head><body><main>${content}</main></body></html>`;

  const open = async (content = contentOf(pictures)): Promise<Page> => {
    const page = await openPage({ html: documentOf('First', content), query: 'nomotion=true', height: 1100 });
    await whenReady(page);
    return page;
  };

  const store = async (title: string, content: string, delayMs = 0): Promise<string> =>
    `${await storePage(documentOf(title, content), { delayMs })}?nomotion=true`;

  const visitPage = async (page: Page, address: string): Promise<void> => {
    const loaded = nextEvent(page, 'turbo:load');
    turbo(page).visit(address);
    await loaded;
    await whenReady(page);
  };

  const goBack = async (page: Page): Promise<void> => {
    const loaded = nextEvent(page, 'turbo:load');
    page.window.history.back();
    await loaded;
    await whenReady(page);
    // Turbo copies the page that was left in a later task.
    await page.painted();
  };

  describe(`a site with Turbo Drive (${flavour})`, () => {
    it('shows living blocks on the next page, and on the copy of the first page after the way back', async () => {
      const page = await open();
      const text = page.text();
      await visit(page);
      await visitPage(page, await store('Second', contentOf(pictures)));
      expect(stateOf(page)).to.deep.equal(unvisited);
      await visit(page);
      expect(stateOf(page)).to.deep.equal(visited);
      await goBack(page);
      expect(page.document.title).to.equal('First');
      const { slide, tiles, menu, name } = unvisited;
      expect(stateOf(page)).to.include({ slide, tiles, menu, name });
      await visit(page);
      page.click(page.$('#questions details:first-child summary'));
      page.click(page.byRole('tab', { name: 'Lunch' }));
      await page.waitFor(() => page.text().length === text.length);
      await openLightbox(page, page.$('#zoom img'));
      expect(page.captured.documents).to.equal(1);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('shows living blocks in the preview, and then in the answer of the server', async () => {
      const page = await open();
      const second = await store('Second', contentOf(pictures), slowAnswerMs);
      await visitPage(page, second);
      await visit(page);
      await goBack(page);
      const loaded = nextEvent(page, 'turbo:load');
      const rendered = nextEvent(page, 'turbo:render');
      turbo(page).visit(second);
      await rendered;
      expect(page.document.documentElement.hasAttribute('data-turbo-preview')).to.equal(true);
      await whenReady(page);
      expect(stateOf(page).slide).to.equal('1 of 3');
      await loaded;
      expect(page.document.documentElement.hasAttribute('data-turbo-preview')).to.equal(false);
      await whenReady(page);
      expect(stateOf(page)).to.deep.equal(unvisited);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('keeps the state of permanent elements from page to page', async () => {
      const content = `<div id="blocks" data-turbo-permanent>${contentOf(pictures)}</div>`;
      const page = await open(content);
      await visit(page);
      await visitPage(page, await store('Second', content));
      expect(stateOf(page)).to.deep.equal(visited);
      await goBack(page);
      expect(stateOf(page)).to.deep.equal(visited);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });

  describe(`a page that Turbo refreshes with a morph (${flavour})`, () => {
    it('keeps the slide, the section, the tab and the typed texts', async () => {
      const page = await open();
      await visit(page);
      for (let time = 0; time < 2; time++) {
        await refresh(page);
        expect(stateOf(page)).to.deep.equal(visited);
      }
      expect(page.captured.documents).to.equal(1);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('follows the pictures and texts that have changed', async () => {
      const page = await open();
      await visit(page);
      page.document.addEventListener('turbo:before-render', (event) => {
        const { newBody } = (event as CustomEvent<{ newBody: HTMLElement }>).detail;
        const main = newBody.querySelector('main');
        if (main) main.innerHTML = contentOf([...pictures, 'clavel'], { answer: 'One day' });
      });
      await refresh(page);
      await page.waitFor(() => stateOf(page).slide === '2 of 4');
      expect(stateOf(page)).to.deep.equal({ ...visited, slide: '2 of 4', tiles: 4 });
      page.click(page.$('#questions summary'));
      await page.waitFor(() => page.text().includes('One day'));
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });
  });
});
