import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { header, items, openAccordion, openSections, questions, sections, toggles } from './support';

interface AccordionElement extends HTMLElement {
  data: unknown;
  items: unknown[];
  multiple: boolean;
}

/** The shape that the icon is cut to. */
const iconOf = (page: Page, name: string) =>
  page.window.getComputedStyle(header(page, name), '::after').clipPath;

const accordionOf = (page: Page) => page.$<AccordionElement>('az-accordion');

defaultFlavour(({ name, script }) => {
  describe(`an accordion whose data changes (${name})`, () => {
    const html = `<az-accordion data='${JSON.stringify({ items })}'></az-accordion>`;

    it('leaves a section open that the visitor has opened, also in another position', async () => {
      const page = await openAccordion({ script, html });
      page.click(header(page, 'Returns'));
      const node = header(page, 'Returns');
      expect(await toggles(page)).to.deep.equal(['1 opens']);
      accordionOf(page).data = { items: [{ title: 'News' }, items[2], items[1], items[0]], multiple: true };
      await page.waitFor(() => sections(page).join() === 'News,Care,Returns,Delivery');
      expect(openSections(page)).to.deep.equal(['Returns']);
      expect(header(page, 'Returns')).to.equal(node);
      accordionOf(page).items = items.map((item, index) =>
        index === 1 ? { ...item, title: 'Refunds' } : item,
      );
      await page.waitFor(() => sections(page).includes('Refunds'));
      expect(await toggles(page)).to.deep.equal(['1 opens']);
    });

    it('leaves a section open when only its title or text changes', async () => {
      const page = await openAccordion({ script, html });
      page.click(header(page, 'Returns'));
      const changed = [items[0], { title: 'Refunds', description: '<p>In <b>two</b> months</p>' }, items[2]];
      accordionOf(page).items = changed;
      await page.waitFor(() => openSections(page).join() === 'Refunds');
      expect(page.text()).to.include('In two months');
    });

    it('leaves a section open when a setting changes, and then follows the setting', async () => {
      const page = await openAccordion({ script, html: `<az-accordion>${questions}</az-accordion>` });
      page.click(header(page, 'Returns'));
      accordionOf(page).multiple = true;
      accordionOf(page).setAttribute('open-first', '');
      accordionOf(page).setAttribute('icon', 'arrow');
      await page.waitFor(() => iconOf(page, 'Care').includes('polygon'));
      expect(openSections(page)).to.deep.equal(['Returns']);
      page.click(header(page, 'Care'));
      expect(openSections(page)).to.deep.equal(['Returns', 'Care']);
      accordionOf(page).multiple = false;
      await page.painted();
      page.click(header(page, 'Delivery'));
      expect(openSections(page)).to.deep.equal(['Delivery']);
    });

    it('can switch between sections from data and from children', async () => {
      const page = await openAccordion({ script, html: `<az-accordion>${questions}</az-accordion>` });
      accordionOf(page).items = [{ title: 'Glaze', description: 'Blue' }];
      await page.waitFor(() => sections(page).join() === 'Glaze');
      page.click(header(page, 'Glaze'));
      expect(openSections(page)).to.deep.equal(['Glaze']);
      expect(await toggles(page)).to.deep.equal(['0 opens']);
      accordionOf(page).items = [];
      await page.waitFor(() => sections(page).length === 3);
      page.click(header(page, 'Care'));
      expect(openSections(page)).to.deep.equal(['Care']);
      expect(await toggles(page)).to.deep.equal(['0 opens', '2 opens']);
    });

    it('keeps its sections open when the element moves', async () => {
      const page = await openAccordion({ script, html: `${html}<main></main>` });
      page.click(header(page, 'Returns'));
      page.$('main').append(accordionOf(page));
      await page.painted();
      expect(openSections(page)).to.deep.equal(['Returns']);
      page.click(header(page, 'Care'));
      expect(openSections(page)).to.deep.equal(['Care']);
    });
  });

  describe(`an accordion inside another (${name})`, () => {
    const html = `<az-accordion id="outer">
      <details open><summary>Shop</summary>
        <az-accordion id="inner" icon="arrow">${questions}</az-accordion>
      </details>
      <details><summary>Studio</summary><p>In the old town</p></details>
    </az-accordion>`;

    it('opens and closes independently', async () => {
      const page = await openAccordion({ script, html });
      await page.clickWithMouse(header(page, 'Returns'));
      expect(openSections(page)).to.deep.equal(['Shop', 'Returns']);
      await page.clickWithMouse(header(page, 'Care'));
      expect(openSections(page)).to.deep.equal(['Shop', 'Care']);
      const events = await toggles(page);
      expect(events.filter((text) => text.startsWith('outer'))).to.deep.equal([]);
      page.click(header(page, 'Studio'));
      expect(openSections(page)).to.deep.equal(['Studio']);
      expect((await toggles(page)).slice(events.length).sort()).to.deep.equal([
        'outer 0 closes',
        'outer 1 opens',
      ]);
    });

    it('handles its own arrow keys', async () => {
      const page = await openAccordion({ script, html });
      header(page, 'Care').focus();
      await page.press('ArrowDown');
      expect(page.focused).to.equal(header(page, 'Delivery'));
      header(page, 'Shop').focus();
      await page.press('ArrowDown');
      expect(page.focused).to.equal(header(page, 'Studio'));
    });

    it('has its own icon', async () => {
      const nested = html.replace(' icon="arrow"', '').replace('id="outer"', 'id="outer" icon="arrow"');
      const page = await openAccordion({ script, html: nested });
      expect(iconOf(page, 'Studio')).to.match(/polygon/);
      expect(iconOf(page, 'Care')).to.equal('none');
    });

    it('is opened together with its section by a link', async () => {
      const linked = html
        .replace('Two days', '<b id="two">Two days</b>')
        .replace('<details open>', '<details>');
      const page = await openAccordion({
        script,
        html: linked.replace('id="inner"', 'id="inner" loading="eager"'),
        hash: 'two',
      });
      expect(openSections(page)).to.deep.equal(['Shop', 'Delivery']);
    });
  });

  describe(`the content of a summary (${name})`, () => {
    it('keeps its own clicks and keys', async () => {
      const html = `<script>clicks = 0</script><az-accordion>
        <details><summary>Delivery <button onclick="clicks++">Price</button></summary>Two days</details>
        <details><summary>Returns <a href="#there">Terms</a> <input aria-label="Order"></summary>A month</details>
      </az-accordion>`;
      const page = await openAccordion({ script, html });
      await page.clickWithMouse(page.byRole('button', { name: 'Price' }));
      await page.press('Enter', 'ArrowDown');
      expect((page.window as unknown as { clicks: number }).clicks).to.equal(2);
      expect(page.focused).to.equal(page.byRole('button', { name: 'Price' }));
      await page.clickWithMouse(page.byRole('link', { name: 'Terms' }));
      await page.waitFor(() => page.window.location.hash === '#there');
      page.byRole('textbox', { name: 'Order' }).focus();
      await page.type('ab');
      await page.press('Home');
      expect(page.focused).to.equal(page.byRole('textbox', { name: 'Order' }));
      expect(page.$<HTMLInputElement>('input').value).to.equal('ab');
      expect(openSections(page)).to.deep.equal([]);
      expect(await toggles(page)).to.deep.equal([]);
    });

    it('opens the section if it is a picture, a heading or bold text', async () => {
      const html = `<az-accordion>
        <details open><summary>First</summary>One</details>
        <details><summary><svg width="20" height="20" role="img" aria-label="Van"><circle cx="10" cy="10" r="9"/></svg> Delivery</summary>Two days</details>
        <details><summary><h3>Returns</h3></summary>A month</details>
        <details><summary>Good <b>care</b> always</summary>A cloth</details>
      </az-accordion>`;
      const page = await openAccordion({ script, html });
      for (const [selector, open] of [
        ['circle', 'Van Delivery'],
        ['h3', 'Returns'],
        ['b', 'Good care always'],
      ] as const) {
        await page.clickWithMouse(page.$(selector));
        expect(openSections(page)).to.deep.equal([open]);
      }
    });

    it('is one line of text, even with a bold word', async () => {
      const html = `<az-accordion><details><summary>Good<b>ness</b></summary>A cloth</details></az-accordion>`;
      const page = await openAccordion({ script, html });
      const range = page.document.createRange();
      range.selectNode(page.$('summary').firstChild as Node);
      const { right, bottom } = range.getBoundingClientRect();
      const bold = page.$('b').getBoundingClientRect();
      expect([bold.left, bold.bottom]).to.deep.equal([right, bottom]);
    });
  });

  describe(`the description of an item (${name})`, () => {
    it('is HTML that cannot run anything', async () => {
      const description =
        '<p>Two <em>days</em> <a href="/there" target="_blank">more</a></p><img src="x:" onerror="ran = true"><script>ran = true</script><a href="javascript:ran = true">run</a><a href="whatsapp://send">app</a><svg><a xlink:href="data:text/html,x"><text>go</text></a></svg><form><input name="a"></form><style>p { color: red }</style>';
      const data = JSON.stringify({ items: [{ title: '<b>Delivery</b>', description, open: true }] });
      const escaped = data.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '&lt;');
      const page = await openAccordion({ script, html: `<az-accordion data='${escaped}'></az-accordion>` });
      expect(page.text()).to.match(/^<b>Delivery<\/b> Two days more/);
      expect(page.byRole('link', { name: 'more' }).getAttribute('target')).to.equal('_blank');
      const panel = page.$('[part=panel]');
      expect(panel.querySelectorAll('script, form, input, style, [onerror]').length).to.equal(0);
      const run = [...panel.querySelectorAll('a')].find((link) => link.textContent === 'run');
      expect(run?.getAttribute('href') ?? '').not.to.include('javascript');
      const app = [...panel.querySelectorAll('a')].find((link) => link.textContent === 'app');
      expect(app?.hasAttribute('href')).to.equal(false);
      for (const link of panel.querySelectorAll('svg a'))
        expect(link.getAttribute('xlink:href') ?? '').not.to.include('data:');
      expect('ran' in page.window).to.equal(false);
    });
  });
});
