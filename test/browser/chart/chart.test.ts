/** A table as bars, lines or a pie: for eyes, pointer, keyboard and screen reader. */

import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { visibilityInPairs } from '../support/busy-page';
import { supports } from '../support/engine';
import { bothFlavours, defaultFlavour } from '../support/flavour';
import { far, followLink, waitForTop } from '../support/links';
import { openPage } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import {
  above,
  chart,
  drawnTexts,
  openChart,
  plotOf,
  said,
  selections,
  showsTable,
  table,
  tooltip,
} from './support';

bothFlavours((flavour) => {
  describe(`the drawing of a chart (${flavour.name})`, () => {
    it('has texts at their places, and lines and areas that differ without colours', async () => {
      const wide = table.replaceAll('Tours', 'Tours of the kiln');
      const html = [
        chart('', wide),
        chart('type="line"', wide),
        chart(`type="pie" data='{"donut":true}'`),
      ].join('');
      const page = await openChart(flavour, html);
      const [bars, lines, pie] = page.$$('svg[part="drawing"]') as [Element, Element, Element];
      const style = (root: Element, selector: string) =>
        page.window.getComputedStyle(root.querySelector(selector) as Element);
      for (const drawing of [bars, lines]) {
        expect(style(drawing, '.ticks text').textAnchor).to.equal('end');
        expect(style(drawing, '.names text').textAnchor).to.equal('middle');
      }
      const dashes = [...lines.querySelectorAll('.stroke')].map(
        (line) => page.window.getComputedStyle(line).strokeDasharray,
      );
      expect(new Set(dashes).size).to.equal(2);
      expect(style(bars, 'pattern path').strokeWidth).to.equal('1.1px');
      expect(Number.parseFloat(style(pie, '.total').fontSize)).to.be.greaterThan(20);
    });
  });
});

