/** How long ago something happened. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { countIntervals, forward, heldClock } from './support/clock';
import { supports } from './support/engine';
import { textAfter } from './support/flat-tree';
import { bothFlavours, defaultFlavour } from './support/flavour';
import { openPage } from './support/page';
import { describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const open = async ({ html, script, lang = 'es' }: { html: string; script: string; lang?: string }) => {
  const page = await openPage({
    script,
    lang,
    html: `${heldClock({ intervalMs: 5000 })}<main><h1>Horno</h1>${html}</main>`,
  });
  await page.waitFor(() => page.$$('az-time').every(isReady));
  return page;
};

const secondsAgo = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

const element = (datetime: string, attributes = ''): string =>
  `<az-time loading="eager" ${attributes}><time datetime="${datetime}">en la página</time></az-time>`;

/** Where a part of an element's text begins on the screen, in px. */
const leftEdgeOf = (parent: Element, part: string): number => {
  const text = parent.firstChild as Text;
  const range = parent.ownerDocument.createRange();
  const start = text.data.indexOf(part);
  range.setStart(text, start);
  range.setEnd(text, start + part.length);
  return range.getBoundingClientRect().left;
};

bothFlavours(({ name, script }) => {
  describe(`a time (${name})`, () => {
    it('counts the seconds of what is new, and then is a date; one timer serves all times', async () => {
      const html = `<p id="one">Ana, ${element(secondsAgo(0))}.</p><p id="two">${element(secondsAgo(20))}</p>
        <p id="old">${element('2020-03-01T12:00Z')}</p>`;
      const page = await open({ html, script });
      const text = (id: string) => page.text(page.$(`#${id}`));
      expect(text('one')).to.equal('Ana, ahora mismo.');
      expect(text('two')).to.match(/^hace unos 2\d segundos$/);
      expect(text('old')).to.match(/^1 mar 2020$/);
      // The time of the day is in its tooltip.
      expect(page.$$('[part=time]')[2]?.title).to.match(/2020.*:00/);
      expect(countIntervals(page)).to.equal(1);

      forward(page, 30_000);
      await page.waitFor(() => /^Ana, hace unos 3\d segundos\.$/.test(text('one')));
      expect(text('two')).to.match(/^hace unos 5\d segundos$/);
      forward(page, 40_000);
      await page.waitFor(() => new RegExp(`${new Date().getFullYear()}`).test(text('one')));
      expect(text('two')).not.to.include('segundos');
      await page.waitFor(() => countIntervals(page) === 0);
      expect(page.$$('[aria-live], [role=status], [role=alert], [role=timer]').length).to.equal(0);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('leaves the page’s own text where there is no such date, and says so once', async () => {
      const page = await open({ html: element('el jueves', 'id="vague"'), script });
      expect(page.text(page.$('main'))).to.include('en la página');
      const warnings = () => page.consoleTexts('warn');
      await page.waitFor(() => warnings().length === 1);
      expect(warnings()[0]).to.include('<az-time id="vague">: datetime is "el jueves", expected an ISO date');
      page.$('az-time').setAttribute('data-changed', '');
      page.$('time').setAttribute('datetime', '2020-03-01');
      await page.waitFor(() => page.text(page.$('main')).includes('1 mar 2020'));
      expect(warnings().length).to.equal(1);
    });
  });
});

defaultFlavour(({ name, script }) => {
  describe(`the date of a time (${name})`, () => {
    it('keeps the order of its day, month and year in a page from right to left', async () => {
      const html = `<div dir="rtl">${element('2020-03-01T12:00Z')}</div>`;
      const page = await open({ html, script });
      const [day, year] = ['1', '2020'].map((part) => leftEdgeOf(page.$('[part=time]'), part));
      expect(day).to.be.lessThan(year as number);
    });

    it('is in the language of the page', async () => {
      const texts: Record<string, RegExp> = {
        en: /^about 2\d seconds ago$/,
        'pt-BR': /^há cerca de 2\d segundos$/,
      };
      for (const [lang, pattern] of Object.entries(texts)) {
        const page = await open({ html: `<p>${element(secondsAgo(20))}</p>`, script, lang });
        expect(page.text(page.$('p'))).to.match(pattern);
      }
      const page = await open({ html: `<p>${element(secondsAgo(20))}</p>`, script, lang: 'fr' });
      expect(page.$('[part=time] > span').lang).to.equal('es-419');
    });

    if (supports('emulateMedia'))
      it('is printed in the place of its age, which says nothing on paper', async () => {
        const html = `<p id="new">${element(secondsAgo(20))}</p><p id="old">${element('2020-03-01')}</p>`;
        const page = await open({ html, script });
        const time = page.$('[part=time]');
        expect(page.text(time)).to.match(/^hace unos 2\d segundos$/);
        await emulateMedia({ media: 'print' });
        try {
          await page.waitFor(() => page.text(time) === '');
          expect(textAfter(time)).to.equal(time.title).and.to.include(`${new Date().getFullYear()}`);
          expect(page.text(page.$('#old'))).to.equal('1 mar 2020');
        } finally {
          await emulateMedia({});
        }
      });

    it('follows a change of the page’s language, and of the text of the page’s own time', async () => {
      const html = '<p><az-time loading="eager"><time>2026-05-01</time></az-time></p>';
      const page = await open({ html, script, lang: 'en' });
      expect(page.text(page.$('p'))).to.equal('May 1, 2026');
      page.document.documentElement.lang = 'es';
      await page.waitFor(() => page.text(page.$('p')) === '1 may 2026');
      const time = page.$('az-time > time');
      time.textContent = '2024-02-03';
      await page.waitFor(() => page.text(page.$('p')) === '3 feb 2024');
      (time.firstChild as Text).data = '2023-02-03';
      await page.waitFor(() => page.text(page.$('p')) === '3 feb 2023');
    });

    it('comes from data first, and nothing is written on the page’s own time', async () => {
      const html = `<p>Día: ${element('2020-03-01', 'datetime="2021-07-15"')}</p>`;
      const page = await open({ html, script });
      expect(page.text(page.$('p'))).to.equal('Día: 15 jul 2021');
      expect(page.$('az-time > time').outerHTML).to.equal('<time datetime="2020-03-01">en la página</time>');
      expect(page.$('[part=time]').getAttribute('datetime')).to.equal('2021-07-15');
    });
  });
});
