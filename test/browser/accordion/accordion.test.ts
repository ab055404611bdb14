import { axeViolations } from '../support/axe';
import { bothFlavours, defaultFlavour } from '../support/flavour';
import { describe, expect, it } from '../support/suite';
import { header, items, openAccordion, openSections, questions, sections, sources, toggles } from './support';

bothFlavours(({ name, script }) => {
  for (const { from, accordion } of sources) {
    describe(`an accordion from ${from}, clicked (${name})`, () => {
      it('opens a section with the mouse and closes it again', async () => {
        const page = await openAccordion({ script, html: accordion() });
        expect(page.text()).to.equal('Delivery Returns Care');
        await page.clickWithMouse(header(page, 'Returns'));
        expect(openSections(page)).to.deep.equal(['Returns']);
        expect(page.text()).to.equal('Delivery Returns Within a month Care');
        await page.clickWithMouse(header(page, 'Returns'));
        expect(openSections(page)).to.deep.equal([]);
        expect(await toggles(page)).to.deep.equal(['1 opens', '1 closes']);
        expect(page.errors).to.deep.equal([]);
      });
    });
  }
});

defaultFlavour(({ name, script }) => {
  for (const { from, accordion } of sources) {
    describe(`an accordion from ${from} (${name})`, () => {
      it('opening a section closes the one before', async () => {
        const page = await openAccordion({ script, html: accordion() });
        page.click(header(page, 'Delivery'));
        page.click(header(page, 'Care'));
        expect(openSections(page)).to.deep.equal(['Care']);
        const events = await toggles(page);
        expect(events.filter((text) => text === '2 opens').length).to.equal(1);
        expect(events).not.to.include('0 opens', 'it was closed again before it could be told');
      });

      it('fires one event for each change of each section', async () => {
        const page = await openAccordion({ script, html: accordion() });
        page.click(header(page, 'Delivery'));
        expect(await toggles(page)).to.deep.equal(['0 opens']);
        page.click(header(page, 'Care'));
        expect((await toggles(page)).slice(1).sort()).to.deep.equal(['0 closes', '2 opens']);
      });

      it('keeps several open with `multiple`', async () => {
        const page = await openAccordion({ script, html: accordion('multiple') });
        page.click(header(page, 'Delivery'));
        page.click(header(page, 'Care'));
        expect(openSections(page)).to.deep.equal(['Delivery', 'Care']);
        expect(await toggles(page)).to.deep.equal(['0 opens', '2 opens']);
      });

      it('opens the first section at first with `open-first`', async () => {
        const page = await openAccordion({ script, html: accordion('open-first') });
        expect(openSections(page)).to.deep.equal(['Delivery']);
        expect(await toggles(page)).to.deep.equal([]);
        page.click(header(page, 'Delivery'));
        expect(openSections(page)).to.deep.equal([]);
      });

      it('follows the keyboard pattern of an accordion', async () => {
        const page = await openAccordion({ script, html: accordion() });
        await page.press('Tab', 'Enter');
        expect(openSections(page)).to.deep.equal(['Delivery']);
        await page.press('Enter', 'ArrowDown', ' ');
        expect(openSections(page)).to.deep.equal(['Returns']);
        const focusAfter = async (key: string) => {
          await page.press(key);
          return page.focused?.textContent?.trim();
        };
        expect(await focusAfter('End')).to.equal('Care');
        expect(await focusAfter('ArrowDown')).to.equal('Delivery');
        expect(await focusAfter('ArrowUp')).to.equal('Care');
        expect(await focusAfter('ArrowUp')).to.equal('Returns');
        expect(await focusAfter('Home')).to.equal('Delivery');
        expect(await focusAfter('Tab')).to.equal('Returns');
        expect(await focusAfter('Shift+Tab')).to.equal('Delivery');
        expect(openSections(page)).to.deep.equal(['Returns']);
        expect(page.focused?.matches(':focus-visible')).to.equal(true);
      });

      it('has a custom state while a section is open', async () => {
        const page = await openAccordion({ script, html: accordion('open-first') });
        const element = page.$('az-accordion');
        expect(element.matches(':state(open)')).to.equal(true);
        page.click(header(page, 'Delivery'));
        await page.waitFor(() => !element.matches(':state(open)'));
      });

      it('follows a section that a script, find-in-page or the browser opens', async () => {
        const page = await openAccordion({ script, html: accordion() });
        page.click(header(page, 'Delivery'));
        const [, , care] = page.$$<HTMLDetailsElement>('details');
        if (care) care.open = true;
        await page.waitFor(() => openSections(page).join() === 'Care');
        await page.waitFor(async () => (await toggles(page)).length === 3);
        expect((await toggles(page)).slice(1)).to.deep.equal(['2 opens', '0 closes']);
        expect(page.$('az-accordion').matches(':state(open)')).to.equal(true);
      });

      it('has no accessibility violation, open or closed', async () => {
        const html = `<main><h1>Questions</h1><h2>Shop</h2>${accordion('open-first')}</main>`;
        const page = await openAccordion({ script, html });
        expect(await axeViolations(page)).to.deep.equal([]);
        page.click(header(page, 'Care'));
        expect(await axeViolations(page)).to.deep.equal([]);
      });
    });
  }

  describe(`the sections of an accordion (${name})`, () => {
    it('have headings of the requested level', async () => {
      const html = `<az-accordion heading-level="2" data='${JSON.stringify({ items })}'></az-accordion>`;
      const page = await openAccordion({ script, html });
      expect(page.allByRole('heading', { level: 2 }).length).to.equal(3);
    });

    it('are open from the start beside the first one, with `open-first` and `multiple`', async () => {
      const data = { multiple: true, openFirst: true, items: [{ title: 'A' }, { title: 'B', open: true }] };
      const html = `<az-accordion data='${JSON.stringify(data)}'></az-accordion>`;
      const page = await openAccordion({ script, html });
      expect(openSections(page)).to.deep.equal(['A', 'B']);
      expect(await toggles(page)).to.deep.equal([]);
    });

    it('can be open from the start, but only one of them', async () => {
      const open = (from: string[]) => from.map((title) => ({ title, description: '', open: true }));
      const data = { items: [{ title: 'A' }, ...open(['B', 'C'])] };
      const html = `<az-accordion id="one" open-first data='${JSON.stringify(data)}'></az-accordion>
        <az-accordion id="own">${questions.replaceAll('<details>', '<details open>')}</az-accordion>
        <az-accordion id="all" multiple data='${JSON.stringify(data)}'></az-accordion>`;
      const page = await openAccordion({ script, html });
      expect(openSections(page, page.$('#one'))).to.deep.equal(['B']);
      expect(openSections(page, page.$('#own'))).to.deep.equal(['Delivery']);
      expect(openSections(page, page.$('#all'))).to.deep.equal(['B', 'C']);
      expect(await toggles(page)).to.deep.equal([]);
    });

    it('are added and removed with the children', async () => {
      const page = await openAccordion({ script, html: `<az-accordion>${questions}</az-accordion>` });
      const element = page.$('az-accordion');
      page.click(header(page, 'Delivery'));
      element.insertAdjacentHTML('beforeend', '<details><summary>Gifts</summary><p>Wrapped</p></details>');
      page.click(header(page, 'Gifts'));
      expect(openSections(page)).to.deep.equal(['Gifts']);
      expect(await toggles(page)).to.include('3 opens');
      await page.press('Home');
      header(page, 'Care').focus();
      await page.press('ArrowDown');
      expect(page.focused).to.equal(header(page, 'Gifts'));
      page.$('details:last-child').remove();
      expect(sections(page)).to.deep.equal(['Delivery', 'Returns', 'Care']);
      await page.waitFor(() => !element.matches(':state(open)'));
    });

    it('close when an open one is added', async () => {
      const page = await openAccordion({ script, html: `<az-accordion>${questions}</az-accordion>` });
      page.click(header(page, 'Delivery'));
      page
        .$('az-accordion')
        .insertAdjacentHTML('afterbegin', '<details open><summary>News</summary><p>Blue</p></details>');
      await page.waitFor(() => openSections(page).join() === 'News');
      expect(await toggles(page)).to.include.members(['0 opens', '1 closes']);
    });

    it('that are hidden are skipped by the arrow keys', async () => {
      const page = await openAccordion({ script, html: `<az-accordion>${questions}</az-accordion>` });
      page.$('details:nth-child(2)').hidden = true;
      await page.press('Tab', 'ArrowDown');
      expect(page.focused).to.equal(header(page, 'Care'));
    });

    it('leave keys with a modifier to the browser', async () => {
      const page = await openAccordion({ script, html: `<az-accordion>${questions}</az-accordion>` });
      await page.press('Tab', 'Control+End');
      expect(page.focused).to.equal(header(page, 'Delivery'));
    });

    it('stay as they are when a listener of the page cancels the click', async () => {
      const page = await openAccordion({ script, html: `<az-accordion>${questions}</az-accordion>` });
      header(page, 'Care').addEventListener('click', (event) => event.preventDefault());
      await page.clickWithMouse(header(page, 'Care'));
      expect(openSections(page)).to.deep.equal([]);
    });
  });
});
