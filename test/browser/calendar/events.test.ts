/** The events of a calendar: from the page, from data, from a server, as a list and as files. */

import { axeViolations } from '../support/axe';
import { isReady } from '../support/blocks';
import { defaultFlavour } from '../support/flavour';
import { far, followLink, waitForTop } from '../support/links';
import { openPage } from '../support/page';
import { fault, resetSite } from '../support/site';
import { beforeEach, describe, expect, it } from '../support/suite';
import { cell, events, heading, opener, press } from './support';

const address = '/events.json';

defaultFlavour((flavour) => {
  const open = opener(flavour);

  describe(`the events of a calendar (${flavour.name})`, () => {
    beforeEach(resetSite);

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

    it('shows a long title in full where the day has room for it, and no day is higher for that', async () => {
      const items = [
        {
          title: 'Paint your own tile in cobalt blue',
          startDate: '2026-05-15T10:00',
          timeZone: 'Asia/Kathmandu',
        },
      ];
      const page = await open({ data: { month: '2026-05', items }, width: 1100 });
      const title = page.$('[part="event-title"]');
      expect(title.scrollWidth).to.be.at.most(title.clientWidth);
      expect(title.scrollHeight).to.be.at.most(title.clientHeight);
      const day = cell(page, 'May 15').getBoundingClientRect();
      expect(title.getBoundingClientRect().bottom).to.be.at.most(day.bottom);
      expect(day.height).to.be.closeTo(cell(page, 'May 8').getBoundingClientRect().height, 1);
    });

    it('follows the time zone of an event that a script changes', async () => {
      const content =
        '<ul><li data-time-zone="Asia/Kathmandu"><b>Fair</b> <time datetime="2026-05-15T23:30Z"></time></li></ul>';
      const page = await open({ attributes: 'month="2026-05"', content });
      expect(page.text(cell(page, 'May 16'))).to.include('5:15 AM');
      page.$<HTMLElement>('az-calendar li').dataset.timeZone = 'America/Bogota';
      await page.waitFor(() => page.text(cell(page, 'May 15')).includes('6:30 PM'));
    });

    it('makes a file for the visitor’s own calendar', async () => {
      const future = new Date().getFullYear() + 1;
      const item = { title: 'Fair; clay, fire, हिन्दी', startDate: `${future}-05-15`, location: 'Puebla' };
      const page = await open({
        data: { month: `${future}-05`, items: [item] },
        headers: { 'Content-Security-Policy': "default-src 'self'; require-trusted-types-for 'script'" },
      });
      const blobs: Blob[] = [];
      const names: string[] = [];
      const { URL: pageUrl, HTMLAnchorElement: PageLink } = page.window;
      PageLink.prototype.click = function (this: HTMLAnchorElement) {
        names.push(this.download);
      };
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
            page.allByRole('button', { name: /^Add to calendar/ })[0] &&
            'Add to calendar Fair; clay, fire, हिन्दी',
        ),
      );
      const text = (await blobs[0]?.text()) ?? '';
      expect(blobs[0]?.type).to.include('text/calendar');
      expect(names).to.deep.equal(['Fair clay fire हिन्दी.ics']);
      expect(text)
        .to.include(`DTSTART;VALUE=DATE:${future}0515\r\n`)
        .and.include('SUMMARY:Fair\\; clay\\, fire\\, हिन्दी\r\n');
      expect(page.violations).to.deep.equal([]);
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
      // Nobody needs a past event in a calendar.
      expect(
        page.allByRole('button', { name: /^Add to calendar/ }).map((one) => page.text(one)),
      ).to.deep.equal(['Add to calendar Next', 'Add to calendar Later']);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect('bad' in page.window).to.equal(false);
      // The past events take none of the styles of the others with them.
      const place = () => page.$('[part="entries"]').getBoundingClientRect().toJSON();
      const before = place();
      page.click(page.$('summary'));
      await page.waitFor(() => page.$$('[part="list-month"]').length === 2);
      expect(place()).to.deep.equal(before);
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
      await page.waitFor(() => page.consoleTexts('warn').length === 2);
      // The line about the settings, and the one about the dates in them.
      expect(page.consoleTexts('warn').join())
        .to.include('<az-calendar id="x">: items.3.url is "javascript:top.bad=1"')
        .and.include('<az-calendar id="x">: items.0.startDate is "2026-02-31"')
        .and.include('items.1.endDate is "2026-05-01", expected a date after startDate');
      page.$('az-calendar').setAttribute('data-changed', '');
      await page.painted();
      expect(page.consoleTexts('warn').length).to.equal(2);

      const html = '<p>Ask us.</p><ul><li>Soon: <a href="#e">Kiln</a> <time>in May</time></li></ul>';
      const own = await open({ attributes: 'month="2026-05"', content: html });
      await own.waitFor(() => own.text().includes('Kiln'));
      expect(own.text()).to.include('Ask us.');
      expect(own.console.some(({ text }) => text.includes('<time> of "Kiln" is "in May"'))).to.equal(true);
    });

    it('says where dates stand in no element that it reads, and keeps the content', async () => {
      const page = await open({
        content: '<dl><dt><time datetime="2026-05-02">May 2</time></dt><dd>Fair</dd></dl>',
      });
      expect(page.text()).to.include('Fair');
      const warnings = page.consoleTexts('warn');
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.include('expected <li> or <article> around each of them');
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
      const warnings = page.consoleTexts('warn');
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.include('for a second time');
    });

    it('ends where the server says that no page follows, although it names an address', async () => {
      const pageWith = (title: string, number: number, nextPage: boolean) => ({
        items: [{ title, startDate: `2026-05-0${number}` }],
        pagination: { nextPage, nextPageUrl: `${address}?page=${number + 1}` },
      });
      await fault({ path: address, body: pageWith('One', 1, true) });
      await fault({ path: address, body: pageWith('Two', 2, false) });
      const page = await open({ attributes: `month="2026-05" src="${address}" time-zone="America/Bogota"` });
      await page.waitFor(() => page.text(cell(page, 'May 2')).includes('Two'));
      expect(page.text(cell(page, 'May 1'))).to.include('One');
      // A third request gets no answer that is a collection, and the calendar offers to try again.
      await page.waitFor(
        () => page.$('az-calendar').shadowRoot?.querySelector('[aria-busy="true"]') === null,
      );
      expect(page.allByRole('button', { name: 'Try again' })).to.have.length(0);
      expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
    });

    it('says in one line what an address answers in place of events, and stays a calendar', async () => {
      for (const body of ['', '{}', 'null', { items: 'soon' }]) {
        await fault({ path: address, body });
        const page = await open({ attributes: `month="2026-05" src="${address}"`, content: events });
        await page.waitFor(() => page.allByRole('button', { name: 'Try again' })[0]);
        expect(page.text(cell(page, 'May 2'))).to.include('Paint a tile');
        const errors = page.consoleTexts('error');
        expect(errors.length, JSON.stringify([body, errors])).to.equal(1);
        expect(errors[0]).to.include(address).and.include('expected JSON such as');
        press(page, 'Next month');
        await page.waitFor(() => heading(page) === 'June 2026');
        page.close();
      }
      await fault({ path: address, body: { items: [] } });
      const empty = await open({ attributes: `month="2026-05" src="${address}"` });
      await empty.waitFor(() => empty.text().includes('No events this month'));
      const statuses = empty.allByRole('status').map((status) => empty.text(status));
      expect(statuses.join()).to.include('No events this month');
      expect(empty.consoleTexts('warn', 'error')).to.deep.equal([]);
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
  });

  describe(`a link to an event of the content (${flavour.name})`, () => {
    const linked = `<ul>${Array.from(
      { length: 60 },
      (_, index) =>
        `<li id="talk${index}"><b>Talk ${index}</b> <time datetime="2024-0${1 + (index % 6)}-10">A day</time></li>`,
    ).join(
      '',
    )}<li id="fair"><b>Fair</b> <time datetime="2199-05-07">May 7</time> to <time datetime="2199-05-09">9</time></li></ul>`;
    const openFar = async (attributes: string, hash?: string) => {
      const page = await openPage({
        script: flavour.script,
        lang: 'en',
        hash,
        height: 700,
        html: `<link rel="stylesheet" href="/dist/azulejo.css">${far}<az-calendar ${attributes}>${linked}</az-calendar>${far}`,
      });
      await page.waitFor(() => isReady(page.$('az-calendar')));
      return page;
    };

    it('shows the month of the event when the page opens', async () => {
      const page = await openFar('month="2024-01"', 'fair');
      expect(heading(page)).to.equal('May 2199');
      expect(page.text(cell(page, 'May 7'))).to.include('Fair');
      await waitForTop(page, () => page.$('az-calendar'));
    });

    it('turns to the month of the event, as a button does, and leaves the focus where it is', async () => {
      const page = await openFar('month="2024-01" loading="eager"');
      const changes: unknown[] = [];
      page.document.addEventListener('az-change', (event) => changes.push((event as CustomEvent).detail));
      await followLink(page, 'talk3');
      await page.waitFor(() => heading(page) === 'April 2024');
      await waitForTop(page, () => page.$('az-calendar'));
      expect(changes).to.deep.equal([{ month: '2024-04' }]);
      expect(page.focused).to.equal(page.document.body);
      press(page, 'Next month');
      await page.waitFor(() => heading(page) === 'May 2024');
      // Another view of the same calendar does not go back to the link.
      page.$('az-calendar').setAttribute('view', 'list');
      await page.waitFor(() => page.text().includes('Fair'));
      await followLink(page, 'fair');
      await waitForTop(page, () => page.$('[part="entry"]'));
    });

    it('shows the entry of the event in a list, also behind the button for past events', async () => {
      const page = await openFar('view="list" loading="eager"');
      expect(page.$$('[part="entry"]').length).to.equal(1);
      await followLink(page, 'talk0');
      const entry = () => page.$$('[part="entry"]').find((one) => /Talk 0\b/.test(page.text(one)));
      await page.waitFor(entry);
      await waitForTop(page, () => entry() as Element);
      const again = await openFar('view="list"', 'talk0');
      await waitForTop(
        again,
        () =>
          again.$$('[part="entry"]').find((one) => /Talk 0\b/.test(again.text(one))) ?? again.document.body,
      );
    });
  });
});
