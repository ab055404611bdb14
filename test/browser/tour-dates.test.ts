/** The dates of a tour: from the page, from data, from a server. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { far, followLink, waitForTop } from './support/links';
import { openPage, type Page, type PageOptions } from './support/page';
import { fault, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const year = new Date().getFullYear() + 1;

const list = `<ul>
  <li><time datetime="2024-03-01">March 1, 2024</time>, <strong>Casa del Barro</strong>, <address>Bogotá</address></li>
  <li><time datetime="2024-03-04">March 4, 2024</time>, <strong>Oficina da Maré</strong>, <address>Recife</address></li>
  <li><time datetime="${year}-05-05T20:00">May 5</time>, <strong>Foro</strong>, <address>Puebla</address> <a href="#foro" target="_blank" rel="sponsored">Buy a seat</a></li>
  <li data-status="sold-out"><time datetime="${year}-05-02">May 2</time>, <strong>Teatro</strong>, <address>Oaxaca</address> <a href="#teatro">Buy a seat</a></li>
</ul>`;

const manyDates = `<ul>${Array.from(
  { length: 15 },
  (_, index) => `<li><time datetime="${year}-05-01">May 1</time> <b>Venue ${index}</b>, Puebla</li>`,
).join('')}</ul>`;

const address = '/dates.json';

interface DatesOptions extends PageOptions {
  attributes?: string;
  content?: string;
  data?: object;
}

defaultFlavour(({ name, script }) => {
  const open = async ({ attributes = '', content = '', data, ...rest }: DatesOptions): Promise<Page> => {
    const json = data ? `<script type="application/json">${JSON.stringify(data)}</script>` : '';
    const html = `<link rel="stylesheet" href="/dist/azulejo.css"><main><h1>Tour</h1>
      <az-tour-dates loading="eager" ${attributes}>${json}${content}</az-tour-dates><p id="below">Below</p></main>`;
    const page = await openPage({ script, lang: 'en', html, height: 1200, ...rest });
    await page.waitFor(() => isReady(page.$('az-tour-dates')));
    return page;
  };
  const entries = (page: Page): string[] => page.$$('[part="entry"]').map((entry) => page.text(entry));
  const venues = (page: Page): string[] => page.$$('[part="venue"]').map((venue) => page.text(venue));

  describe(`tour dates (${name})`, () => {
    beforeEach(resetSite);

    for (const width of [1280, 390])
      it(`shows coming dates in their order and folds past ones away, and nothing moves at ${width} px`, async () => {
        const page = await open({ content: list, width });
        expect(venues(page)).to.deep.equal(['Teatro', 'Foro']);
        expect(entries(page)[0]).to.include(`May 2, ${year}`).and.include('Oaxaca').and.include('Sold out');
        expect(entries(page)[1]).to.include('8:00 PM');
        expect(
          page
            .allByRole('link')
            .map((link) => [
              page.text(link),
              ...['href', 'target', 'rel'].map((name) => link.getAttribute(name)),
            ]),
        ).to.deep.equal([['Buy a seat Foro', '#foro', '_blank', 'sponsored']]);
        expect(page.text()).to.include('Past dates (2)').and.not.include('Casa del Barro');
        expect(await page.shift()).to.equal(0);
        expect(await axeViolations(page)).to.deep.equal([]);
        page.click(page.$('summary'));
        await page.waitFor(() => venues(page).length === 4);
        expect(venues(page).slice(2)).to.deep.equal(['Oficina da Maré', 'Casa del Barro']);
        expect(page.document.documentElement.scrollWidth).to.be.at.most(width);
        expect(await axeViolations(page)).to.deep.equal([]);
        // Where there is no room beside the place, the tickets are below it, and its words stay whole.
        page.$('main').style.width = '200px';
        const tickets = page.byRole('link').getBoundingClientRect();
        const places = page.$$('[part="place"]').map((place) => place.getBoundingClientRect());
        expect(places[1]?.height).to.equal(places[0]?.height);
        expect(tickets.top).to.be.at.least(places[1]?.bottom ?? Number.NaN);
      });

    it('has all dates before the browser lays out the paper', async () => {
      const page = await open({ content: manyDates });
      page.window.dispatchEvent(new Event('beforeprint'));
      // Nothing waits for a later task.
      await null;
      expect(entries(page)).to.have.length(15);
      page.window.dispatchEvent(new Event('afterprint'));
      await page.waitFor(() => entries(page).length === 12);
    });

    if (supports('emulateMedia'))
      it('prints all dates, without the button for more of them', async () => {
        const page = await open({ content: manyDates });
        const more = page.byRole('button');
        await emulateMedia({ media: 'print' });
        try {
          expect(more.checkVisibility()).to.equal(false);
          await page.waitFor(() => entries(page).length === 15);
          const { breakInside } = page.window.getComputedStyle(page.$('[part="entry"]'));
          expect(breakInside).to.equal('avoid');
        } finally {
          await emulateMedia({});
        }
        await page.waitFor(() => entries(page).length === 12);
      });

    for (const [title, content] of Object.entries({ 'past and coming dates': list, 'many dates': manyDates }))
      for (const width of [1280, 390])
        it(`moves nothing below ${title} when the script arrives at ${width} px`, async () => {
          const html = `<html lang="en"><head><link rel="stylesheet" href="/dist/azulejo.css"></head>
            <body><az-tour-dates>${content}</az-tour-dates><p id="below">Below</p></body></html>`;
          const page = await openPage({ script: null, html, width, height: 1500 });
          const top = () => page.$('#below').getBoundingClientRect().top;
          const before = top();
          page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
          await page.waitFor(() => isReady(page.$('az-tour-dates')));
          await page.painted();
          expect(top()).to.be.closeTo(before, 1);
        });

    it('shows the days of a date that lasts several', async () => {
      const days = (from: string, to: string) =>
        `<li><time datetime="${year}-${from}">From</time>–<time datetime="${year}-${to}">to</time>, <b>Foro</b>, Puebla</li>`;
      const page = await open({
        content: `<ul>${days('05-01T20:00', '05-03')}${days('05-30', '06-02')}${days('06-05T22:00', '06-06T04:00')}${days('06-20T01:00', '06-20T05:00')}</ul>`,
      });
      const dates = page.$$('time[part], [part="date"]').map((date) => page.text(date));
      expect(dates[0])
        .to.match(/May 1\b.*–.*May 3\b/)
        .and.include(`${year}`)
        .and.not.include('PM');
      expect(dates[1]).to.match(/May 30\b.*–.*Jun 2\b/);
      // It ends in the night.
      expect(dates[2]).to.include('Jun 5').and.include('10:00 PM').and.not.include('–');
      // It is in the night as a whole.
      expect(dates[3]).to.include('Jun 20').and.include('1:00 AM').and.not.include('–');
      expect(page.consoleTexts('warn')).to.deep.equal([]);
    });

    it('takes the place from the location of an item', async () => {
      const location = {
        addressTitle: 'Teatro Real',
        addressLine1: 'Plaza de Isabel II',
        addressLine2: 'Madrid',
        addressCountry: 'Spain',
      };
      const items = [
        { startDate: `${year}-05-01`, location },
        { startDate: `${year}-05-02`, title: 'Night of clay', location },
        { startDate: `${year}-05-03`, location: 'Foro, Puebla' },
        { startDate: `${year}-05-04`, venue: 'Teatro', city: 'Oaxaca', location: 'Elsewhere' },
      ];
      const page = await open({ data: { items } });
      expect(entries(page)[0]).to.include('Teatro Real').and.include('Plaza de Isabel II, Madrid, Spain');
      expect(entries(page)[1])
        .to.include('Night of clay')
        .and.include('Teatro Real, Plaza de Isabel II, Madrid, Spain');
      expect(entries(page)[2]).to.include('Foro, Puebla');
      expect(entries(page)[3]).to.include('Oaxaca').and.not.include('Elsewhere');
    });

    it('follows the list of the page', async () => {
      const page = await open({ content: list });
      const more = `<li><time datetime="${year}-05-03">May 3</time>, <strong>Casa</strong>, Puebla</li>`;
      page.$('az-tour-dates ul').insertAdjacentHTML('beforeend', more);
      await page.waitFor(() => venues(page).join() === 'Teatro,Casa,Foro');
      page.$('az-tour-dates li:last-child time').setAttribute('datetime', `${year}-05-01`);
      await page.waitFor(() => venues(page).join() === 'Casa,Teatro,Foro');
    });

    it('shows the first twelve dates, or as many as the page wants', async () => {
      const page = await open({ content: manyDates });
      expect(entries(page).length).to.equal(12);
      page.$('az-tour-dates').setAttribute('page-size', '14');
      await page.waitFor(() => entries(page).length === 14);
      expect(page.allByRole('button', { name: 'Show more' }).length).to.equal(1);
      page.$('az-tour-dates').setAttribute('page-size', '15');
      await page.waitFor(() => entries(page).length === 15);
      expect(page.allByRole('button')).to.deep.equal([]);
    });

    it('opens past dates where the page wants that, and says that none are to come', async () => {
      const items = [{ date: '2024-03-01', venue: 'Casa del Barro' }];
      const page = await open({ attributes: 'show-past', data: { items } });
      expect(page.text()).to.include('No upcoming dates').and.include('Casa del Barro');
      page.$('az-tour-dates').removeAttribute('show-past');
      await page.waitFor(() => !page.text().includes('Casa del Barro'));
    });

    it('says what a date costs, and links only to tickets that there are', async () => {
      const statuses = ['available', 'free', 'sold-out', 'cancelled'];
      const items = statuses.map((status, index) => ({
        date: `${year}-06-0${index + 1}`,
        venue: `Venue ${index}`,
        city: 'Lisbon',
        country: 'Portugal',
        url: `#${status}`,
        status,
      }));
      const page = await open({ data: { items } });
      expect(
        page.$$('[part="tickets"], [part="entry"] [part="status"]').map((one) => page.text(one)),
      ).to.deep.equal(['Tickets Venue 0', 'Free entry Venue 1', 'Sold out', 'Cancelled']);
      expect(page.allByRole('link').map((link) => link.getAttribute('href'))).to.deep.equal([
        '#available',
        '#free',
      ]);
      expect(entries(page)[0]).to.include('Lisbon, Portugal');
      page.$('az-tour-dates').lang = 'pt-BR';
      await page.waitFor(() => page.text().includes('Esgotado'));
    });

    it('shows the time on the clock of the place', async () => {
      const items = [
        { date: `${year}-05-01T20:00` },
        { date: `${year}-05-02T20:10+05:45` },
        { date: `${year}-05-03T20:20`, timeZone: 'Asia/Kathmandu' },
      ];
      const page = await open({ data: { items } });
      expect(entries(page)[0]).to.include('8:00 PM');
      expect(entries(page)[1]).to.include('May 2').and.include('8:10 PM');
      expect(entries(page)[2]).to.include('May 3').and.include('8:20 PM');
    });

    it('shows more dates page by page, and the focus goes to the first new one', async () => {
      const items = Array.from({ length: 10_000 }, (_, index) => ({
        date: `${year}-06-01T20:00`,
        venue: `Venue ${index}`,
      }));
      const page = await open({ data: { items, pageSize: 5 } });
      expect(entries(page).length).to.equal(5);
      page.click(page.byRole('button', { name: 'Show more' }));
      await page.waitFor(() => entries(page).length === 10);
      expect(page.focused).to.equal(page.$$('[part="entry"]')[5]);
    });

    it('shows the first new date at once, 30 px from the edge of the window', async () => {
      const items = Array.from({ length: 20 }, (_, index) => ({
        date: `${year}-06-01T20:00`,
        venue: `Venue ${index}`,
      }));
      const page = await open({ data: { items, pageSize: 10 }, height: 300 });
      page.click(page.byRole('button', { name: 'Show more' }));
      const first = await page.waitFor(() => page.$$('[part="entry"]')[10]);
      expect(page.focused).to.equal(first);
      expect(page.window.innerHeight - first.getBoundingClientRect().bottom).to.be.closeTo(30, 1);
    });

    it('loses no date that is wrong, and says what is', async () => {
      const items = [
        { date: `${year}-02-31`, venue: 'A' },
        { date: `${year}-03-01T20:00`, venue: 'B', timeZone: 'Mars/Base', url: 'javascript:top.bad=1' },
        { venue: '<img src=x onerror=top.bad=1>' },
      ];
      const page = await open({ attributes: 'id="x"', data: { items } });
      expect(venues(page)).to.deep.equal(['B', 'A', '<img src=x onerror=top.bad=1>']);
      expect(entries(page)[1]).to.include('To be announced');
      expect(page.allByRole('link')).to.deep.equal([]);
      await page.waitFor(() => page.consoleTexts('warn').length === 2);
      // The line about the settings, and the one about the dates in them.
      expect(page.consoleTexts('warn').join())
        .to.include('<az-tour-dates id="x">: items.1.url is "javascript:top.bad=1"')
        .and.include('<az-tour-dates id="x">: items.0.date is')
        .and.include('items.1.timeZone is "Mars/Base"');
      const own = await open({
        content: `<p>Ask us.</p><ul><li data-status="full"><strong>C</strong> <time>soon</time></li></ul>`,
      });
      expect(own.text()).to.include('Ask us.').and.include('To be announced');
      await own.waitFor(() => own.consoleTexts('warn').length > 0);
      expect(own.consoleTexts('warn')[0])
        .to.include('items.0.date is "soon"')
        .and.include('items.0.status is "full"');
      const loose = await open({ content: `<p><time datetime="${year}-05-01">May 1</time>, Foro</p>` });
      expect(loose.text()).to.include('May 1, Foro');
      await loose.waitFor(() => loose.consoleTexts('warn').length > 0);
      expect(loose.consoleTexts('warn')[0]).to.include('expected <li> or <article> around each of them');
    });

    it('loads all pages of an address, beside the content of the page', async () => {
      const page1 = {
        items: [{ startDate: `${year}-05-04`, title: 'Two', fullUrl: '/two' }],
        pagination: { nextPageUrl: `${address}?page=2` },
      };
      await fault({ path: address, body: page1 });
      await fault({ path: address, body: { items: [{ date: `${year}-05-01`, venue: 'One' }] } });
      const page = await open({
        attributes: `src="${address}"`,
        content: `Doors open at eight.<p>All times are local.</p><ul><li><strong>Soon</strong></li></ul>`,
      });
      await page.waitFor(() => venues(page).join() === 'One,Two');
      expect(page.text()).to.match(/Doors open at eight\.\s+All times are local\./);
      expect(page.byRole('link', { name: 'Tickets Two' }).getAttribute('href')).to.equal('/two');
      expect(await page.shift()).to.equal(0);
    });

    it('takes the list of a server that answers nothing else', async () => {
      await fault({ path: address, body: [{ date: `${year}-05-01`, venue: 'One' }, { venue: 'Two' }] });
      const page = await open({ attributes: `src="${address}"` });
      await page.waitFor(() => venues(page).join() === 'One,Two');
      expect(page.consoleTexts('warn')).to.deep.equal([]);
    });

    it('says so where the server has no dates', async () => {
      await fault({ path: address, body: { items: [] } });
      const page = await open({ attributes: `src="${address}"` });
      await page.waitFor(() => page.text().includes('No upcoming dates'));
    });

    it('keeps the dates of the page where the server fails, and tries again', async () => {
      await fault({ path: address, status: 500 });
      const page = await open({ attributes: `src="${address}"`, content: list });
      const retry = async () => {
        const button = await page.waitFor(() => page.allByRole('button', { name: 'Try again' })[0]);
        button.focus();
        page.click(button);
        await page.waitFor(() => page.focused === page.byRole('status'));
      };
      await page.waitFor(() => page.allByRole('button', { name: 'Try again' }).length === 1);
      expect(venues(page)).to.deep.equal(['Teatro', 'Foro']);
      await fault({ path: address, body: '<!doctype html>' });
      const failed: EventTarget[] = [];
      page.document.addEventListener('az-error', ({ target }) => failed.push(target as EventTarget));
      await retry();
      await page.waitFor(() => page.console.some(({ text }) => text.includes('is a text that begins with')));
      expect(failed).to.deep.equal([page.$('az-tour-dates')]);
      await fault({ path: address, body: { items: [{ date: `${year}-05-01`, venue: 'One' }] } });
      await retry();
      await page.waitFor(() => venues(page).join() === 'One');
    });

    it('loads the pages behind the one that failed, too, when the visitor tries again', async () => {
      const answer = (venue: string, next?: string) => ({
        items: [{ date: `${year}-05-01`, venue }],
        pagination: next ? { nextPageUrl: `${address}?page=${next}` } : undefined,
      });
      await fault({ path: address, body: answer('One', '2') });
      await fault({ path: address, status: 500 });
      const page = await open({ attributes: `src="${address}"` });
      const button = await page.waitFor(() => page.allByRole('button', { name: 'Try again' })[0]);
      await fault({ path: address, body: answer('Two', '3') });
      await fault({ path: address, body: answer('Three') });
      page.click(button);
      await page.waitFor(() => venues(page).join() === 'One,Two,Three');
    });

    it('describes coming dates to search engines', async () => {
      const page = await open({ attributes: 'artist="Los Alfareros"', content: list });
      const added = () =>
        page.$$('head script[type="application/ld+json"]').map((one) => JSON.parse(one.textContent ?? ''));
      await page.waitFor(() => added().length === 1);
      const events = added()[0]['@graph'];
      expect(events.map((event: { name: string }) => event.name)).to.deep.equal([
        'Los Alfareros, Teatro',
        'Los Alfareros, Foro',
      ]);
      expect(events[0]['@type']).to.equal('MusicEvent');
      expect(events[0].offers.availability).to.equal('https://schema.org/SoldOut');
      page.$('az-tour-dates').setAttribute('structured-data', 'false');
      await page.waitFor(() => added().length === 0);
    });
  });

  describe(`a link to a date of the content (${name})`, () => {
    const dates = (count: number, prefix: string, date: string): string =>
      Array.from(
        { length: count },
        (_, index) =>
          `<li id="${prefix}${index}"><time datetime="${date}">A day</time> <b>Venue ${prefix}${index}</b>, Puebla</li>`,
      ).join('');
    const content = `<p id="intro">Come and see</p><ul id="all">${dates(15, 'coming', `${year}-05-01`)}${dates(15, 'past', '2024-03-01')}</ul>`;
    const openFar = async (hash?: string): Promise<Page> => {
      const page = await openPage({
        script,
        lang: 'en',
        hash,
        height: 700,
        html: `<link rel="stylesheet" href="/dist/azulejo.css">${far}<az-tour-dates page-size="4">${content}</az-tour-dates>${far}`,
      });
      return page;
    };
    const entryOf = (page: Page, venue: string) => (): Element =>
      page.$$('[part="entry"]').find((entry) => page.text(entry).includes(venue)) ?? page.document.body;

    for (const id of ['coming2', 'coming14', 'past14'])
      it(`shows the entry of #${id} when the page opens`, async () => {
        const page = await openFar(id);
        await page.waitFor(() => isReady(page.$('az-tour-dates')));
        await waitForTop(page, entryOf(page, `Venue ${id}`));
      });

    it('keeps the dates that show when the date of the link goes', async () => {
      const page = await openFar('coming9');
      await waitForTop(page, entryOf(page, 'Venue coming9'));
      page.$('#coming9').remove();
      await page.waitFor(() => !venues(page).includes('Venue coming9'));
      expect(venues(page).length).to.equal(12);
    });

    it('shows further dates and past ones when the visitor follows the link, and once more after they are folded', async () => {
      const page = await openFar();
      page.$('az-tour-dates').scrollIntoView();
      await page.waitFor(() => isReady(page.$('az-tour-dates')));
      expect(venues(page).length).to.equal(4);
      await followLink(page, 'coming9');
      await waitForTop(page, entryOf(page, 'Venue coming9'));
      expect(venues(page).length).to.equal(12);
      page.click(page.byRole('button', { name: 'Show more' }));
      await page.waitFor(() => venues(page).length === 15);
      await followLink(page, 'past0');
      await waitForTop(page, entryOf(page, 'Venue past0'));
      page.click(page.$('summary'));
      await page.waitFor(() => venues(page).length === 15);
      await followLink(page, 'past6');
      await waitForTop(page, entryOf(page, 'Venue past6'));
      expect(page.errors).to.deep.equal([]);
    });

    it('shows the block where the link leads to all dates', async () => {
      const page = await openFar();
      page.$('az-tour-dates').scrollIntoView();
      await page.waitFor(() => isReady(page.$('az-tour-dates')));
      page.window.scrollTo(0, 0);
      await followLink(page, 'all');
      await waitForTop(page, () => page.$('az-tour-dates'));
    });
  });
});