defaultFlavour((flavour) => {
  describe(`a chart (${flavour.name})`, () => {
    for (const type of ['bar', 'line', 'pie'])
      it(`of the type ${type} begins its entrance when the visitor reaches it`, async () => {
        const page = await openChart(flavour, `${far}${far}${chart(`type="${type}"`)}${far}`);
        const animations = () =>
          page
            .$$('svg[part="drawing"] *')
            .flatMap((element) => element.getAnimations().map(({ playState }) => playState));
        expect(new Set(animations())).to.deep.equal(new Set(['paused']));
        (page.$('az-chart') as Element).scrollIntoView();
        await page.waitFor(() => animations().includes('running'));
      });

    it('draws the table of the page, and keeps it for screen readers and behind a button', async () => {
      const page = await openChart(flavour, chart());
      expect(page.allByRole('figure', { name: 'Visitors' }).length).to.equal(1);
      expect(drawnTexts(page, '.names')).to.deep.equal(['May', 'June', 'July']);
      expect(drawnTexts(page, '.ticks')[0]).to.equal('0');
      expect(page.allByRole('cell').length).to.equal(6);
      expect(showsTable(page)).to.equal(false);
      const button = page.byRole('button', { name: 'Show the table' });
      expect(button.ariaExpanded).to.equal('false');
      page.click(button);
      await page.waitFor(() => showsTable(page));
      expect(page.byRole('button', { name: 'Hide the table' }).ariaExpanded).to.equal('true');
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('shows its table to a link that leads into the table', async () => {
      const content = table.replace('<tr><th>July', '<tr id="july"><th>July');
      for (const hash of ['july', undefined]) {
        const html = `${far}${chart('', content)}${far}`;
        const page = await openChart(flavour, html, { hash });
        if (!hash) await followLink(page, 'july');
        await page.waitFor(() => showsTable(page));
        await waitForTop(page, () => page.$('#july'));
        expect(page.byRole('button', { name: 'Hide the table' }).ariaExpanded).to.equal('true');
        page.close();
      }
    });

    it('shows its table to the keyboard that comes to a link in the table', async () => {
      const page = await openChart(flavour, chart('', table.replace('May', '<a href="#may">May</a>')));
      expect(showsTable(page)).to.equal(false);
      page.byRole('link', { name: 'May' }).focus();
      await page.waitFor(() => showsTable(page));
    });

    it('is walked with the arrow keys, and says each value', async () => {
      const page = await openChart(flavour, chart('legend="false"'));
      const selected = selections(page);
      await page.press('Tab');
      expect(page.focused).to.equal(plotOf(page));
      // The first key may come before the module that handles keys.
      await page.waitFor(async () => {
        await page.press('Home');
        return said(page) === 'May, Courses: 1,231';
      });
      expect(tooltip(page)).to.equal('May Courses 1,231 Tours 342');
      await page.press('ArrowDown');
      await page.waitFor(() => said(page) === 'May, Tours: 342');
      // June has no value of tours.
      await page.press('ArrowRight');
      await page.waitFor(() => said(page) === 'July, Tours: 498');
      await page.press('Enter');
      expect(selected).to.deep.equal([{ series: 1, index: 2 }]);
      expect(await axeViolations(page)).to.deep.equal([]);

      const escapes: boolean[] = [];
      page.window.addEventListener('keydown', ({ key, defaultPrevented }) => {
        if (key === 'Escape') escapes.push(defaultPrevented);
      });
      await page.press('Escape');
      await page.waitFor(() => tooltip(page) === '');
      expect(page.focused).to.equal(plotOf(page));
      // The key closes a dialog around the chart with the second press.
      await page.press('Escape');
      expect(escapes).to.deep.equal([true, false]);
      await page.press('Enter');
      expect(selected.length).to.equal(1);
      await page.press('ArrowUp');
      await page.waitFor(() => tooltip(page).startsWith('July Courses 158'));
      await page.press('Tab');
      await page.waitFor(() => tooltip(page) === '');
    });

    it('shows the values under the pointer, which may enter the tooltip', async () => {
      const page = await openChart(flavour, chart('type="line"'));
      const selected = selections(page);
      await page.waitFor(async () => {
        await page.hover(above(page, 'June'));
        await page.hover(above(page, 'May'));
        return tooltip(page) === 'May Courses 1,231 Tours 342';
      });
      expect(said(page)).to.equal('');
      // The pointer is back before the chart has rendered again.
      for (const month of ['June', 'May']) {
        const { x, y } = above(page, month);
        page
          .$('[part="plot"]')
          .dispatchEvent(
            new PointerEvent('pointermove', { clientX: x, clientY: y, pointerType: 'mouse', bubbles: true }),
          );
      }
      await page.painted();
      expect(tooltip(page)).to.equal('May Courses 1,231 Tours 342');
      await page.hover(page.$('[part="tooltip"]'));
      expect(tooltip(page)).to.equal('May Courses 1,231 Tours 342');
      await page.press('Escape');
      await page.waitFor(() => tooltip(page) === '');
      await page.clickWithMouse(above(page, 'July'));
      await page.waitFor(() => tooltip(page).startsWith('July'));
      expect(selected).to.deep.equal([{ series: 0, index: 2 }]);
      await page.hover(page.byRole('heading'));
      await page.waitFor(() => tooltip(page) === '');
    });

    it('hides and shows a series by its button in the legend, also when the table changes', async () => {
      const page = await openChart(flavour, chart());
      const [courses, tours] = page
        .allByRole('button')
        .filter((button) => button.getAttribute('part') === 'entry') as [HTMLElement, HTMLElement];
      expect([courses.textContent, courses.ariaPressed, tours.ariaPressed]).to.deep.equal([
        'Courses',
        'true',
        'true',
      ]);
      const highest = () => drawnTexts(page, '.ticks').at(-1);
      expect(highest()).to.equal('1,400');
      // The legend, which scrolls, shows the whole focus ring.
      page.byRole('group').focus();
      await page.press('Tab');
      expect(page.focused).to.equal(courses);
      const { outlineWidth, outlineOffset } = page.window.getComputedStyle(courses);
      const ringPx = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      expect(courses.getBoundingClientRect().top - ringPx).to.be.at.least(
        page.$('[part="legend"]').getBoundingClientRect().top,
      );
      page.click(courses);
      await page.waitFor(() => highest() === '500');
      expect(courses.ariaPressed).to.equal('false');
      const cell = page.$('az-chart td:last-child');
      cell.textContent = '1,100';
      await page.waitFor(() => highest() === '1,200');
      expect(courses.ariaPressed).to.equal('false');
      page.click(courses);
      await page.waitFor(() => highest() === '1,400');
    });
  });

  describe(`the entries of a legend with equal names (${flavour.name})`, () => {
    const cells = `<table>
      <tr><th></th><th>Tours</th><th>Tours</th></tr>
      <tr><th>May</th><td>5</td><td>7</td></tr>
      <tr><th>May</th><td>6</td><td>8</td></tr>
    </table>`;
    for (const type of ['bar', 'pie'])
      it(`are hidden one by one in a chart of the type ${type}`, async () => {
        const page = await openChart(flavour, chart(`type="${type}"`, cells));
        const [first, second] = page.$$('[part="entry"]') as [HTMLElement, HTMLElement];
        const pressed = () => [first.ariaPressed, second.ariaPressed];
        page.click(second);
        await page.waitFor(() => second.ariaPressed === 'false');
        expect(pressed()).to.deep.equal(['true', 'false']);
        page.click(first);
        await page.waitFor(() => first.ariaPressed === 'false');
        page.click(second);
        await page.waitFor(() => second.ariaPressed === 'true');
        expect(pressed()).to.deep.equal(['false', 'true']);
      });
  });

  describe(`the looks of a chart (${flavour.name})`, () => {
    it('move nothing when the script arrives', async () => {
      const narrow = `<div style="width: 300px">${chart()}</div>`;
      const page = await openPage({
        script: null,
        html: `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/dist/azulejo.css">
          </head><body>${chart()}${narrow}${chart('style="--az-chart-height: 10rem"')}<p id="below">Below</p></body></html>`,
      });
      const tops = () => page.$$('az-chart, #below').map((element) => element.getBoundingClientRect().top);
      const before = tops();
      const tag = page.document.createElement('script');
      tag.src = flavour.script;
      page.document.head.append(tag);
      await page.waitFor(() => page.$$('az-chart').every(isReady));
      await page.painted();
      tops().forEach((top, index) => {
        expect(top).to.be.closeTo(before[index] ?? 0, 1);
      });
    });

    for (const percent of [150, 200])
      it(`keep the values in the tooltip, and the tooltip on the phone, with text of ${percent}%`, async () => {
        const larger = `<style>html { font-size: ${percent}% }</style>`;
        const wide = table.replaceAll('Tours', 'Tours of the kiln and the drying-rooms');
        const page = await openChart(flavour, larger + chart('legend="false"', wide), { width: 360 });
        plotOf(page).focus();
        for (const key of ['Home', 'End']) {
          await page.waitFor(async () => {
            await page.press(key);
            return tooltip(page).startsWith(key === 'Home' ? 'May' : 'July');
          });
          const box = page.$('[part="tooltip"]').getBoundingClientRect();
          expect(box.left).to.be.at.least(0);
          expect(box.right).to.be.at.most(360);
          for (const value of page.$$('[part="tooltip"] b')) {
            const { left, right } = value.getBoundingClientRect();
            expect(left).to.be.at.least(box.left);
            expect(right).to.be.at.most(box.right);
          }
        }
      });

    it('share the width of a grid and of a row, also on a phone', async () => {
      const cards = `<div>${chart()}</div><div>${chart()}</div>`;
      const html = `<div class="grid">${cards}</div><div style="display: flex">${cards}</div>
        <style>.grid { display: grid; grid-template-columns: 1fr 1fr } @media (width < 600px) { .grid { grid-template-columns: 1fr } }</style>`;
      const page = await openChart(flavour, html, { width: 700 });
      const widths = () => page.$$('az-chart').map(({ offsetWidth }) => offsetWidth);
      expect(page.document.documentElement.scrollWidth).to.be.at.most(700);
      expect(Math.min(...widths())).to.be.at.least(288);
      page.$('[style]').remove();
      page.resize(390);
      await page.waitFor(() => widths().every((width) => width > 350));
      expect(page.document.documentElement.scrollWidth).to.be.at.most(390);
    });

    it('are as narrow as the cells of a grid that have no width of their own', async () => {
      const cards = `<div>${chart()}</div><div>${chart()}</div>`;
      const html = `<div style="display: grid; grid-template-columns: repeat(2, auto)">${cards}</div>`;
      const page = await openChart(flavour, html, { width: 390 });
      expect(page.document.documentElement.scrollWidth).to.be.at.most(390);
    });

    it('show the page’s table in full without scripts', async () => {
      const page = await openPage({ script: null, html: chart() });
      expect(page.text()).to.include('July');
      expect(page.$('table').getBoundingClientRect().height).to.be.greaterThan(60);
    });

    it('give texts the room that they need in a font that arrives late', async () => {
      const face = '<style>@font-face { font-family: Late; src: url(/_page/late.woff2) }</style>';
      const html = face + chart('style="font: 30px monospace"') + chart('style="font: 30px Late, monospace"');
      const page = await openChart(flavour, html, { width: 900, height: 700, until: 'start' });
      await page.waitFor(() => {
        const [wide = 0, narrow = 0] = page.$$('svg .grid').map((grid) => grid.getBoundingClientRect().left);
        return narrow < wide - 5;
      });
    });

    it('make bars horizontal on a phone where their names need the room', async () => {
      const items = ['Rolling the clay', 'Drying under boards', 'Painting'].map((label, value) => ({
        label,
        value: value + 1,
      }));
      const page = await openChart(flavour, chart(`data='${JSON.stringify({ items })}'`, ''));
      const tops = () =>
        page.$$('svg .names text').map((name) => Math.round(name.getBoundingClientRect().top));
      expect(new Set(tops()).size).to.equal(1);
      page.resize(390);
      await page.waitFor(() => new Set(tops()).size === 3);
    });

    it('grow once the visitor sees them', async () => {
      const page = await openChart(flavour, `<div style="height: 3000px"></div>${chart()}`);
      const [bars] = page.$$<SVGGElement>('svg .bars') as [SVGGElement];
      expect(bars.getBoundingClientRect().height).to.equal(0);
      bars.scrollIntoView({ block: 'center' });
      await page.waitFor(() => bars.getBoundingClientRect().height > 100);
    });

    it('grow also in a chart that is taller than four windows', async () => {
      const page = await openChart(flavour, chart('style="--az-chart-height: 4000px"'), {
        width: 900,
        height: 700,
      });
      await page.waitFor(() => page.$('svg .bars').getBoundingClientRect().height > 1000);
    });

    it('grow also on a page that reports several changes of visibility at once', async () => {
      const page = await openChart(flavour, visibilityInPairs + chart());
      await page.waitFor(() => page.$('svg .bars').getBoundingClientRect().height > 100);
    });

    if (supports('forcedColors'))
      it('tell series apart in the system’s colours', async () => {
        const page = await openChart(flavour, chart(), { query: 'nomotion=true' });
        await emulateMedia({ forcedColors: 'active' });
        try {
          await page.painted();
          const { color: systemText } = page.window.getComputedStyle(page.byRole('heading'));
          const fills = page.$$('svg .bars .area').map((area) => page.window.getComputedStyle(area).fill);
          expect(fills).to.deep.equal([systemText, systemText]);
          expect(page.$$('svg .bars [fill^="url("]').length).to.equal(1);
        } finally {
          await emulateMedia({});
        }
      });

    if (supports('emulateMedia'))
      it('are printed before the visitor has seen them, without the buttons', async () => {
        const page = await openChart(flavour, `<div style="height: 3000px"></div>${chart()}`);
        await emulateMedia({ media: 'print' });
        try {
          await page.painted();
          expect(page.$('svg .bars').getBoundingClientRect().height).to.be.greaterThan(50);
          expect(page.$('[part="table-button"]').checkVisibility()).to.equal(false);
        } finally {
          await emulateMedia({});
        }
      });
  });
});
