/** A link to comments with their number, which Disqus counts. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const mockScript = '/dist/demo/providers/disqus.js';
const context = (value: object): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify(value)}</script>`;
const restrictive = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } };
/** 25 letters: the mock counts 25 comments. */
const post = 'https://taller.example/oro';
const link = `<a href="${post}#comments">Comentarios</a>`;
const count = (content = link, attributes = ''): string =>
  `<az-comment-count loading="eager" script="${mockScript}" ${attributes}>${content}</az-comment-count>`;

defaultFlavour(({ name, script }) => {
  const open = async (html: string): Promise<Page> => {
    const page = await openPage({ script, lang: 'es', html: `<main><h1>Taller</h1>${html}</main>` });
    await page.waitFor(() => page.$$('az-comment-count').every(isReady));
    return page;
  };
  const text = (page: Page, index = 0) => {
    const element = page.$$('az-comment-count')[index];
    return element ? page.text(element).trim() : '';
  };
  const expected = post.length % 40;

  describe(`a number of comments (${name})`, () => {
    beforeEach(resetSite);

    it('stands beside the link once the visitor’s consent allows Disqus', async () => {
      const page = await open(
        context({ ...restrictive, websiteSettings: { disqusShortname: 'taller' } }) + count(),
      );
      expect(text(page)).to.equal('Comentarios');
      await page.painted();
      expect(await received(mockScript)).to.deep.equal([]);
      page.window.Azulejo.consent?.set('accepted');
      await page.waitFor(() => text(page) === `Comentarios ${expected}`);
      expect(page.byRole('link').outerHTML).to.equal(link);
      expect(await axeViolations(page)).to.deep.equal([]);
      page.window.Azulejo.consent?.set('declined');
      await page.waitFor(() => text(page) === 'Comentarios');
    });

    it('is missing where the site has no comments: the link stays, and no script is requested', async () => {
      const off = { commentsEnabled: false };
      for (const siteContext of [off, { websiteSettings: { ...off, disqusShortname: 'taller' } }]) {
        const page = await open(context(siteContext) + count() + count('', `url="${post}"`));
        await page.painted();
        expect([text(page), text(page, 1)]).to.deep.equal(['Comentarios', 'Comentarios']);
        expect(page.consoleTexts('warn', 'error')).to.deep.equal([]);
      }
      expect(await received(mockScript)).to.deep.equal([]);
    });

    it('shows for an element with a shortname of its own, whatever the site context says', async () => {
      const page = await open(context({ commentsEnabled: false }) + count(link, 'shortname="taller"'));
      await page.waitFor(() => text(page) === `Comentarios ${expected}`);
    });

    if (supports('emulateMedia'))
      it('is printed beside the link', async () => {
        const page = await open(count(link, 'shortname="taller"'));
        await page.waitFor(() => text(page) === `Comentarios ${expected}`);
        await emulateMedia({ media: 'print' });
        try {
          await page.waitFor(() => page.window.matchMedia('print').matches);
          expect(page.text(page.$('main'))).to.equal(`Taller Comentarios ${expected}`);
        } finally {
          await emulateMedia({});
        }
      });

    it('is that of the other page when a framework or a morph gives the link its address', async () => {
      const page = await open(count(link, 'shortname="taller"'));
      await page.waitFor(() => text(page) === `Comentarios ${expected}`);
      page.$<HTMLAnchorElement>('az-comment-count > a').href = `${post}-azul#comments`;
      await page.waitFor(() => text(page) === `Comentarios ${expected + '-azul'.length}`);
    });

    it('stands once where Disqus fills the page’s own link, too', async () => {
      const filled = [
        `<a href="${post}#disqus_thread">Comentarios</a>`,
        `<a href="${post}" data-disqus-url="${post}">Comentarios</a>`,
        `<a href="/oro" data-disqus-identifier="12345">Comentarios</a>`,
      ];
      for (const own of filled) {
        const page = await open(count(own, `shortname="taller" url="${post}"`));
        await page.waitFor(() => text(page) !== 'Comentarios');
        await page.painted();
        expect(text(page), own).to.equal(own.includes('12345') ? '5 Comments' : `${expected} Comments`);
      }
    });

    it('stands on the line of a link in a paragraph', async () => {
      const page = await open(count(`<p>${link}</p>`, 'shortname="taller"'));
      await page.waitFor(() => text(page).endsWith(` ${expected}`));
      const number = page.$('[part="count"]').getBoundingClientRect();
      expect(number.bottom).to.be.closeTo(page.$('a').getBoundingClientRect().bottom, 3);
    });

    it('is in the block’s own link for an address from data, for each element of the page', async () => {
      // The mock counts one comment.
      const onePost = `${post}/${'1'.repeat(41 - `${post}/`.length)}`;
      const other = count('', `shortname="taller" url="${onePost}"`);
      const page = await open(count('', `shortname="taller" url="${post}"`) + other);
      await page.waitFor(() => text(page) === `${expected} comentarios`);
      await page.waitFor(() => text(page, 1) === '1 comentario');
      expect(page.allByRole('link').map((one) => one.getAttribute('href'))).to.deep.equal([post, onePost]);
    });

    it('is missing where Disqus throws or is blocked: the link stays, with one line in the console', async () => {
      for (const address of [`${mockScript}?behaviour=throws`, '/dist/demo/providers/none.js']) {
        const page = await open(count(link, 'shortname="taller"').replace(mockScript, address));
        await page.waitFor(() => page.consoleTexts('error').length > 0);
        await page.painted();
        expect(text(page), address).to.equal('Comentarios');
        expect(page.consoleTexts('error').length, address).to.equal(1);
      }
    });

    it('loads no script for a name that is none', async () => {
      const page = await open(
        count(link, 'shortname="evil.example/x"').replace(`script="${mockScript}"`, ''),
      );
      await page.waitFor(() => page.consoleTexts('warn').length === 1);
      expect(page.consoleTexts('warn')[0]).to.include('shortname is "evil.example/x"');
      expect(page.$$('script[src*="evil"]')).to.deep.equal([]);
      page.$('az-comment-count').textContent = 'Sin comentarios';
      await page.painted();
      expect(text(page)).to.equal('Sin comentarios');
    });
  });
});
