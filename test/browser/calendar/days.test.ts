/** The days of a calendar: the keyboard, the focus, and the list of a day. */

import { axeViolations } from '../support/axe';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import type { Page } from '../support/page';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { busyDay, cell, events, heading, opener, press, recordEvents } from './support';

/** Today, where the visitor is. */
const localDay = (): string => new Date().toLocaleDateString('sv');

defaultFlavour((flavour) => {
  const open = opener(flavour);

  describe(`the days of a calendar (${flavour.name})`, () => {
    beforeEach(resetSite);

    it('moves by the keys of a grid, from month to month, too', async () => {
      const page = await open({ attributes: 'month="2026-05"', content: events });
      const months = recordEvents(page, 'az-change');
      const focused = () => page.focused?.querySelector('time')?.dateTime;
      const moves = async (keys: string, day: string) => {
        await page.press(keys);
        await page.waitFor(() => focused() === day);
      };
      page.byRole('button', { name: 'Next month' }).focus();
      await moves('Tab', '2026-05-02');
      expect(page.allByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);
      await moves('ArrowLeft', '2026-05-01');
      await moves('ArrowLeft', '2026-04-30');
      expect(heading(page)).to.equal('April 2026');
      await moves('ArrowDown', '2026-05-07');
      await moves('Home', '2026-05-03');
      await moves('End', '2026-05-09');
      await moves('PageDown', '2026-06-09');
      await moves('PageUp', '2026-05-09');
      expect(heading(page)).to.equal('May 2026');
      // None for a day of the same month.
      expect(months).to.deep.equal(['2026-04', '2026-05', '2026-06', '2026-05'].map((month) => ({ month })));
    });

    it('moves from the day that a click has given the focus', async () => {
      const page = await open({ attributes: 'month="2026-05"', content: events });
      const focused = () => page.focused?.querySelector('time')?.dateTime;
      const expectFocus = async (day: string) => {
        await page.waitFor(() => focused() === day);
        await page.waitFor(() => (page.focused as HTMLElement).tabIndex === 0);
        expect(page.allByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);
      };
      // A day without events.
      await page.clickWithMouse(cell(page, 'May 21'));
      await expectFocus('2026-05-21');
      await page.press('ArrowRight');
      await expectFocus('2026-05-22');
      // Its event is a button, which has the focus until the day opens.
      await page.clickWithMouse(page.byRole('button', { name: /Talk/ }));
      await page.waitFor(() => page.allByRole('dialog', { name: 'Wednesday, May 20' })[0]);
      await page.press('Escape');
      await expectFocus('2026-05-20');
      await page.press('ArrowDown');
      await expectFocus('2026-05-27');
      // Another day opens while one is open.
      await page.clickWithMouse(page.$('time[datetime="2026-05-02"]'));
      await page.waitFor(() => page.allByRole('dialog', { name: 'Saturday, May 2' })[0]);
      await page.clickWithMouse(page.$('time[datetime="2026-05-20"]'));
      const dialog = await page.waitFor(() => page.allByRole('dialog', { name: 'Wednesday, May 20' })[0]);
      await page.waitFor(() => dialog.matches(':popover-open'));
      await page.press('Escape');
      await expectFocus('2026-05-20');
      // A day of another month leaves the month as it is, until the keyboard moves.
      await page.clickWithMouse(page.$('time[datetime="2026-06-03"]'));
      await expectFocus('2026-06-03');
      expect(heading(page)).to.equal('May 2026');
      // It no longer shows, but the keyboard reaches another one.
      page.$('az-calendar').setAttribute('month', '2026-07');
      await page.waitFor(() => heading(page) === 'July 2026');
      expect(page.allByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);

      page.resize(400);
      await page.waitFor(() => page.allByRole('region').length === 1);
      page.$('az-calendar').setAttribute('month', '2026-05');
      await page.waitFor(() => heading(page) === 'May 2026');
      const target = page.$('time[datetime="2026-06-03"]');
      await (supports('touch') ? page.tap(target) : page.clickWithMouse(target));
      await page.waitFor(() => heading(page) === 'June 2026');
      await expectFocus('2026-06-03');
      expect(page.focused?.ariaSelected).to.equal('true');
      await page.press('ArrowRight');
      await expectFocus('2026-06-04');
    });

    describe('with many events on a day', () => {
      const items = Array.from({ length: 60 }, (_, index) => ({
        title: `Tile ${index}`,
        startDate: '2026-05-15',
      }));
      const focusIsOn = (page: Page, day: string) =>
        page.waitFor(
          () => page.focused?.matches('td') && page.focused.querySelector(`time[datetime="${day}"]`),
        );
      const dialogs = (page: Page) => page.allByRole('dialog', { name: 'Friday, May 15' });
      const openDay = async (page: Page) => {
        await page.clickWithMouse(page.$('time[datetime="2026-05-15"]'));
        const dialog = await page.waitFor(() => dialogs(page)[0]);
        await page.waitFor(() => dialog.contains(page.focused));
      };

      it('moves the focus to what a button shows that then goes away', async () => {
        const page = await open({ data: { month: '2026-04', items } });
        page.byRole('button', { name: 'May 2026' }).focus();
        await page.press('Enter');
        await focusIsOn(page, '2026-05-15');
        await openDay(page);
        page.byRole('button', { name: 'Show more' }).focus();
        await page.press('Enter');
        await page.waitFor(() => page.focused && page.focused === page.$$('[part="entry"]')[50]);
        expect(page.allByRole('button', { name: 'Show more' })).to.deep.equal([]);
        await page.press('Escape');
        await page.waitFor(() => dialogs(page).length === 0);
        await focusIsOn(page, '2026-05-15');
        page.$('az-calendar').setAttribute('view', 'list');
        page.$('az-calendar').setAttribute('show-past', '');
        await page.clickWithMouse(await page.waitFor(() => page.$$('[part="load-more"]')[0]));
        await page.waitFor(() => page.focused && page.focused === page.$$('[part="entry"]')[50]);
      });

      it('closes the day when the month becomes narrow, and gives the focus to it', async () => {
        const page = await open({ data: { month: '2026-05', items } });
        await openDay(page);
        page.resize(400);
        await page.waitFor(() => page.allByRole('region', { name: 'Friday, May 15' })[0]);
        await page.waitFor(() => dialogs(page).length === 0);
        await focusIsOn(page, '2026-05-15');
        expect(page.focused?.ariaSelected).to.equal('true');
        page.resize(1000);
        await page.waitFor(() => page.allByRole('region').length === 0);
        await page.painted();
        expect(dialogs(page)).to.deep.equal([]);
        await focusIsOn(page, '2026-05-15');
      });

      it('closes the day when a script shows another month, and gives the focus to a day of that', async () => {
        const page = await open({ data: { items }, attributes: 'month="2026-05"' });
        await openDay(page);
        page.$('az-calendar').setAttribute('month', '2026-07');
        await page.waitFor(() => page.$$('[part="popover"]').length === 0);
        // Browsers that return the focus themselves choose the cell, which has a day of the other month.
        await page.waitFor(() => page.focused?.querySelector('time[datetime^="2026-07"]'));
        page.$('az-calendar').setAttribute('month', '2026-05');
        await page.waitFor(() => page.allByRole('gridcell', { name: /, May 15\b/ })[0]);
        await page.painted();
        expect(dialogs(page)).to.deep.equal([]);
        await openDay(page);
      });

      it('closes the day when the calendar moves in the page, and opens it again', async () => {
        const page = await open({ data: { month: '2026-05', items } });
        await openDay(page);
        page.$('main').append(page.$('az-calendar'));
        await page.waitFor(() => page.$$('[part="popover"]').length === 0);
        await openDay(page);
      });
    });

    it('opens the events of a day, and returns the focus', async () => {
      const page = await open({ data: { month: '2026-05', items: busyDay } });
      const day = cell(page, 'May 15');
      expect(page.text(day)).to.include('Event 3').and.include('+2 more').and.not.include('Event 4');
      day.focus();
      await page.press('Enter');
      const dialog = await page.waitFor(() => page.allByRole('dialog', { name: 'Friday, May 15' })[0]);
      await page.waitFor(() => page.allByRole('link', { within: dialog }).length === 5);
      expect(dialog.contains(page.focused)).to.equal(true);
      expect(await axeViolations(page)).to.deep.equal([]);
      await page.press('Escape');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      await page.waitFor(() => page.focused === day);
      await page.clickWithMouse(page.$('[part="more"]'));
      await page.waitFor(() => page.allByRole('dialog').length === 1);
      press(page, 'Close');
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      await page.press('Enter');
      await page.waitFor(() => page.allByRole('dialog').length === 1);
      page.byRole('button', { name: 'Today' }).focus();
      await page.waitFor(() => page.allByRole('dialog').length === 0);
      expect(page.focused).to.equal(page.byRole('button', { name: 'Today' }));
    });

    if (supports('forcedColors'))
      it('shows today, the selected day and the button that closes a day in forced colours', async () => {
        await emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
        try {
          const page = await open({ data: { items: [{ title: 'Fair', startDate: localDay() }] } });
          // The page's own colour, which forced colours replace.
          page.$('main').style.color = '#123';
          const styleOf = (selector: string) => page.window.getComputedStyle(page.$(selector));
          expect(styleOf('.today time span').color).to.equal('rgb(255, 255, 255)');
          page.click(page.$('.today'));
          await page.waitFor(() => page.allByRole('dialog').length === 1);
          expect(styleOf('[part="close"]').color).to.equal('rgb(255, 255, 255)');
          expect(styleOf('[part="close"]').backgroundImage).to.include('gradient');
          page.resize(390);
          await page.waitFor(() => page.$$('[aria-selected="true"]').length === 1);
          expect(styleOf('[aria-selected="true"]').textDecorationLine).to.equal('underline');
        } finally {
          await emulateMedia({});
        }
      });

    it('asks the page before it opens an event', async () => {
      const page = await open({
        data: { month: '2026-05', items: [...busyDay, { title: 'Talk', startDate: '2026-05-20' }] },
      });
      const opened = recordEvents(page, 'az-open');
      page.click(page.byRole('link', { name: /Event 1/ }));
      await page.waitFor(() => page.window.location.hash === '#event-1');
      page.document.addEventListener('az-open', (event) => event.preventDefault());
      page.click(page.byRole('link', { name: /Event 2/ }));
      page.click(page.byRole('button', { name: /Talk/ }));
      await page.painted();
      expect(page.window.location.hash).to.equal('#event-1');
      expect(page.allByRole('dialog')).to.deep.equal([]);
      expect(opened).to.deep.equal([
        { id: 'e0', title: 'Event 1', url: '#event-1' },
        { id: 'e1', title: 'Event 2', url: '#event-2' },
        { id: 'Talk', title: 'Talk', url: undefined },
      ]);
    });

    it('has room for 10,000 events on a day', async () => {
      const items = Array.from({ length: 10_000 }, (_, index) => ({
        title: `Tile ${index}`,
        startDate: '2026-05-15',
      }));
      const page = await open({ data: { month: '2026-05', items } });
      expect(page.text(cell(page, 'May 15'))).to.include('+9997 more');
      page.click(cell(page, 'May 15'));
      const dialog = await page.waitFor(() => page.allByRole('dialog')[0]);
      const count = () => page.allByRole('listitem', { within: dialog }).length;
      await page.waitFor(() => count() === 50);
      press(page, 'Show more');
      await page.waitFor(() => count() === 100);
    });
  });
});
