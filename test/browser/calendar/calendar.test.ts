/** The month of a calendar: its events, its place, and the way to other months. */

import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { setHidden } from '../support/clock';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage } from '../support/page';
import { resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { emulateMedia } from '../support/tab';
import { busyDay, cell, events, heading, opener, press, recordEvents } from './support';

defaultFlavour((flavour) => {
  const { name, script } = flavour;
  const open = opener(flavour);

  describe(`the month of a calendar (${name})`, () => {
    beforeEach(resetSite);

    it('shows the events of the page on their days', async () => {
      const page = await open({ attributes: 'month="2026-05"', content: events });
      expect(heading(page)).to.equal('May 2026');
      expect(page.allByRole('columnheader').map((one) => one.ariaLabel)[0]).to.equal('Sunday');
      expect(page.allByRole('gridcell').length).to.equal(42);
      expect(page.text(cell(page, 'May 2'))).to.include('10 AM Paint a tile');
      expect(page.text(cell(page, 'May 20'))).to.include('7 PM Talk');
      for (const day of ['May 7', 'May 8', 'May 9', 'May 10'])
        expect(cell(page, day).textContent, day).to.include('Clay fair');
      expect(page.byRole('link', { name: /Paint a tile/ }).getAttribute('href')).to.equal('#tile');
      expect(await page.shift()).to.equal(0);
      expect(await axeViolations(page)).to.deep.equal([]);
      page
        .$('az-calendar ul')
        .insertAdjacentHTML('beforeend', '<li><b>Late</b> <time datetime="2026-05-21">May 21</time></li>');
      await page.waitFor(() => cell(page, 'May 21').textContent?.includes('Late'));
    });

    it('draws an event of several days as one bar in each week', async () => {
      const page = await open({ attributes: 'month="2026-05"', content: events });
      const [first, second] = page.$$('.bar').map((bar) => bar.getBoundingClientRect());
      const left = (day: string) => cell(page, day).getBoundingClientRect().left;
      const right = (day: string) => cell(page, day).getBoundingClientRect().right;
      expect(first?.left).to.be.within(left('May 7'), left('May 7') + 6);
      expect(first?.right).to.be.within(right('May 9') - 6, right('May 9') + 1);
      expect(second?.right).to.be.within(right('May 10') - 6, right('May 10'));
    });

    it('turns to other months and moves nothing outside', async () => {
      const page = await open({ attributes: 'month="2026-05"', content: events });
      const months = recordEvents(page, 'az-change');
      const below = () => page.$('#below').getBoundingClientRect().top;
      const top = below();
      for (const [label, title] of [
        ['Next month', 'June 2026'],
        ['Previous month', 'May 2026'],
        ['Previous month', 'April 2026'],
      ] as const) {
        press(page, label);
        await page.waitFor(() => heading(page) === title);
        expect(below()).to.equal(top);
      }
      expect(months).to.deep.equal([{ month: '2026-06' }, { month: '2026-05' }, { month: '2026-04' }]);
      expect(page.text()).to.include('No events this month');
      press(page, 'May 2026');
      await page.waitFor(() => heading(page) === 'May 2026');
      press(page, 'Today');
      await page.waitFor(() => page.$('[aria-current="date"]'));
      expect(page.$('[part="heading"]').ariaLive).to.equal('polite');
      expect(await page.shift()).to.equal(0);
    });

    it('shows the month that a script sets', async () => {
      const page = await open({ attributes: 'month="2026-05"', content: events });
      press(page, 'Next month');
      await page.waitFor(() => heading(page) === 'June 2026');
      page.$('az-calendar').setAttribute('data-changed', '');
      await page.painted();
      expect(heading(page)).to.equal('June 2026');
      page.$<HTMLElement & { month: string }>('az-calendar').month = '2027-01';
      await page.waitFor(() => heading(page) === 'January 2027');
      page.$<HTMLElement & { month: string }>('az-calendar').month = 'soon';
      await page.waitFor(() => page.console.some(({ text }) => text.includes('month is "soon"')));
    });

    it('shows the visitor’s month again after the list', async () => {
      const page = await open({ attributes: 'month="2026-05"', content: events });
      const calendar = page.$<HTMLElement & { view: string; month: string }>('az-calendar');
      const showViews = async (month: string): Promise<void> => {
        calendar.view = 'list';
        await page.waitFor(() => page.$$('[part="grid"]').length === 0);
        Object.assign(calendar, { month, view: 'month' });
        await page.waitFor(() => page.$$('[part="grid"]').length === 1);
      };
      cell(page, 'May 7').focus();
      await page.press('ArrowRight', 'PageDown');
      await page.waitFor(() => heading(page) === 'June 2026');
      await showViews('2026-05');
      expect([heading(page), page.focused]).to.deep.equal(['June 2026', page.document.body]);
      expect(page.$('td[tabindex="0"]')).to.equal(cell(page, 'June 8'));
      await showViews('2027-01');
      expect(heading(page)).to.equal('January 2027');
    });

    it('follows the direction of the page', async () => {
      const page = await open({ attributes: 'month="2026-05" dir="rtl" lang="ar-EG"', content: events });
      const days = page.$$('tbody td').slice(0, 2);
      const [first, second] = days.map((day) => day.getBoundingClientRect().left);
      expect(first).to.be.greaterThan(second ?? 0);
      expect(page.allByRole('columnheader')[0]?.ariaLabel).to.equal('السبت');
      page.$('td[tabindex="0"]').focus();
      await page.press('ArrowLeft');
      await page.waitFor(() => page.focused?.querySelector('time')?.dateTime === '2026-05-03');
    });

    it('cuts off the end of a title that is too long, also of one in the other direction', async () => {
      const items = [
        { title: 'A workshop with a title that is far too long', startDate: '2026-05-02' },
        { title: 'ورشة عمل بعنوان طويل جدا جدا جدا جدا جدا', startDate: '2026-05-03' },
      ];
      const page = await open({ attributes: 'month="2026-05" dir="rtl" lang="ar-EG"', data: { items } });
      // A letter that is cut off stands outside of its title.
      const beginnings = page.$$('[part="event-title"]').map((title) => {
        const letter = page.document.createRange();
        letter.setStart(title.firstChild as Node, 0);
        letter.setEnd(title.firstChild as Node, 1);
        const [box, place] = [title.getBoundingClientRect(), letter.getBoundingClientRect()];
        return box.width < title.scrollWidth && place.left >= box.left - 1 && place.right <= box.right + 1;
      });
      expect(beginnings).to.deep.equal([true, true]);
    });

    it('keeps the order of its texts in a page of the other direction', async () => {
      const page = await open({
        attributes: 'month="2026-05" dir="rtl" lang="en"',
        data: { items: busyDay },
      });
      const letterLeft = (text: Node, index: number): number => {
        const letter = page.document.createRange();
        letter.setStart(text, index);
        letter.setEnd(text, index + 1);
        return letter.getBoundingClientRect().left;
      };
      for (const part of ['heading', 'event-time', 'more']) {
        const text = page.$(`[part="${part}"]`).firstChild as Text;
        expect(letterLeft(text, 0), part).to.be.lessThan(letterLeft(text, text.data.trimEnd().length - 1));
      }
      // All texts of a day begin at its right edge.
      const right = (part: string): number => page.$(`[part="${part}"]`).getBoundingClientRect().right;
      expect(right('event-time')).to.be.closeTo(right('more'), 8);
    });

    it('begins the week on the day that the page wants', async () => {
      const page = await open({ attributes: 'month="2026-05" first-day="3"', content: events });
      expect(page.allByRole('columnheader')[0]?.ariaLabel).to.equal('Wednesday');
      page.$('az-calendar').removeAttribute('first-day');
      page.$('az-calendar').lang = 'en-GB';
      await page.waitFor(() => page.allByRole('columnheader')[0]?.ariaLabel === 'Monday');
    });

    it('shows dots and the events of one day on a phone', async () => {
      const page = await open({ attributes: 'month="2026-05"', content: events, width: 390 });
      const below = () => page.$('#below').getBoundingClientRect().top;
      const top = below();
      expect(cell(page, 'May 8').textContent).to.include('1 event');
      await page.waitFor(() => page.text().includes('Paint a tile'));
      expect(page.byRole('region', { name: 'Saturday, May 2' })).to.equal(page.$('[part="panel"]'));
      await page.clickWithMouse(cell(page, 'May 8'));
      await page.waitFor(() => page.text(page.$('[part="panel"]')).includes('Clay fair'));
      expect(cell(page, 'May 8').ariaSelected).to.equal('true');
      expect(await axeViolations(page)).to.deep.equal([]);
      press(page, 'Next month');
      await page.waitFor(() => page.text().includes('No events on this day'));
      expect(below()).to.equal(top);
      // The message that the month is empty stands between the days and the panel.
      const message = page.$('[part="empty"]').getBoundingClientRect();
      expect(message.top).to.be.at.least(page.$('[part="grid"]').getBoundingClientRect().bottom);
      expect(message.bottom).to.be.at.most(page.$('[part="panel"]').getBoundingClientRect().top);
      expect(page.document.documentElement.scrollWidth).to.be.at.most(390);
      const today = page.byRole('button', { name: 'Today' });
      page.click(today);
      const round = (await page.waitFor(() => page.$$('.today time')[0])).getBoundingClientRect();
      expect(round.height).to.be.closeTo(round.width, 1);
      page.resize(1000);
      await page.waitFor(() => page.allByRole('region').length === 0);
      // Text of twice the size has half the room.
      page.$('main').style.fontSize = '32px';
      await page.waitFor(() => page.allByRole('region').length === 1);
    });

    it('marks another day as today at midnight', async () => {
      const clock = `<script>
        const RealDate = Date;
        window.lead = new RealDate(2026, 4, 14, 23, 59, 59, 500) - RealDate.now();
        Date = class extends RealDate {
          constructor(...args) { super(...(args.length ? args : [Date.now()])); }
          static now() { return RealDate.now() + lead; }
        };
      </script>`;
      const html = `${clock}<az-calendar loading="eager"></az-calendar>`;
      const page = await openPage({ script, lang: 'en', html });
      await page.waitFor(() => isReady(page.$('az-calendar')));
      await page.waitFor(
        () => page.$('[aria-current="date"] time').getAttribute('datetime') === '2026-05-15',
      );
      expect(heading(page)).to.equal('May 2026');
      // A computer that slept in between runs no timer at midnight.
      (page.window as unknown as { lead: number }).lead += 86_400_000;
      setHidden(page, false);
      await page.waitFor(
        () => page.$('[aria-current="date"] time').getAttribute('datetime') === '2026-05-16',
      );
    });

    if (supports('emulateMedia'))
      it('prints all events of a day', async () => {
        const page = await open({ data: { month: '2026-05', items: busyDay } });
        await emulateMedia({ media: 'print' });
        try {
          await page.waitFor(() => page.text(cell(page, 'May 15')).includes('Event 5'));
          expect(page.allByRole('button', { name: 'Next month' })).to.deep.equal([]);
        } finally {
          await emulateMedia({});
        }
      });
  });
});
