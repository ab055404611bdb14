/** Summaries whose items a server has, and what they do with answers and data that are wrong. */

import { chunkWith } from '../support/chunk-with';
import { defaultFlavour } from '../support/flavour';
import type { Page, PageOptions } from '../support/page';
import { fault, received, requestEachTime, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { waitFor } from '../support/wait-for';
import { article, blog, host, openSummary, src, summaryOf, titles } from './support';

const renderingPath = '/api/widget/GetWidgetRendering';
/** The small site's events. */
const eventsId = '65b000000000000400000000';

requestEachTime('chunks/');

defaultFlavour(({ name, script }) => {
  const open = (html: string, options: PageOptions = {}): Promise<Page> =>
    openSummary(html, { script, ...options });

  describe(`a summary of events that the server renders (${name})`, () => {
    beforeEach(resetSite);
    const events = `<az-summary id="agenda" loading="eager" type="events" collection-id="${eventsId}" page-size="2">${article('Agenda')}</az-summary>`;

    it('asks for the collection, and shows the answer without scripts', async () => {
      const page = await open(events);
      await page.waitFor(() => titles(page).length === 2 && !titles(page).includes('Agenda'));
      const [call] = await received(renderingPath);
      const body = call?.body as { widgetJSON: string; collectionId: string };
      expect(call?.headers['content-type']).to.include('application/x-www-form-urlencoded');
      expect(body.collectionId).to.equal(eventsId);
      const { type, id, value } = JSON.parse(body.widgetJSON);
      expect([type, id, value.pageSize]).to.deep.equal([55, 'agenda', 2]);

      const html =
        '<article><h3>Nueva</h3><p onclick="top.bad=1">Texto<script>top.bad=1</script></p></article>';
      await fault({ path: renderingPath, status: 200, body: { html } });
      await host(page).reload();
      await page.waitFor(() => titles(page).join() === 'Nueva');
      expect(page.$$('[onclick]')).to.deep.equal([]);
      expect((window as { bad?: number }).bad).to.equal(undefined);

      await fault({ path: renderingPath, status: 200, body: { html: ' ' } });
      await host(page).reload();
      await page.waitFor(() => page.text().includes('Todavía no hay nada aquí.'));
    });

    it('shows each event of the hosted builder’s own markup with its picture and one date', async () => {
      const date =
        '<div class="summary-metadata-container"><time class="summary-metadata-item" datetime="2030-05-01">1 de mayo</time></div>';
      const item = (title: string): string => `<div class="summary-item">
        <a class="summary-thumbnail-container" href="#${title}"><div><img data-src="/pictures/estrella-500w.jpg" data-image="/pictures/estrella-500w.jpg" data-image-dimensions="500x333" alt="Foto: ${title}" class="summary-thumbnail-image"></div></a>
        <div class="summary-content">${date}<div class="summary-title"><a href="#${title}">${title}</a></div>${date}
          <div class="summary-excerpt"><p>Texto de ${title}</p></div>
          <a href="#${title}" class="summary-read-more-link">Leer más</a>${date}</div></div>`;
      const answer = `<div class="summary-block-wrapper"><div class="summary-heading">Agenda</div><div class="summary-item-list">${item('Lazo')}${item('Cobalto')}</div></div>`;
      await fault({ path: renderingPath, status: 200, body: { html: answer } });
      const page = await open(events);
      await page.waitFor(() => titles(page).join() === 'Lazo,Cobalto');
      const [first] = page.allByRole('listitem');
      expect(page.text(first)).to.match(/^Lazo\s+1 de mayo\s+Texto de Lazo\s+Leer más$/);
      const pictures = page.$$<HTMLImageElement>('img').filter(({ alt }) => alt === 'Foto: Lazo');
      expect(pictures.map((picture) => picture.getAttribute('width'))).to.deep.equal(['500']);
      await page.waitFor(() => pictures[0]?.naturalWidth);
    });

    it('sends the block’s JSON as the page has it, with keys that only the server knows', async () => {
      const json = {
        collectionId: eventsId,
        design: 'autocolumns',
        blockId: 'b1',
        filter: { featured: true },
      };
      await open(
        `<az-summary loading="eager" type="events" page-size="2" data-block-json='${JSON.stringify(json)}'></az-summary>`,
      );
      const [call] = await waitFor(async () => {
        const calls = await received(renderingPath);
        return calls.length > 0 && calls;
      });
      const body = call?.body as { widgetJSON: string };
      const { value } = JSON.parse(body.widgetJSON);
      expect(value).to.include({ pageSize: 2, design: 'autocolumns', blockId: 'b1' });
      expect(value.filter).to.deep.equal({ featured: true });
    });

    it('keeps the page’s own articles where the server does not answer within 15 s', async () => {
      await fault({
        path: renderingPath,
        status: 200,
        body: { html: article('Nueva') },
        delayMs: 2000,
        times: 1,
      });
      // A limit that a test can wait for.
      const shortLimit = `<script>
        const { timeout } = AbortSignal;
        AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms === 15_000 ? 100 : ms);
      </script>`;
      const page = await open(shortLimit + events);
      await page.waitFor(() =>
        page.text(page.byRole('status')).includes('No se pudieron cargar los elementos.'),
      );
      expect(titles(page)).to.deep.equal(['Agenda']);
    });

    it('keeps the page’s own articles where the server refuses, says so, and tries again', async () => {
      await fault({ path: renderingPath, status: 500, times: 9 });
      const page = await open(events);
      await page.waitFor(() =>
        page.consoleTexts('warn', 'error').some((text) => text.includes('The events cannot be loaded')),
      );
      expect(titles(page)).to.deep.equal(['Agenda']);
      const status = () => page.text(page.byRole('status'));
      await page.waitFor(() => status().includes('No se pudieron cargar los elementos.'));
      await resetSite();
      await fault({ path: renderingPath, status: 200, body: '<h1>Hi</h1>' });
      await host(page).reload();
      await page.waitFor(() => page.consoleTexts('warn', 'error').some((text) => text.includes('como JSON')));
      // What is wrong with the answer is for the console alone.
      await page.waitFor(() => status().includes('Error de servidor'));
      expect(status()).not.to.include('JSON');
      const retry = page.byRole('button', { name: 'Intentar de nuevo' });
      retry.focus();
      page.click(retry);
      await page.waitFor(() => titles(page).length === 2 && !titles(page).includes('Agenda'));
      await page.waitFor(() => status() === '');
      expect(page.focused).to.equal(page.byRole('status'));
    });
  });

  describe(`a summary of bad data (${name})`, () => {
    beforeEach(resetSite);

    it('shows items without title, picture or date, and names dates that do not exist in one line', async () => {
      const items = [
        {},
        { title: 'Sin nada' },
        { title: 'Febrero', startDate: '2026-02-31', publishOn: 'ayer' },
      ];
      const page = await open(summaryOf(items));
      expect(page.allByRole('listitem').length).to.equal(3);
      expect(titles(page)).to.deep.equal(['Sin nada', 'Febrero']);
      await page.waitFor(() => page.consoleTexts('warn', 'error').length > 0);
      expect(page.consoleTexts('warn', 'error').length).to.equal(1);
      expect(page.consoleTexts('warn', 'error')[0])
        .to.include('<az-summary id="resumen">')
        .and.to.include('2026-02-31')
        .and.to.include('ayer');
    });

    const answers: [string, Parameters<typeof fault>[0], string][] = [
      ['HTML', { path: blog, status: 200, body: '<!doctype html><p>Hi</p>', times: 9 }, 'expected JSON'],
      ['an error', { path: blog, status: 500, times: 9 }, '500'],
      ['nothing', { path: blog, drop: true, times: 9 }, 'no answer'],
    ];
    for (const [what, wrong, expected] of answers)
      it(`keeps the page's own articles where src answers ${what}, says so below them, and tries again`, async () => {
        await fault(wrong);
        const page = await open(
          `<az-summary loading="eager" src="${src}">${article('Del servidor')}</az-summary>`,
        );
        await page.waitFor(() => page.consoleTexts('warn', 'error').length > 0);
        expect(page.consoleTexts('warn', 'error').length).to.equal(1);
        expect(page.consoleTexts('warn', 'error')[0]).to.include(blog).and.to.include(expected);
        expect(titles(page)).to.deep.equal(['Del servidor']);
        const status = page.byRole('status');
        await page.waitFor(() => page.text(status).includes('No se pudieron cargar los elementos.'));
        const articleBottom = page.byRole('article').getBoundingClientRect().bottom;
        expect(status.getBoundingClientRect().top).to.be.at.least(articleBottom);
        await resetSite();
        page.click(page.byRole('button', { name: 'Intentar de nuevo' }));
        await page.waitFor(() => titles(page).length === 6);
        expect(page.text(status)).to.equal('');
      });

    it('offers another try where an element without articles cannot load its items', async () => {
      await fault({ path: blog, status: 500, times: 1 });
      const page = await open(`<az-summary loading="eager" src="${src}"></az-summary>`);
      const retry = await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' })[0]);
      expect(page.text(page.byRole('status'))).to.include('No se pudieron cargar los elementos.');
      await fault({ path: blog, status: 200, body: { items: [] } });
      retry.focus();
      page.click(retry);
      // The focus goes to what says that items load, and stays there.
      await page.waitFor(() => page.text().includes('Todavía no hay nada aquí.'));
      expect(page.focused).to.equal(page.byRole('status'));
      await resetSite();
    });

    it('keeps the page’s own articles where its own code cannot be loaded, says so, and tries again', async () => {
      const summary = `<az-summary loading="eager" src="${src}">${article('Del servidor')}</az-summary>`;
      const loader = await chunkWith('for a second time', await open(summary));
      await fault({ path: loader, drop: true, times: 2 });
      const page = await open(summary);
      const retry = await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' })[0]);
      expect(page.text(page.byRole('status'))).to.include('No se pudo conectar...');
      expect(titles(page)).to.deep.equal(['Del servidor']);
      expect(page.$$('[aria-busy="true"]')).to.deep.equal([]);
      page.click(retry);
      await page.waitFor(() => titles(page).length === 6);
      expect(page.text(page.byRole('status'))).to.equal('');
    });

    it('has a price for products alone, in a list with other items', async () => {
      const items = [
        { title: 'Estrella', structuredContent: { variants: [{ price: 4800, unlimited: true }] } },
        { title: 'El horno', publishOn: '2026-05-01' },
      ];
      await fault({ path: blog, status: 200, body: { items } });
      const page = await open(
        `<az-summary loading="eager" src="${src}" secondary-metadata="price"></az-summary>`,
      );
      await page.waitFor(() => titles(page).length === 2);
      const metadataIn = (title: string) =>
        page.$$('article').flatMap((article) => {
          const parts = article.textContent.includes(title)
            ? article.querySelectorAll('[part=metadata] *')
            : [];
          return [...parts].map((part) => part.getAttribute('part')).filter(Boolean);
        });
      expect(metadataIn('Estrella')).to.deep.equal(['price']);
      expect(metadataIn('El horno')).to.deep.equal(['date']);
    });

    it('shows products without prices where the code of prices cannot be loaded', async () => {
      const items = [
        { title: 'Estrella', structuredContent: { variants: [{ price: 4800, unlimited: true }] } },
      ];
      const openProducts = async (): Promise<Page> => {
        await fault({ path: blog, status: 200, body: { items } });
        return open(`<az-summary loading="eager" src="${src}"></az-summary>`);
      };
      const prices = await chunkWith('the item "', await openProducts());
      await fault({ path: prices, drop: true, times: 2 });
      const page = await openProducts();
      await page.waitFor(() => titles(page).join() === 'Estrella');
      expect(page.text()).to.not.include('48');
      expect(page.$$('[aria-busy="true"]')).to.deep.equal([]);
    });

    it('ends at a page that the server names again', async () => {
      const body = { items: [{ title: 'Vuelta' }], pagination: { nextPage: true, nextPageUrl: src } };
      await fault({ path: blog, status: 200, body, times: 9 });
      const page = await open(`<az-summary loading="eager" src="${src}" page-size="50"></az-summary>`);
      await page.waitFor(
        () => titles(page).join() === 'Vuelta' && page.consoleTexts('warn', 'error').length > 0,
      );
      expect(page.consoleTexts('warn', 'error').length).to.equal(1);
      expect(page.consoleTexts('warn', 'error')[0]).to.include('for a second time');
    });

    it('shows as many coming events as the page wants, although past ones come before them', async () => {
      const next = new Date().getFullYear() + 1;
      const event = (title: string, year: number) => ({ title, recordType: 12, startDate: `${year}-05-01` });
      const nextPage = { pagination: { nextPage: true, nextPageUrl: `${blog}?page=2` } };
      const past = [event('Pasado', 2020), event('Antiguo', 2021)];
      const first = [...past, event('Uno', next)];
      const second = [event('Dos', next), event('Tres', next)];
      for (const pageSize of ['page-size="2"', '']) {
        await fault({ path: blog, status: 200, body: { items: pageSize ? first : past, ...nextPage } });
        await fault({ path: blog, status: 200, body: { items: second } });
        const page = await open(`<az-summary loading="eager" src="${src}" ${pageSize}></az-summary>`);
        await page.waitFor(() => titles(page).join() === (pageSize ? 'Uno,Dos' : 'Dos,Tres'));
      }
    });

    it('shows the page’s own articles until the items of a slow server are there', async () => {
      await fault({ path: blog, status: 200, body: { items: [{ title: 'Nuevo' }] }, delayMs: 300 });
      const page = await open(
        `<az-summary loading="eager" design="list" src="${src}" page-size="1">${article('Del servidor')}${article('Otro')}</az-summary>`,
      );
      expect(titles(page)).to.deep.equal(['Del servidor']);
      await page.waitFor(() => titles(page).join() === 'Nuevo');
    });
  });
});
