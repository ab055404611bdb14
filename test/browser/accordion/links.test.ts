import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { header, openAccordion, openSections, questions, sources, toggles } from './support';

const far = '<div style="height: 2000px"></div>';

async function follow(page: Page, hash: string): Promise<void> {
  const changed = new Promise((resolve) =>
    page.window.addEventListener('hashchange', resolve, { once: true }),
  );
  page.window.location.hash = hash;
  await changed;
  await page.painted();
}

defaultFlavour(({ name, script }) => {
  for (const { from, accordion } of sources) {
    describe(`a link to a section from ${from} (${name})`, () => {
      const links = {
        'accordionItems/1': ['Returns'],
        '/accordionItems/2': ['Care'],
        accordionItemDescription: ['Delivery'],
        '/accordionItemDescription': ['Delivery'],
        'accordionItems/3': [],
        'accordionItems/none': [],
      };

      it('opens it when the page loads', async () => {
        for (const [hash, open] of Object.entries(links)) {
          const page = await openAccordion({ script, hash, html: accordion('open-first') });
          expect(openSections(page), hash).to.deep.equal(open);
          page.close();
        }
      });

      it('opens it when the visitor follows the link, and closes all where there is no such section', async () => {
        const page = await openAccordion({ script, html: accordion() });
        page.click(header(page, 'Returns'));
        for (const [hash, open] of Object.entries(links)) {
          await follow(page, hash);
          expect(openSections(page), hash).to.deep.equal(open);
        }
        expect(page.errors).to.deep.equal([]);
      });

      it('leaves the others open with `multiple`', async () => {
        const page = await openAccordion({ script, html: accordion('multiple') });
        page.click(header(page, 'Delivery'));
        await follow(page, 'accordionItems/2');
        expect(openSections(page)).to.deep.equal(['Delivery', 'Care']);
      });

      it('fires an event for each section that it opens and closes', async () => {
        const page = await openAccordion({ script, hash: 'accordionItems/1', html: accordion() });
        expect(await toggles(page)).to.deep.equal(['1 opens']);
        await follow(page, 'accordionItems/2');
        expect((await toggles(page)).slice(1).sort()).to.deep.equal(['1 closes', '2 opens']);
      });

      it('scrolls to it, without a layout shift afterwards', async () => {
        const page = await openAccordion({
          script,
          html: far + accordion('loading="eager"') + far,
          query: '',
        });
        page.click(header(page, 'Delivery'));
        await follow(page, 'accordionItems/2');
        const { top } = header(page, 'Care').getBoundingClientRect();
        expect(Math.abs(top)).to.be.lessThan(2);
        await page.waitFor(() => page.document.getAnimations().length === 0);
        expect(header(page, 'Care').getBoundingClientRect().top).to.be.closeTo(top, 2);
      });

      it('for another part of the page changes nothing', async () => {
        const html = `${accordion()}<h2 id="elsewhere">Elsewhere</h2><a name="old">Old</a>`;
        const page = await openAccordion({ script, html });
        page.click(header(page, 'Returns'));
        for (const hash of ['elsewhere', 'old', 'top', 'itemId=12', '/products/chair', 'nobody', '%']) {
          await follow(page, hash);
          expect(openSections(page), hash).to.deep.equal(['Returns']);
        }
        await follow(page, '');
        expect(openSections(page)).to.deep.equal(['Returns']);
      });
    });
  }

  describe(`a link to an id (${name})`, () => {
    const own = questions
      .replace('<details><summary>Returns', '<details id="returns"><summary>Returns')
      .replace('<p>A damp cloth</p>', '<ul><li id="año">A damp cloth</li></ul>');
    const html = `<az-accordion id="faq">${own}</az-accordion>`;

    it('opens the section with the id, or with the element of that id', async () => {
      const page = await openAccordion({ script, html });
      await follow(page, 'returns');
      expect(openSections(page)).to.deep.equal(['Returns']);
      await follow(page, 'año');
      expect(openSections(page)).to.deep.equal(['Care']);
      await follow(page, 'faq');
      expect(openSections(page)).to.deep.equal(['Care']);
    });

    it('opens the section when the page loads', async () => {
      const page = await openAccordion({ script, html, hash: encodeURIComponent('año') });
      expect(openSections(page)).to.deep.equal(['Care']);
    });

    it('finds the id in a description from data', async () => {
      const description = '<p>Two days. <b id="abroad">Abroad</b> ten.</p>';
      const data = JSON.stringify({ items: [{ title: 'Care' }, { title: 'Delivery', description }] });
      const fromData = `${far}<az-accordion loading="eager" data='${data}'></az-accordion>${far}`;
      const page = await openAccordion({ script, html: fromData, hash: 'abroad' });
      expect(openSections(page)).to.deep.equal(['Delivery']);
      await page.waitFor(() => Math.abs(page.$('#abroad').getBoundingClientRect().top) < 2);
    });

    it("finds it in the accordion's own shadow root", async () => {
      const inShadow = `<div><template shadowrootmode="open">${html}</template></div>
        <script>addEventListener('DOMContentLoaded', () => {
          const scan = () => window.Azulejo ? Azulejo.scan(document.querySelector('div').shadowRoot) : setTimeout(scan, 10);
          scan();
        })</script>`;
      const page = await openAccordion({ script, html: inShadow, hash: 'returns' });
      expect(openSections(page)).to.deep.equal(['Returns']);
    });
  });

  describe(`a link on a page with accordions (${name})`, () => {
    afterEach(resetSite);

    const linked = `<a href="#returns">Returns?</a>
      <az-accordion loading="eager">${questions.replace('<details><summary>R', '<details id="returns"><summary>R')}</az-accordion>`;

    it('opens the section again when it is clicked again', async () => {
      const page = await openAccordion({ script, html: linked });
      for (const round of ['once', 'twice']) {
        await page.clickWithMouse(page.byRole('link', { name: 'Returns?' }));
        await page.waitFor(() => openSections(page).join() === 'Returns');
        page.click(header(page, 'Returns'));
        expect(openSections(page), round).to.deep.equal([]);
      }
    });

    it('leaves the sections alone where a script answers the click', async () => {
      const page = await openAccordion({ script, html: linked, hash: 'returns' });
      page.click(header(page, 'Returns'));
      page.$('a').addEventListener('click', (event) => event.preventDefault());
      await page.clickWithMouse(page.$('a'));
      await page.painted();
      expect(openSections(page)).to.deep.equal([]);
    });

    it('opens the section while a picture of the page is still loading', async () => {
      await fault({ path: '/demo/pictures/mark.svg', delayMs: 20_000 });
      const html = `${linked}<img src="/demo/pictures/mark.svg" alt="">`;
      const page = await openPage({ script, html, until: 'start' });
      await page.waitFor(() => page.$$('az-accordion').length === 1 && isReady(page.$('az-accordion')));
      page.click(page.$('a'));
      await page.waitFor(() => openSections(page).join() === 'Returns');
      expect(page.document.readyState).not.to.equal('complete');
    });

    it('stays closed where it was the link before a step that is taken back, as a lightbox does when it closes', async () => {
      const page = await openAccordion({ script, html: linked, hash: 'returns' });
      page.click(header(page, 'Returns'));
      page.window.history.pushState(null, '', '#itemId=1');
      const back = new Promise((resolve) => page.window.addEventListener('hashchange', resolve));
      page.window.history.back();
      await back;
      await page.painted();
      expect(openSections(page)).to.deep.equal([]);
      await page.clickWithMouse(page.byRole('link', { name: 'Returns?' }));
      await page.waitFor(() => openSections(page).join() === 'Returns');
    });

    it('scrolls to the first section that it opens', async () => {
      const html = `<az-accordion id="a">${questions}</az-accordion>${far}<az-accordion id="b" loading="eager">${questions}</az-accordion>${far}`;
      const page = await openAccordion({ script, html });
      await follow(page, 'accordionItems/1');
      expect(page.window.scrollY).to.be.lessThan(300);
      expect(openSections(page)).to.deep.equal(['Returns', 'Returns']);
    });

    it('does not move the page when an accordion loads as the visitor scrolls to it', async () => {
      const html = `${far}<az-accordion>${questions}</az-accordion>${far}`;
      const page = await openAccordion({
        script,
        html: `<az-accordion></az-accordion>${far}`,
        hash: 'accordionItems/1',
      });
      page.document.body.insertAdjacentHTML('beforeend', html);
      page.window.scrollTo(0, 3700);
      await page.waitFor(() => openSections(page).join() === 'Returns');
      expect(page.window.scrollY).to.equal(3700);
    });
  });
});
