/** The values of a chart: from the page, from data, with mistakes. */

import { axeViolations } from '../support/axe';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { describe, expect, it } from '../support/suite';
import { offline } from '../support/tab';
import { above, chart, drawnTexts, openChart, plotOf, said, table, tooltip } from './support';

defaultFlavour((flavour) => {
  describe(`a chart’s values (${flavour.name})`, () => {
    // Before the tests with mistakes: the browser caches the file with the texts.
    if (supports('offline'))
      it('draws the rest where the texts of the console cannot be loaded', async () => {
        const page = await openChart(flavour, chart());
        await offline(true);
        try {
          const cell = page.$('az-chart tr:last-child td:last-child');
          cell.textContent = 'none';
          await page.waitFor(() => page.consoleTexts('warn', 'error').length > 0);
        } finally {
          await offline(false);
        }
        expect(page.consoleTexts('warn', 'error')[0]).to.match(/^\[azulejo\]/);
        expect(page.$$('svg[part="drawing"]').length).to.equal(1);
        expect(page.errors).to.deep.equal([]);
      });

    it('come from data, which become a table', async () => {
      const data = {
        title: 'Results',
        currencyCode: 'EUR',
        series: ['2024', '2025'],
        items: [
          { label: 'Q1', values: [1200.5, null] },
          { label: 'Q2', values: ['(340)', -20] },
        ],
      };
      const page = await openChart(flavour, chart(`data='${JSON.stringify(data)}'`));
      expect(page.allByRole('figure', { name: 'Results' }).length).to.equal(1);
      expect(page.byRole('table').getRootNode()).to.equal(page.$('az-chart').shadowRoot);
      expect(page.allByRole('cell').map(({ textContent }) => textContent)).to.deep.equal([
        '',
        '€1,200.50',
        '',
        '(340)',
        '-€20',
      ]);
      expect(page.text(page.allByRole('row')[0] as HTMLElement))
        .to.include('2024')
        .and.include('2025');
      expect(drawnTexts(page, '.ticks').some((text) => text.startsWith('-€'))).to.equal(true);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('that are equal are drawn once for each line, also after the window has another width', async () => {
      const cells =
        '<table><tr><th></th><th>A</th><th>B</th></tr><tr><th>May</th><td>5</td><td>5</td></tr><tr><th>June</th><td>7</td><td>7</td></tr></table>';
      const page = await openChart(flavour, chart('type="line" labels', cells));
      const nameX = () => page.$('svg .names tspan').getAttribute('x');
      expect(drawnTexts(page, '.values')).to.deep.equal(['5', '7', '5', '7']);
      const before = nameX();
      page.resize(700);
      await page.waitFor(() => nameX() !== before);
      expect(drawnTexts(page, '.values')).to.deep.equal(['5', '7', '5', '7']);
    });

    it('are read as a page of the hosted builder has them', async () => {
      const saved = {
        chartType: 1011,
        title: 'Team',
        legend: 'visible',
        caption: '',
        palette: 'Shop',
        flip: false,
        dataTable: {
          id: '1',
          data: [[16.0], [5.0]],
          seriesLabels: ['People'],
          sampleLabels: ['Glazing', 'Drawing'],
        },
      };
      const page = await openChart(flavour, chart(`data-block-json='${JSON.stringify(saved)}'`, ''));
      expect(drawnTexts(page, '.values')).to.deep.equal(['76%', '24%']);
      expect(plotOf(page).getAttribute('aria-roledescription')).to.equal('Pie chart');
      const entries = page.allByRole('button').map(({ textContent }) => textContent);
      expect(entries).to.deep.equal(['Glazing', 'Drawing', 'Show the table']);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('have the separators of the page’s language', async () => {
      const cells =
        '<table><tr><th></th><th>Horas</th></tr><tr><th>Torno</th><td>1.250,5 h</td></tr></table>';
      const page = await openChart(flavour, chart('labels', cells), { lang: 'es-ES' });
      expect(drawnTexts(page, '.values')).to.deep.equal(['1250,5 h']);
      page.document.documentElement.lang = 'en';
      await page.waitFor(() => drawnTexts(page, '.values')[0] === '1,250.5 h');
    });

    it('are read without the foot, footnotes, and cells that span others', async () => {
      const cells = `<table>
        <thead><tr><th colspan="3">Visitors</th></tr><tr><th>Year</th><th>Courses</th><th>Tours</th></tr></thead>
        <tbody>
          <tr><th>2024</th><td>120<sup>1</sup></td><td rowspan="2">80</td></tr>
          <tr><th>2025</th><td><data value="140">a hundred and forty</data></td></tr>
        </tbody>
        <tfoot><tr><th>Total</th><td>9,999</td><td>160</td></tr></tfoot>
      </table>`;
      const page = await openChart(flavour, chart('labels', cells));
      expect(drawnTexts(page, '.names')).to.deep.equal(['2024', '2025']);
      expect(drawnTexts(page, '.values')).to.deep.equal(['120', '140', '80', '80']);
    });

    it('are read below a title of the table in one cell', async () => {
      const cells = `<table>
        <thead><tr><th>Visitors 2026</th></tr><tr><th>Month</th><th>Courses</th></tr></thead>
        <tbody><tr><th>May</th><td>42</td></tr><tr><th>June</th><td>7</td></tr></tbody>
      </table>`;
      const page = await openChart(flavour, chart('labels', cells));
      expect(drawnTexts(page, '.values')).to.deep.equal(['42', '7']);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('are read without the parts of a cell that no reader sees', async () => {
      const cells = `<table>
        <tr><th></th><th>Visitors</th></tr>
        <tr><th>May</th><td><span style="display:none">0042</span>42</td></tr>
        <tr><th>June</th><td><span hidden>7</span>7<style>td { width: 9em }</style></td></tr>
      </table>`;
      const page = await openChart(flavour, chart('labels', cells));
      expect(drawnTexts(page, '.values')).to.deep.equal(['42', '7']);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('have the caption of a figure around the table, which shows with the chart', async () => {
      const page = await openChart(
        flavour,
        chart(
          '',
          `<figure><div>${table.replace(/<caption>.*/, '')}</div><figcaption>Visits of a year</figcaption></figure>`,
        ),
      );
      expect(plotOf(page).ariaLabel).to.equal('Visits of a year');
      expect(page.text(page.$('[part="title"]'))).to.equal('Visits of a year');
    });

    it('have the names of a head of several rows, and of a first row of years without <th>', async () => {
      const grouped = `<table>
        <thead>
          <tr><th rowspan="2">Month</th><th colspan="2">2025</th><th colspan="2">2026</th></tr>
          <tr><th>Web</th><th>Shop</th><th>Web</th><th>Shop</th></tr>
        </thead>
        <tbody>
          <tr><td>May</td><td>1</td><td>2</td><td>3</td><td>4</td></tr>
          <tr><td colspan="5">Summer 2026</td></tr>
          <tr><td>June</td><td>5</td><td>6</td><td>7</td><td>8</td></tr>
        </tbody>
      </table>`;
      const page = await openChart(flavour, chart('labels', grouped));
      expect(page.$$('[part="entry"]').map((entry) => entry.textContent)).to.deep.equal([
        '2025 Web',
        '2025 Shop',
        '2026 Web',
        '2026 Shop',
      ]);
      expect(drawnTexts(page, '.names')).to.deep.equal(['May', 'June']);
      expect(drawnTexts(page, '.values')).to.have.members(['1', '2', '3', '4', '5', '6', '7', '8']);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);

      const years = `<table><tr><td></td><td>2024</td><td>2025</td><td>2026</td></tr>
        <tr><td>Sales</td><td>12</td><td>13</td><td>9</td></tr><tr><td>Costs</td><td>8</td><td>7</td><td>6</td></tr></table>`;
      const plain = await openChart(flavour, chart('', years));
      expect(drawnTexts(plain, '.names')).to.deep.equal(['2024', '2025', '2026']);
      expect(plain.$$('[part="entry"]').map((entry) => entry.textContent)).to.deep.equal(['Sales', 'Costs']);
    });

    it('of a thousand rows are all reached, in a drawing of few elements', async () => {
      const items = Array.from({ length: 1000 }, (_, index) => ({
        label: `Tile ${index}`,
        values: [index, 1000 - index],
      }));
      const page = await openChart(flavour, chart(`data='${JSON.stringify({ items })}'`));
      expect(page.$$('svg[part="drawing"] *').length).to.be.lessThan(120);
      plotOf(page).focus();
      await page.waitFor(async () => {
        await page.press('End');
        return tooltip(page) === 'Tile 999 Series 1 999 Series 2 1';
      });
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('are those of the table that takes the place of another, also within a wrapper', async () => {
      const page = await openChart(flavour, chart('', `<div id="wrapper">${table}</div>`));
      page.$('#wrapper').innerHTML = table.replace('May', 'March');
      await page.waitFor(() => drawnTexts(page, '.names').includes('March'));
    });

    it('follow a cell that a script changes, also by an attribute', async () => {
      const cells = `<table>
        <tr><th></th><th>Visitors</th></tr>
        <tr><th>May</th><td><data value="42">many</data></td></tr>
        <tr><th>June</th><td>7</td></tr>
      </table>`;
      const page = await openChart(flavour, chart('labels', cells));
      expect(drawnTexts(page, '.values')).to.deep.equal(['42', '7']);
      page.$('data').setAttribute('value', '43');
      await page.waitFor(() => drawnTexts(page, '.values').includes('43'));
      page.$$('td')[1]?.firstChild?.replaceWith('8');
      await page.waitFor(() => drawnTexts(page, '.values').includes('8'));
    });

    it('are found by the pointer in a chart that the page scales', async () => {
      const page = await openChart(
        flavour,
        `<div style="transform: scale(0.5); transform-origin: 0 0">${chart()}</div>`,
      );
      const { x, y } = above(page, 'July');
      await page.waitFor(async () => {
        await page.hover({ x: 10, y });
        await page.hover({ x, y });
        return tooltip(page).startsWith('July');
      });
    });

    it('are walked from right to left in a right-to-left page', async () => {
      const page = await openChart(flavour, chart('legend="false"'), { dir: 'rtl' });
      const left = (text: string) => above(page, text).x;
      expect(left('July')).to.be.lessThan(left('May'));
      plotOf(page).focus();
      await page.waitFor(async () => {
        await page.press('Home');
        return said(page).startsWith('May');
      });
      await page.press('ArrowLeft');
      await page.waitFor(() => said(page) === 'June, Courses: 196');
      // A page with a choice of languages changes its direction.
      page.document.documentElement.dir = 'ltr';
      await page.waitFor(() => left('July') > left('May'));
    });

    if (supports('touch'))
      it('show at a tap, until another', async () => {
        const page = await openChart(flavour, `${chart()}<p>Below</p>`);
        // The tab has a mouse, so the first tap loads the module that handles taps.
        await page.waitFor(async () => {
          await page.tap(above(page, 'July'));
          return tooltip(page) === 'July Courses 158 Tours 498';
        });
        await page.tap(page.byRole('heading'));
        await page.waitFor(() => tooltip(page) === '');
      });
  });

  describe(`a chart with mistakes (${flavour.name})`, () => {
    const rows = (...cells: string[][]): string =>
      `<table>${cells.map((row, index) => `<tr>${row.map((cell) => (index ? `<td>${cell}</td>` : `<th>${cell}</th>`)).join('')}</tr>`).join('')}</table>`;
    const cases: [what: string, html: string, expected: RegExp][] = [
      [
        'cells without a number',
        chart('id="c"', rows(['', 'A'], ['x', 'lots'], ['y', '2'])),
        /<az-chart id="c">: cells without a number: "lots" at "x", "A"\. Expected a number.+ gap/,
      ],
      [
        'two numbers in a cell',
        chart('', rows(['', 'A'], ['x', '100<br>200'], ['y<br>z', '3<br>kg'])),
        /cells without a number: "100 \/ 200" at "x", "A"/,
      ],
      [
        'rows that are too short',
        chart('', rows(['', 'A', 'B'], ['x', '1'], ['y', '2', '3'])),
        /row 1 has 2 cells\. Expected 3 cells\. Missing ones count as empty/,
      ],
      [
        'negative slices',
        chart('type="pie"', rows(['', 'A'], ['x', '-1'], ['y', '2'])),
        /negative values in a pie: "x"/,
      ],
      [
        'a pie of several series',
        chart('type="pie"', rows(['', 'A', 'B'], ['x', '1', '2'], ['y', '2', '3'])),
        /a pie of 2 series: "A", "B"\. Expected one series\. The pie shows the first/,
      ],
      [
        'an unknown type',
        chart('type="donut"'),
        /`type` is "donut"\. Expected "bar", "line" or "pie".+ has bars/,
      ],
      [
        'colours that CSS does not know',
        chart(`data='{"colors":["blau","#123","url(/x)"]}'`),
        /`colors` has "blau", "url\(\/x\)"\. Expected colours of CSS/,
      ],
      ['a type with the name of a method', chart('type="constructor"'), /`type` is "constructor"/],
      ['an axis without a length', chart('min="5" max="5"'), /`min` is 5 and `max` is 5/],
      [
        'an axis that begins above all values',
        chart('min="5000"'),
        /`min` is 5000, and no value is above it\. Expected a number below \d+\. The axis has its default range/,
      ],
      [
        'an axis that ends below all values, beside a beginning',
        chart('min="-20" max="-5"'),
        /`max` is -5, and no value is below it\. Expected a number above 0\./,
      ],
      [
        'a currency that is none',
        chart('currency-code="€"'),
        /`currencyCode` is "€"\. Expected three letters/,
      ],
      [
        'several units',
        chart('', rows(['', 'A'], ['x', '1 kg'], ['y', '2 lb'])),
        /several units in the series "A"/,
      ],
    ];
    it('says each once, in one line, and draws the rest', async () => {
      const page = await openChart(flavour, cases.map(([, html]) => html).join(''));
      await page.waitFor(() => page.consoleTexts('warn', 'error').length >= cases.length);
      for (const element of page.$$('az-chart')) element.setAttribute('data-changed', '');
      await page.painted();
      expect(page.consoleTexts('warn', 'error').length).to.equal(cases.length);
      for (const [what, , expected] of cases)
        expect(
          page.consoleTexts('warn', 'error').filter((line) => expected.test(line)).length,
          what,
        ).to.equal(1);
      expect(page.$$('svg[part="drawing"]').length).to.equal(cases.length);
      expect(page.errors).to.deep.equal([]);
    });

    it('keeps the table in view where there is nothing to draw', async () => {
      const empty = [
        chart('type="pie"', rows(['', 'A'], ['x', '0'], ['y', '-1'])),
        chart('', rows(['', 'A'])),
        chart('', rows(['', 'A'], ['x', 'none'])),
        chart(`data='{"series":["A"],"items":[{"label":"x","value":"none"}]}'`, ''),
      ];
      for (const html of empty) {
        const page = await openChart(flavour, html);
        await page.waitFor(() => page.consoleTexts('warn', 'error').length > 0);
        const box = page.byRole('table').getBoundingClientRect();
        expect(box.width, html).to.be.greaterThan(100);
        expect(page.text(page.byRole('table')), html).to.include('A');
        page.close();
      }
    });

    it('without a value to draw has its table in the place of the drawing, and draws once it has one', async () => {
      const months = Array.from({ length: 40 }, (_, index) => [`Month ${index + 1}`, '-5']);
      const page = await openChart(
        flavour,
        `<link rel="stylesheet" href="/dist/azulejo.css">${chart('type="pie"', rows(['', 'A'], ...months))}<p id="below">Below</p>`,
      );
      const height = () => page.$('az-chart').getBoundingClientRect().height;
      const tableBox = await page.waitFor(() =>
        page.allByRole('region').find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 100),
      );
      expect(page.text()).to.include('There are no values to show.').and.not.include('arrow keys');
      expect(tableBox.getBoundingClientRect().bottom).to.be.at.most(
        page.$('#below').getBoundingClientRect().top,
      );
      expect([page.allByRole('button').length, page.allByRole('application').length]).to.deep.equal([0, 0]);
      expect(await axeViolations(page)).to.deep.equal([]);
      if (supports('layoutShift')) expect(await page.shift(), page.describeShifts()).to.equal(0);
      const heightBefore = height();

      page.$('az-chart tr:last-child td:last-child').textContent = '5';
      await page.waitFor(() => page.$$('svg[part="drawing"] .slices > g').length > 0);
      expect(page.$('svg[part="drawing"]').getBoundingClientRect().height).to.be.greaterThan(100);
      page.byRole('button', { name: 'Show the table' });
      expect(height()).to.be.closeTo(heightBefore, 1);
    });
  });
});
