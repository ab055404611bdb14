import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { defaultFlavour } from './support/flavour';
import { far, followLink, waitForTop } from './support/links';
import { openPage, type Page } from './support/page';
import { resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

beforeEach(resetSite);

/** A card whose prices are of different height, with a sign that only one option has. */
const card = `<article><h3>Taller</h3>
  <p data-option="left">$45</p><p data-option="right">$432<br>al año</p>
  <p id="below">Mesa y barro. <b data-option="right">Ahorras $108, que no es poco.</b></p>
  <a data-option="left" href="#mes">Unirse por meses</a><a data-option="right" href="#ano">Unirse por años</a>
</article>`;

defaultFlavour(({ name, script }) => {
  const open = async (html: string, query = '') => {
    const page = await openPage({
      script,
      html: `<main><h1>Precios</h1>${html}</main>`,
      query: `nomotion=true${query}`,
    });
    await page.waitFor(() => page.$$('az-pricing-toggle').every(isReady));
    const events: unknown[] = [];
    page.document.addEventListener('az-change', (event) => events.push((event as CustomEvent).detail));
    return { page, events };
  };
  const choice = (page: Page) => page.$<HTMLInputElement>(':checked');
  const places = (page: Page) =>
    ['article', '#below', 'az-pricing-toggle'].map((selector) => {
      const { top, height } = page.$(selector).getBoundingClientRect();
      return [top, height];
    });

  describe(`a pricing toggle (${name})`, () => {
    it('swaps the page’s own prices and buttons with keys and mouse, and nothing else moves', async () => {
      const { page, events } = await open(
        `<style>article { width: 200px }</style><az-pricing-toggle id="plan" right="Por años">${card}</az-pricing-toggle>`,
      );
      const toggle = page.$('az-pricing-toggle') as HTMLElement & { selected: string };
      expect(page.byRole('radiogroup').getAttribute('aria-label')).to.equal('Opciones de precio');
      expect(page.text(toggle)).to.include('Unirse por meses').and.not.include('$432');
      const before = places(page);
      choice(page).focus();
      // Listeners see the prices of the choice.
      let textInListener = '';
      toggle.addEventListener('az-change', () => {
        textInListener = page.text(toggle);
      });
      await page.press('ArrowRight');
      await page.waitFor(() => events.length === 1);
      expect(textInListener).to.include('$432').and.not.include('$45');
      expect(events).to.deep.equal([{ option: 'right' }]);
      expect(page.byRole('link').textContent).to.equal('Unirse por años');
      expect(page.text(toggle)).to.include('Ahorras').and.not.include('$45');
      expect(places(page)).to.deep.equal(before);
      expect(await axeViolations(page)).to.deep.equal([]);
      // What is chosen already is no choice.
      page.click(choice(page));
      await page.clickWithMouse(page.byRole('radio', { name: 'Mensual' }));
      await page.waitFor(() => page.text(toggle).includes('$45'));
      expect(events).to.deep.equal([{ option: 'right' }, { option: 'left' }]);
      expect(places(page)).to.deep.equal(before);

      // A change of another setting leaves the choice; a script that sets it is followed, silently.
      page.click(page.byRole('radio', { name: 'Por años' }));
      toggle.setAttribute('left', 'Por meses');
      await page.waitFor(() => page.byRole('radio', { name: 'Por meses' }));
      expect(page.text(toggle)).to.include('$432');
      toggle.selected = 'right';
      toggle.setAttribute('design', 'switch');
      await page.waitFor(() => page.$('[part="options"]').className === 'switch');
      toggle.selected = 'left';
      await page.waitFor(() => page.text(toggle).includes('$45'));
      expect([choice(page).parentElement?.textContent, events.length]).to.deep.equal(['Por meses', 3]);
      // Between the names the switch is pressed too.
      const { left, right, top } = page.$('[part="options"]').getBoundingClientRect();
      const hit = page.document.elementFromPoint((left + right) / 2, top + 20);
      expect(hit).to.equal(toggle);
      toggle.remove();
      expect(page.window.location.search).not.to.include('plan');
      expect(page.errors).to.deep.equal([]);
    });

    it('pairs each price with its other option, wherever several stand in a row', async () => {
      const price = (option: string, lines: number) =>
        `<p data-option="${option}">$${'<br>+ IVA'.repeat(lines - 1)}</p>`;
      const { page } = await open(
        `<style>p { margin: 0; line-height: 20px }</style>
        <az-pricing-toggle><article>
          ${price('left', 1)}${price('right', 3)}${price('left', 1)}${price('right', 1)}
        </article></az-pricing-toggle>
        <az-pricing-toggle><article>
          ${price('left', 1)}${price('left', 2)}${price('right', 4)}
        </article></az-pricing-toggle>`,
        // The address counts with the setting `history` alone.
        '&pricing=right',
      );
      const heights = () => page.$$('p').flatMap(({ offsetHeight }) => (offsetHeight ? [offsetHeight] : []));
      await page.waitFor(() => page.$$<HTMLElement>('article').every(({ style }) => style.minHeight));
      expect(heights()).to.deep.equal([60, 20, 20, 80]);
      for (const right of page.allByRole('radio', { name: 'Anual' })) page.click(right);
      await page.painted();
      expect(heights()).to.deep.equal([60, 20, 80]);
      const added = page.document.createElement('article');
      added.innerHTML = price('left', 2) + price('right', 1);
      added.style.minHeight = '1px';
      const toggle = page.$('az-pricing-toggle');
      toggle.append(added);
      const hasHeight = () => page.waitFor(() => Number.parseFloat(added.style.minHeight) > 20);
      await hasHeight();
      // As a morph makes it equal to the server's.
      added.style.minHeight = '2px';
      added.removeAttribute('data-az-changed');
      await hasHeight();
      toggle.remove();
      await page.waitFor(() => added.style.minHeight === '2px');
    });

    it('is made from data, keeps the choice in the address, and finds it there', async () => {
      const data = JSON.stringify({
        history: true,
        items: [
          {
            title: 'Taller',
            features: ['Mesa', 'Barro'],
            left: { price: '$45', url: '/mes' },
            right: { price: '$432', url: '/ano', label: 'Ahorrar' },
          },
          {
            title: 'Visita',
            left: { price: 'Gratis' },
            right: { price: 'Gratis', url: 'javascript:alert(1)' },
          },
        ],
      });
      const { page } = await open(
        `<az-pricing-toggle id="plan" data='${data}'></az-pricing-toggle>`,
        '&plan=right&a=b',
      );
      expect(page.text()).to.include('$432').and.include('Mesa').and.not.include('$45');
      expect(page.allByRole('link').map(({ textContent }) => textContent)).to.deep.equal(['Ahorrar']);
      const [before, steps] = [page.$('az-pricing-toggle').offsetHeight, page.window.history.length];
      page.click(page.byRole('radio', { name: 'Mensual' }));
      // As written: in a page of `blob:`, no address can be made absolute.
      expect(page.byRole('link').getAttribute('href')).to.equal('/mes');
      expect(page.byRole('link').textContent).to.equal('Unirse');
      expect(page.$('az-pricing-toggle').offsetHeight).to.equal(before);
      const query = new URLSearchParams(page.window.location.search);
      expect([query.get('plan'), query.get('a'), page.window.history.length]).to.deep.equal([
        'left',
        'b',
        steps,
      ]);
      expect(await axeViolations(page)).to.deep.equal([]);
      // As in a document of `srcdoc`.
      const refused = page.refuseAddresses();
      page.click(page.byRole('radio', { name: 'Anual' }));
      await page.waitFor(() => page.text().includes('$432'));
      page.click(page.byRole('radio', { name: 'Mensual' }));
      await page.waitFor(() => page.text().includes('$45'));
      expect(refused()).to.equal(2);
      // A script that sets the option is followed, also against the address.
      (page.$('az-pricing-toggle') as HTMLElement & { selected: string }).selected = 'right';
      await page.waitFor(() => page.text().includes('$432'));
      expect(page.errors).to.deep.equal([]);
    });
  });

  describe(`pricing plans from data (${name})`, () => {
    it('wrap long words on a phone, in large text too', async () => {
      const long = 'Internacionalización';
      const plan = {
        title: long,
        left: { price: '$1,200,000.00', url: '#mes', label: long },
        right: { price: '$1,080,000.00', url: '#ano', label: long },
        features: [`${long} incluida`],
      };
      const page = await openPage({
        script,
        width: 320,
        html: `<style>html { font-size: 200% }</style>
          <az-pricing-toggle loading="eager" data='${JSON.stringify({ items: [plan] })}'></az-pricing-toggle>`,
      });
      await page.waitFor(() => page.$$('az-pricing-toggle').every(isReady));
      expect(page.text()).to.include(`${long} incluida`);
      expect(page.document.documentElement.scrollWidth).to.be.at.most(320);
    });
  });

  describe(`a link to the content of an option (${name})`, () => {
    const html = `${far}<az-pricing-toggle loading="eager">
        <article>${card}<p data-option="left" id="month">By the month</p>
        <ul data-option="right"><li>One</li><li id="year">By the year</li></ul></article>
      </az-pricing-toggle>${far}`;

    it('chooses the option and shows the content when the page opens', async () => {
      const page = await openPage({ script, html, hash: 'year' });
      await page.waitFor(() => page.text().includes('By the year') && !page.text().includes('$45'));
      expect(choice(page).parentElement?.textContent).to.equal('Anual');
      await waitForTop(page, () => page.$('#year'));
    });

    it('chooses the option as the visitor does, and only once', async () => {
      const { page, events } = await open(html);
      await followLink(page, 'month');
      expect(events).to.deep.equal([]);
      await followLink(page, 'year');
      await page.waitFor(() => page.text().includes('By the year'));
      await waitForTop(page, () => page.$('#year'));
      expect(events).to.deep.equal([{ option: 'right' }]);
      page.window.history.back();
      await page.waitFor(() => page.text().includes('By the month'));
      expect(events.slice(1)).to.deep.equal([{ option: 'left' }]);
    });
  });

  describe(`prices without a script (${name})`, () => {
    it('can be read with both options', async () => {
      const page = await openPage({ script: null, html: `<az-pricing-toggle>${card}</az-pricing-toggle>` });
      for (const text of ['$45', '$432', 'Unirse por meses', 'Unirse por años'])
        expect(page.text()).to.include(text);
    });
  });
});
