import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { bothFlavours, defaultFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { nameOf } from './support/roles';
import { describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const children = `
  <p>Kitchen until ten.</p>
  <section id="lunch"><h2>Lunch</h2><dl><dt>Arepa <data value="4">$4</data></dt><dd>Corn and cheese.</dd></dl></section>
  <section id="dinner"><h2>Dinner</h2><dl><dt>Rice <data value="12">$12</data></dt><dd>See <a href="#rice">more</a>.</dd></dl></section>
  <section><h2>Cold drinks</h2><ul><li id="water">Water <data value="2">$2</data></li></ul></section>
  <p>Taxes included.</p>`;

const written = `Lunch
=====
Served until four.

Starters
--------
Arepa  $4
  Corn and cheese.
  +Avocado $1
Soup
$5.50

Dinner
======
Rice $12 / person

Cold drinks
===========
Water
Small $1
Large $2
`;

/** What is on the menus besides their titles, from each source. */
const sources = [
  { from: 'children', html: `<az-menu>${children}</az-menu>` },
  { from: 'a text', html: `<az-menu><pre>${written}</pre></az-menu>` },
];

const itemsData = JSON.stringify({
  items: [
    { title: 'Lunch', sections: [{ items: [{ title: 'Arepa', price: '4' }] }] },
    { title: 'Dinner', sections: [{ items: [{ title: 'Rice', price: '12' }] }] },
  ],
});

const script = (page: Page) => [...page.document.querySelectorAll('script[type="application/ld+json"]')];
/** Whether a heading is visible. The heading of a menu with a tab is for screen readers and for print only. */
const isSeen = (heading: Element): boolean =>
  heading.ownerDocument.defaultView?.getComputedStyle(heading).clipPath === 'none';
const structuredData = (page: Page) => script(page).map((one) => JSON.parse(one.textContent ?? ''));

const openWith = (src: string) => async (options: PageOptions) => {
  const page = await openPage({ script: src, lang: 'en', ...options });
  await page.waitFor(() => page.$$('az-menu').every(isReady));
  const changes: number[] = [];
  page.document.addEventListener('az-change', (event) => changes.push((event as CustomEvent).detail.index));
  return { page, changes };
};
const tabs = (page: Page) => page.allByRole('tab').map(nameOf);
const selected = (page: Page) =>
  page
    .allByRole('tab')
    .filter((tab) => tab.getAttribute('aria-selected') === 'true')
    .map(nameOf)
    .join();
/** The words of the menu that is shown, and that no other is. */
const shows = (page: Page, word: string) =>
  page.waitFor(() => {
    const text = page.text();
    return (
      text.includes(word) && ['Arepa', 'Rice', 'Water'].filter((one) => text.includes(one)).join() === word
    );
  });

bothFlavours(({ name: flavour, script: src }) => {
  const open = openWith(src);

  for (const { from, html } of sources)
    describe(`the tabs of the menu from ${from} (${flavour})`, () => {
      it('has a tab for each menu, selected by keys and mouse', async () => {
        const { page, changes } = await open({ html });
        expect(tabs(page)).to.deep.equal(['Lunch', 'Dinner', 'Cold drinks']);
        expect(selected(page)).to.equal('Lunch');
        await shows(page, 'Arepa');
        expect(nameOf(page.byRole('tablist'))).to.equal('Choose a menu');

        await page.press('Tab');
        expect(nameOf(page.focused as Element)).to.equal('Lunch');
        const focused: string[] = [];
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home', 'ArrowRight']) {
          await page.press(key);
          focused.push(nameOf(page.focused as Element));
        }
        expect(focused).to.deep.equal(['Cold drinks', 'Lunch', 'Dinner', 'Cold drinks', 'Lunch', 'Dinner']);
        // An arrow goes there; it opens nothing.
        expect(selected(page)).to.equal('Lunch');
        await page.press('Enter');
        await shows(page, 'Rice');
        await page.press('ArrowRight', ' ');
        await shows(page, 'Water');
        await page.press('Enter');
        await page.clickWithMouse(page.byRole('tab', { name: 'Lunch' }));
        await shows(page, 'Arepa');
        expect(changes).to.deep.equal([1, 2, 0]);
        expect(await axeViolations(page)).to.deep.equal([]);
        expect(page.errors).to.deep.equal([]);
      });
    });
});

defaultFlavour(({ name: flavour, script: src }) => {
  const open = openWith(src);

  for (const { from, html } of sources)
    describe(`the menu from ${from} (${flavour})`, () => {
      it("can get the keyboard's focus where nothing in it can", async () => {
        const { page } = await open({ html });
        await page.press('Tab', 'Tab');
        expect(page.focused?.getAttribute('role')).to.equal('tabpanel');
        expect(nameOf(page.focused as Element)).to.equal('Lunch');
        page.click(page.byRole('tab', { name: 'Dinner' }));
        await shows(page, 'Rice');
        page.byRole('tab', { name: 'Dinner' }).focus();
        await page.press('Tab');
        expect(page.focused?.localName).to.equal(from === 'children' ? 'a' : 'div');
      });

      it('mirrors keys from right to left, and leaves keys with Alt to the browser', async () => {
        const { page } = await open({ html, dir: 'rtl' });
        await page.press('Tab', 'ArrowLeft');
        expect(nameOf(page.focused as Element)).to.equal('Dinner');
        await page.press('ArrowRight', 'ArrowRight');
        expect(nameOf(page.focused as Element)).to.equal('Cold drinks');
        const isUsed = (altKey: boolean) => {
          const options = { key: 'Home', altKey, bubbles: true, cancelable: true };
          return page.focused?.dispatchEvent(new KeyboardEvent('keydown', options)) === false;
        };
        // The browser would scroll the page.
        expect([isUsed(true), isUsed(false)]).to.deep.equal([false, true]);
      });

      it('opens the menu that the address names', async () => {
        const { page } = await open({ html, hash: 'menus/2' });
        await shows(page, 'Water');
        const named: Record<string, string> = { '/menus/1': 'Rice', 'cold-drinks': 'Water', Lunch: 'Arepa' };
        if (from === 'children') Object.assign(named, { dinner: 'Rice', water: 'Water' });
        for (const [hash, word] of Object.entries(named)) {
          page.window.location.hash = hash;
          await shows(page, word);
        }
        for (const hash of ['menus/7', 'nobody', '']) {
          page.window.location.hash = hash;
          await page.painted();
        }
        expect(selected(page)).to.equal(Object.values(named).at(-1) === 'Water' ? 'Cold drinks' : 'Lunch');
        // A link that is clicked again, after another menu has been chosen.
        page.window.location.hash = 'dinner';
        await shows(page, 'Rice');
        page.click(page.byRole('tab', { name: 'Lunch' }));
        await shows(page, 'Arepa');
        const link = page.document.createElement('a');
        link.href = '#dinner';
        page.document.body.append(link);
        link.click();
        await shows(page, 'Rice');
        page.click(page.byRole('tab', { name: 'Lunch' }));
        // As find-in-page does it.
        const panel = page.$(`az-menu`).shadowRoot?.querySelectorAll('[part="panel"]')[1] as Element;
        panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
        await shows(page, 'Rice');
      });

      it('has no panel for assistive technology but the open one', async () => {
        const { page } = await open({ html });
        const panels = page.$$('[role="tabpanel"]');
        const isHidden = (panel: HTMLElement) => panel.parentElement?.getAttribute('hidden');
        expect(panels.map(isHidden)).to.deep.equal([null, 'until-found', 'until-found']);
        expect(panels.map((panel) => panel.hasAttribute('hidden'))).to.deep.equal([false, false, false]);
        expect(page.allByRole('tabpanel').length).to.equal(1);
      });

      if (supports('forcedColors'))
        it('marks the selected tab in forced colours, which remove its gradient', async () => {
          await emulateMedia({ forcedColors: 'active' });
          try {
            const { page } = await open({ html });
            const edges = page
              .allByRole('tab')
              .map((tab) => page.window.getComputedStyle(tab).borderBlockEndWidth);
            expect(edges).to.deep.equal(['3px', '0px', '0px']);
          } finally {
            await emulateMedia({});
          }
        });

      if (supports('emulateMedia'))
        it('prints all menus, with their titles', async () => {
          const { page } = await open({ html });
          const headings = () => page.$$('h2').map(isSeen);
          const { height } = page.$('az-menu').getBoundingClientRect();
          expect(headings()).to.deep.equal([false, false, false]);
          await emulateMedia({ media: 'print' });
          try {
            expect(page.allByRole('tab')).to.deep.equal([]);
            for (const word of ['Arepa', 'Rice', 'Water', 'Lunch', 'Dinner'])
              expect(page.text()).to.include(word);
            expect(headings()).to.deep.equal([true, true, true]);
            // None stands at the foot of a sheet, and its dishes on the next.
            const styles = page.$$('h2').map((one) => page.window.getComputedStyle(one));
            expect(styles.map(({ breakAfter }) => breakAfter)).to.deep.equal(['avoid', 'avoid', 'avoid']);
            expect(page.$('az-menu').getBoundingClientRect().height).to.be.greaterThan(height);
          } finally {
            await emulateMedia({});
          }
        });
    });

  describe(`the menu (${flavour})`, () => {
    it('is described to search engines while it is on the page', async () => {
      const { page } = await open({
        html: `${sources[0]?.html}<az-menu id="written"><pre>${written.replace('Corn', '&lt;/script>Corn')}</pre></az-menu>`,
      });
      await page.waitFor(() => structuredData(page).length === 2);
      // Whichever was read first; the text describes its lunch.
      const [own, text] = structuredData(page)
        .map((one) => one['@graph'])
        .sort(([lunch]) => (lunch.description ? 1 : -1));
      expect(own.map((menu: { name: string }) => menu.name)).to.deep.equal([
        'Lunch',
        'Dinner',
        'Cold drinks',
      ]);
      expect(own[1].hasMenuItem).to.deep.equal([
        {
          '@type': 'MenuItem',
          name: 'Rice',
          description: 'See more.',
          offers: { '@type': 'Offer', price: '12', priceCurrency: 'USD' },
        },
      ]);
      expect(own[2].hasMenuItem[0].offers.price).to.equal('2');
      expect(text[0].description).to.equal('Served until four.');
      expect(text[0].hasMenuSection[0].hasMenuItem[0].description).to.equal('</script>Corn and cheese.');
      expect(script(page).filter(({ textContent }) => textContent?.includes('<'))).to.deep.equal([]);

      const second = page.$('#written');
      second.setAttribute('currency-code', 'COP');
      await page.waitFor(() => JSON.stringify(structuredData(page)).includes('COP'));
      // Written as its language writes money.
      await page.waitFor(() => page.text(second).includes('$5.50'));
      second.setAttribute('lang', 'pt-BR');
      await page.waitFor(() => page.text(second).includes('$5,50'));
      // No language that a browser knows, and one of no country.
      for (const lang of ['in Spanish', 'es']) {
        second.setAttribute('lang', lang);
        await page.waitFor(() => page.text(second).includes('$5.50'));
      }
      expect(structuredData(page).length).to.equal(2);
      second.setAttribute('structured-data', 'false');
      await page.waitFor(() => structuredData(page).length === 1);
      const first = page.$('az-menu');
      first.remove();
      await page.waitFor(() => structuredData(page).length === 0);
      page.document.body.append(first);
      await page.waitFor(() => structuredData(page).length === 1);
    });

    it('shows menus from data, and keeps the selected menu when the data change', async () => {
      const menu = (title: string, price: string, more: object = {}) => ({
        title,
        sections: [{ items: [{ title: `${title} dish`, price, ...more }] }],
      });
      const { page, changes } = await open({ html: '<az-menu></az-menu>', hash: 'menus/1' });
      const element = page.$<HTMLElement & { data: unknown }>('az-menu');
      const options = ['+Avocado', { title: 'Large', price: '9' }];
      element.data = {
        menus: [menu('One', '7'), menu('Two', '6,50 €'), menu('Three', '3', { unit: 'kg', options })],
      };
      // The address is followed when there is something to open.
      await page.waitFor(() => page.text().includes('Two dish 6,50 €'));
      page.click(page.byRole('tab', { name: 'Three' }));
      await page.waitFor(() => page.text().includes('Three dish $3 / kg'));
      for (const words of ['+Avocado', 'Large $9']) expect(page.text()).to.include(words);
      element.data = {
        currencySymbol: 'S/ ',
        menus: [menu('Zero', '1'), menu('Three', '3'), menu('Two', '6,50 €')],
      };
      await page.waitFor(() => page.text().includes('Three dish S/ 3'));
      expect(changes).to.deep.equal([1, 2]);
      page.click(page.byRole('tab', { name: 'Two' }));
      await page.waitFor(() => page.text().includes('Two dish 6,50 €'));
      // One menu needs no tab.
      const parts = [{ title: 'Part', items: [] }];
      element.data = {
        menus: [{ ...menu('Only', '1'), sections: [...menu('Only', '1').sections, ...parts] }],
      };
      await page.waitFor(() => page.allByRole('tab').length === 0 && page.text().includes('Only dish'));
      expect(isSeen(page.byRole('heading', { name: 'Only', level: 2 }))).to.equal(true);
      expect(isSeen(page.byRole('heading', { name: 'Part', level: 3 }))).to.equal(true);
      element.setAttribute('heading-level', '4');
      await page.waitFor(() => page.allByRole('heading', { name: 'Part', level: 5 }).length);
      expect(page.errors).to.deep.equal([]);
    });

    it('shows the list of menus that data call items', async () => {
      const { page } = await open({ html: `<az-menu data='${itemsData}'></az-menu>` });
      expect(tabs(page)).to.deep.equal(['Lunch', 'Dinner']);
      await shows(page, 'Arepa');
    });

    it('follows texts that a morph changes in place', async () => {
      const { page } = await open({
        html: `<az-menu>${children}</az-menu><az-menu id="text"><pre>${written}</pre></az-menu>`,
      });
      const change = (selector: string, text: string) =>
        Object.assign(page.$(selector).firstChild as Text, { data: text });
      change('#lunch h2', 'Brunch');
      change('#lunch data', '$3');
      change('pre', written.replace('$5.50', '$6.50'));
      await page.waitFor(() => tabs(page)[0] === 'Brunch' && page.text(page.$('#text')).includes('$6.50'));
      await page.waitFor(() => JSON.stringify(structuredData(page)).includes('"name":"Brunch"'));
    });

    it('reports unreadable lines of a text once, with line and column', async () => {
      const { page } = await open({
        html: '<az-menu id="m"><pre>Lunch\n=====\n  $6\n\nArepa $4</pre></az-menu>',
      });
      page.$('az-menu').setAttribute('currency-symbol', '€');
      await page.waitFor(() => page.text().includes('€4'));
      const lines = page.consoleTexts('warn');
      expect(lines.length).to.equal(1);
      expect(lines[0])
        .to.include('<az-menu id="m">')
        .and.include('line 3, column 3: "$6", a price without a dish');
    });

    it('shows the target of a link although the menus above it close', async () => {
      const lines = '<br>'.repeat(60);
      const html = `${lines}<az-menu>${children.replace('Corn', `${lines}Corn`)}</az-menu>${lines}`;
      const { page } = await open({ html, hash: 'dinner' });
      await shows(page, 'Rice');
      await page.waitFor(() => Math.abs(page.$('#dinner').getBoundingClientRect().top) < 2);
    });

    it('is readable without its script', async () => {
      for (const { html } of sources) {
        const bare = await openPage({ script: null, html });
        for (const word of ['Arepa', 'Rice', 'Water']) expect(bare.text()).to.include(word);
        bare.close();
      }
    });

    it('hides the heading of a menu with a tab without making the page wider', async () => {
      const { page } = await open({
        html: `<style>h2 { font-size: 3rem }</style><az-menu>
            <section><h2>Lunch</h2><p>Arepa</p></section>
            <section><h2>Entertainment</h2><p>Rice</p></section>
          </az-menu>`,
        width: 320,
      });
      page.click(page.byRole('tab', { name: 'Entertainment' }));
      await shows(page, 'Rice');
      expect(page.byRole('heading', { name: 'Entertainment', level: 2 })).to.not.equal(undefined);
      expect(page.document.documentElement.scrollWidth).to.be.at.most(320);
    });

    it('has tabs in one row, which scroll where they have no room', async () => {
      const long = Array.from(
        { length: 9 },
        (_, nth) => `<section><h2>Menu number ${nth}</h2><p>Dish ${nth}</p></section>`,
      );
      for (const dir of ['ltr', 'rtl'] as const) {
        const { page } = await open({
          html: `<az-menu>${long.join('')}</az-menu>`,
          width: 360,
          hash: 'menus/8',
          dir,
        });
        await page.waitFor(() => page.text().includes('Dish 8'));
        const list = page.byRole('tablist');
        const tops = page.allByRole('tab').map((tab) => tab.getBoundingClientRect().top);
        expect(new Set(tops).size).to.equal(1);
        expect(list.scrollWidth).to.be.greaterThan(list.clientWidth);
        const isSeen = (nth: number) => {
          const { left, right } = page.byRole('tab', { name: `Menu number ${nth}` }).getBoundingClientRect();
          return left >= 0 && right <= 360;
        };
        await page.waitFor(() => isSeen(8));
        expect(isSeen(0)).to.equal(false);
        expect(page.document.documentElement.scrollWidth).to.be.at.most(360);
        page.click(page.byRole('tab', { name: 'Menu number 0' }));
        await page.waitFor(() => isSeen(0));
        // A tab that the keyboard goes to can be seen.
        page.byRole('tab', { name: 'Menu number 0' }).focus();
        await page.press('End');
        await page.waitFor(() => isSeen(8));
        page.close();
      }
    });
  });
});
