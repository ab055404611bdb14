/** Events as a month and as a list: from the page, from data, from a server. */
import { axeViolations } from './support/axe';
import { supports } from './support/engine';
import { eachFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { fault, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const events = `<ul>
  <li><a href="#tile">Paint a tile</a>, <time datetime="2026-05-02T10:00">May 2</time></li>
  <li><strong>Clay fair</strong>, <time datetime="2026-05-07">May 7</time> to <time datetime="2026-05-10">10</time>,
    <address>Patio</address></li>
  <li><strong>Talk</strong>, <time datetime="2026-05-20T19:00">May 20</time> to <time datetime="2026-05-20T20:30">20:30</time></li>
</ul>`;

/** A day with more events than it has room for. */
const busyDay = Array.from({ length: 5 }, (_, index) => ({
  id: `e${index}`,
  title: `Event ${index + 1}`,
  startDate: `2026-05-15T1${index}:00`,
  url: `#event-${index + 1}`,
}));

const address = '/events.json';

interface CalendarOptions extends PageOptions {
  attributes?: string;
  content?: string;
  data?: object;
}

eachFlavour(({ name, script }) => {
  const open = async ({ attributes = '', content = '', data, ...rest }: CalendarOptions): Promise<Page> => {
    const json = data ? `<script type="application/json">${JSON.stringify(data)}</script>` : '';
    const html = `<link rel="stylesheet" href="/dist/azulejo.css"><main><h1>Workshop</h1>
      <az-calendar loading="eager" ${attributes}>${json}${content}</az-calendar><p id="below">Below</p></main>`;
    const page = await openPage({ script, lang: 'en', html, height: 1200, ...rest });
    await page.waitFor(() => page.$('az-calendar').matches(':state(ready)'));
    return page;
  };
  const heading = (page: Page): string => page.text(page.$('[part="heading"]'));
  /** The cell of a day, by its name: "May 14". */
  const cell = (page: Page, day: string): HTMLElement =>
    page.byRole('gridcell', { name: new RegExp(`, ${day}\\b`) });
  const press = (page: Page, label: string): void => page.click(page.byRole('button', { name: label }));
  const recordEvents = (page: Page, type: string): unknown[] => {
    const details: unknown[] = [];
    page.document.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
    return details;
  };

  describe(`the calendar (${name})`, () => {
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

    it('moves by the keys of a grid, from month to month, too', async () => {
      const page = await open({ attributes: 'month="2026-05"', content: events });
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

      it('closes the day when the calendar moves in the page, and opens it again', async () => {
        const page = await open({ data: { month: '2026-05', items } });
        await openDay(page);
        page.$('main').append(page.$('az-calendar'));
        await page.waitFor(() => page.$$('[part="popover"]').length === 0);
        await openDay(page);
      });
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

    it('begins the week on the day that the page wants', async () => {
      const page = await open({ attributes: 'month="2026-05" first-day="3"', content: events });
      expect(page.allByRole('columnheader')[0]?.ariaLabel).to.equal('Wednesday');
      page.$('az-calendar').removeAttribute('first-day');
      page.$('az-calendar').lang = 'en-GB';
      await page.waitFor(() => page.allByRole('columnheader')[0]?.ariaLabel === 'Monday');
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

    it('names the time zone of an event where the visitor’s clock shows another time', async () => {
      const night = { startDate: '2026-05-15T23:30', endDate: '2026-05-16T01:00' };
      const items = [{ title: 'Clay fair', url: '#fair', timeZone: 'Asia/Kathmandu', ...night }];
      const page = await open({ data: { month: '2026-05', items } });
      expect(page.text(cell(page, 'May 15')))
        .to.include('11:30 PM')
        .and.include('Clay fair GMT+5:45');
      const zone = page.$('[part="event-zone"]').getBoundingClientRect();
      expect(zone.right).to.be.at.most(cell(page, 'May 15').getBoundingClientRect().right);
      // A screen reader reads a tooltip that differs from the link's text.
      const chip = page.byRole('link', { name: /Clay fair/ });
      expect(chip.title).to.equal(page.text(chip));
      // A cell without room for the time and its zone shows the title.
      page.resize(600);
      await page.painted();
      const title = page.$('[part="event-title"]');
      expect(title.scrollWidth).to.be.at.most(title.clientWidth);
      page.click(cell(page, 'May 15'));
      await page.waitFor(() => page.text().includes('Your time: '));
      expect(page.text(page.byRole('dialog')))
        .to.include('May 15, 11:30')
        .and.include('May 16, 1:00');
    });

    it('makes a file for the visitor’s own calendar', async () => {
      const future = new Date().getFullYear() + 1;
      const item = { title: 'Fair; clay, fire', startDate: `${future}-05-15`, location: 'Puebla' };
      const page = await open({
        data: { month: `${future}-05`, items: [item] },
        headers: { 'Content-Security-Policy': "default-src 'self'; require-trusted-types-for 'script'" },
      });
      const blobs: Blob[] = [];
      const { URL: pageUrl } = page.window;
      const createObjectURL = pageUrl.createObjectURL;
      pageUrl.createObjectURL = (blob: Blob) => {
        blobs.push(blob);
        return createObjectURL(blob);
      };
      page.click(cell(page, 'May 15'));
      press(
        page,
        await page.waitFor(
          () =>
            page.allByRole('button', { name: /^Add to calendar/ })[0] && 'Add to calendar Fair; clay, fire',
        ),
      );
      const text = (await blobs[0]?.text()) ?? '';
      expect(blobs[0]?.type).to.include('text/calendar');
      expect(text)
        .to.include(`DTSTART;VALUE=DATE:${future}0515\r\n`)
        .and.include('SUMMARY:Fair\\; clay\\, fire\r\n');
      expect(page.violations).to.deep.equal([]);
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

    it('lists events by month, past ones behind a button', async () => {
      const year = new Date().getFullYear();
      const items = [
        { title: 'Old', startDate: '2020-03-01' },
        { title: 'Older', startDate: '2020-02-01' },
        {
          title: 'Next',
          startDate: `${year + 1}-03-01`,
          excerpt: '<b>Bring</b> clay<img src=x alt="" onerror=top.bad=1>',
        },
        { title: 'Later', startDate: `${year + 1}-04-01T10:00` },
      ];
      const page = await open({ attributes: 'view="list"', data: { items } });
      const headings = () => page.allByRole('heading', { level: 2 }).map((one) => page.text(one));
      expect(headings()).to.deep.equal([`March ${year + 1}`, `April ${year + 1}`]);
      expect(page.text())
        .to.include('All day')
        .and.include('Bring clay')
        .and.include('10:00 AM')
        .and.not.include('Old');
      page.click(page.$('summary'));
      await page.waitFor(() => headings().length === 4);
      expect(headings().slice(2)).to.deep.equal(['March 2020', 'February 2020']);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect('bad' in page.window).to.equal(false);
      const openPast = await open({ attributes: 'view="list" show-past', data: { items } });
      await openPast.waitFor(() => openPast.text().includes('Older'));
    });

    it('loses no event whose date is wrong, and says what is', async () => {
      const items = [
        { title: 'A', startDate: '2026-02-31' },
        { title: 'B', startDate: '2026-05-15', endDate: '2026-05-01' },
        { startDate: '2026-05-16', url: '#untitled' },
        { title: 'C', startDate: '2026-05-17', url: 'javascript:top.bad=1' },
        { title: 'D' },
      ];
      const page = await open({ attributes: 'id="x"', data: { month: '2026-05', items } });
      await page.waitFor(() => page.text().includes('Date to be announced'));
      const undated = page.byRole('region', { name: 'Date to be announced' });
      expect(page.allByRole('listitem', { within: undated }).map((one) => page.text(one))).to.deep.equal([
        'A',
        'D',
      ]);
      expect(page.text(cell(page, 'May 15'))).to.include('B');
      expect(page.allByRole('link', { name: 'Untitled' }).length).to.equal(1);
      expect(page.text(cell(page, 'May 17'))).to.include('C');
      const warnings = page.console.filter(({ level }) => level === 'warn').map(({ text }) => text);
      expect(warnings.length).to.equal(1);
      expect(warnings[0])
        .to.include('<az-calendar id="x">: items.0.startDate is "2026-02-31"')
        .and.include('items.1.endDate is "2026-05-01", expected a date after startDate');
      page.$('az-calendar').setAttribute('data-changed', '');
      await page.painted();
      expect(page.console.filter(({ level }) => level === 'warn').length).to.equal(1);

      const html = '<p>Ask us.</p><ul><li>Soon: <a href="#e">Kiln</a> <time>in May</time></li></ul>';
      const own = await open({ attributes: 'month="2026-05"', content: html });
      await own.waitFor(() => own.text().includes('Kiln'));
      expect(own.text()).to.include('Ask us.');
      expect(own.console.some(({ text }) => text.includes('<time> of "Kiln" is "in May"'))).to.equal(true);
    });

    it('needs no more room than its list where scripts are off', async () => {
      const page = await openPage({ script: null, html: '<p>Page</p>' });
      const frame = page.document.createElement('iframe');
      frame.sandbox.add('allow-same-origin');
      frame.srcdoc = `<link rel="stylesheet" href="/dist/azulejo.css"><az-calendar>${events}</az-calendar>`;
      page.document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      const height = (selector: string): number =>
        frame.contentDocument?.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      expect(height('ul')).to.be.greaterThan(40);
      expect(height('az-calendar')).to.be.lessThan(height('ul') + 40);
    });

    it('loads all pages of a collection', async () => {
      const page1 = {
        items: [{ title: 'One', startDate: '2026-05-04' }],
        pagination: { nextPageUrl: `${address}?page=2` },
      };
      const page2 = {
        items: [{ title: 'Two', startDate: '2026-05-05' }],
        pagination: { nextPageUrl: `${address}?page=2` },
      };
      await fault({ path: address, body: page1 });
      await fault({ path: address, body: page2 });
      const page = await open({
        attributes: `month="2026-05" src="${address}" time-zone="America/Bogota"`,
        content: '<p>See the programme.</p>',
      });
      await page.waitFor(() => page.text(cell(page, 'May 5')).includes('Two'));
      expect(page.text(cell(page, 'May 4'))).to.include('One');
      expect(page.text()).to.not.include('See the programme.');
      expect(await page.shift()).to.equal(0);
      // The second page names itself as the next one.
      const warnings = page.console.filter(({ level }) => level === 'warn').map(({ text }) => text);
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.include('for a second time');
    });

    it('says in one line what an address answers in place of events, and stays a calendar', async () => {
      for (const body of ['', '{}', 'null', { items: 'soon' }]) {
        await fault({ path: address, body });
        const page = await open({ attributes: `month="2026-05" src="${address}"`, content: events });
        await page.waitFor(() => page.allByRole('button', { name: 'Try again' })[0]);
        expect(page.text(cell(page, 'May 2'))).to.include('Paint a tile');
        const errors = page.console.filter(({ level }) => level === 'error').map(({ text }) => text);
        expect(errors.length, JSON.stringify([body, errors])).to.equal(1);
        expect(errors[0]).to.include(address).and.include('expected JSON such as');
        press(page, 'Next month');
        await page.waitFor(() => heading(page) === 'June 2026');
        page.close();
      }
      await fault({ path: address, body: { items: [] } });
      const empty = await open({ attributes: `month="2026-05" src="${address}"` });
      await empty.waitFor(() => empty.text().includes('No events this month'));
      expect(empty.console.filter(({ level }) => /warn|error/.test(level))).to.deep.equal([]);
    });

    it('keeps its content where the server fails, and tries again', async () => {
      await fault({ path: address, status: 500 });
      const page = await open({
        attributes: `month="2026-05" src="${address}"`,
        content: `<p>Call us.</p>${events}`,
      });
      const retry = await page.waitFor(() => page.allByRole('button', { name: 'Try again' })[0]);
      expect(page.text())
        .to.include('Call us.')
        .and.include('Paint a tile')
        .and.include('The items could not be loaded.');
      await fault({ path: address, body: '<!doctype html>' });
      page.click(retry);
      await page.waitFor(() => page.console.some(({ text }) => text.includes('is a text that begins with')));
      await fault({ path: address, body: { items: [{ title: 'One', startDate: '2026-05-04' }] } });
      page.click(await page.waitFor(() => page.allByRole('button', { name: 'Try again' })[0]));
      await page.waitFor(() => page.text(cell(page, 'May 4')).includes('One'));
      await page.waitFor(() => !page.text().includes('Paint a tile'));

      await fault({ path: address, status: 500 });
      const listed = await open({ attributes: `view="list" src="${address}"` });
      await listed.waitFor(() => listed.allByRole('button', { name: 'Try again' })[0]);
      expect(listed.text()).not.to.include('No upcoming events');
    });

    it('marks another day as today at midnight', async () => {
      const clock = `<script>
        const RealDate = Date;
        const lead = new RealDate(2026, 4, 14, 23, 59, 59, 500) - RealDate.now();
        Date = class extends RealDate {
          constructor(...args) { super(...(args.length ? args : [Date.now()])); }
          static now() { return RealDate.now() + lead; }
        };
      </script>`;
      const html = `${clock}<az-calendar loading="eager"></az-calendar>`;
      const page = await openPage({ script, lang: 'en', html });
      await page.waitFor(() => page.$('az-calendar').matches(':state(ready)'));
      await page.waitFor(
        () => page.$('[aria-current="date"] time').getAttribute('datetime') === '2026-05-15',
      );
      expect(heading(page)).to.equal('May 2026');
    });

    it('describes events to search engines, except those that the page describes', async () => {
      const year = new Date().getFullYear() + 1;
      const items = [
        {
          title: 'Fair',
          startDate: `${year}-05-15`,
          endDate: `${year}-05-17`,
          location: 'Puebla',
          url: '/fair',
        },
        { title: 'Talk', startDate: `${year}-05-20` },
      ];
      const own = '<script type="application/ld+json">{"@type":"Event","name":"Talk"}</script>';
      const page = await open({ data: { items }, content: own });
      const added = () =>
        page.$$('head script[type="application/ld+json"]').map((one) => JSON.parse(one.textContent ?? ''));
      await page.waitFor(() => added().length === 1);
      expect(added()[0]).to.include({
        '@type': 'Event',
        name: 'Fair',
        startDate: `${year}-05-15`,
        endDate: `${year}-05-17`,
      });
      expect(added()[0].location).to.include({ '@type': 'Place', name: 'Puebla' });
      page.$('az-calendar').setAttribute('structured-data', 'false');
      await page.waitFor(() => added().length === 0);
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
