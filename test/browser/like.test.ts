/** The heart of an item. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const likesPath = '/api/rest/likes';
const itemId = '65b000000000000100000001';
const heart = `<az-like loading="eager" item-id="${itemId}" count="41" aria-label="El horno">41</az-like>`;

defaultFlavour(({ name, script }) => {
  const open = async (html: string): Promise<Page> => {
    const page = await openPage({ script, lang: 'es', html: `<main><h1>Cuaderno</h1>${html}</main>` });
    await page.waitFor(() => page.$$('az-like').every(isReady));
    return page;
  };
  const hearts = (page: Page) => page.allByRole('button', { name: /^Me gusta El horno/ });
  const states = (page: Page) =>
    hearts(page).map((one) => `${one.getAttribute('aria-pressed')} ${page.text(one).match(/\d+$/)}`);

  describe(`a like (${name})`, () => {
    beforeEach(resetSite);

    it('shows at once on all hearts of the item, and is sent once', async () => {
      await fault({ path: likesPath, body: { likeCount: 50 }, status: 200, delayMs: 300, times: 1 });
      const page = await open(`${heart}<p>Otra vez:</p>${heart}`);
      expect(states(page)).to.deep.equal(['false 41', 'false 41']);
      hearts(page)[0]?.click();
      await page.waitFor(() => states(page).join() === 'true 42,true 42');
      // The server's own number.
      await page.waitFor(() => states(page).join() === 'true 50,true 50');
      hearts(page)[1]?.click();
      await page.painted();
      const calls = await received(likesPath);
      expect(calls.map(({ body }) => body)).to.deep.equal([{ itemId }]);
      expect(await axeViolations(page)).to.deep.equal([]);

      const later = await open(heart);
      expect(states(later)).to.deep.equal(['true 41']);
    });

    it('has a name without the item’s, too', async () => {
      const page = await open(`<az-like loading="eager" item-id="${itemId}" count="41"></az-like>`);
      expect(page.byRole('button', { name: /^Me gusta/ }).ariaLabel).to.equal('Me gusta 41');
    });

    it('is taken back where the server refuses, and says why', async () => {
      await fault({ path: likesPath, status: 500, times: 9 });
      const page = await open(heart);
      hearts(page)[0]?.click();
      await page.waitFor(() =>
        page.text(page.byRole('alert')).startsWith('No se pudo guardar tu «Me gusta». Error de servidor'),
      );
      expect(states(page)).to.deep.equal(['false 41']);
    });

    it('is taken back where the server does not answer within 15 s', async () => {
      await fault({ path: likesPath, status: 200, body: { likeCount: 50 }, delayMs: 2000, times: 1 });
      const page = await open(heart);
      const limits: number[] = [];
      const shorten = page.window.AbortSignal.timeout.bind(page.window.AbortSignal);
      page.window.AbortSignal.timeout = (ms) => {
        limits.push(ms);
        return shorten(100);
      };
      hearts(page)[0]?.click();
      await page.waitFor(() =>
        page.text(page.byRole('alert')).startsWith('No se pudo guardar tu «Me gusta».'),
      );
      expect(states(page)).to.deep.equal(['false 41']);
      expect(limits).to.deep.equal([15_000]);
      // The next test has a fault of its own for this path.
      await page.waitFor(async () => (await received(likesPath)).length);
    });

    it('is taken back where the server answers with a page, of which the console has the details', async () => {
      await fault({ path: likesPath, status: 200, body: '<h1>Hi</h1>' });
      const page = await open(heart);
      hearts(page)[0]?.click();
      await page.waitFor(() => page.text(page.byRole('alert')).includes('Error de servidor'));
      expect(page.text(page.byRole('alert'))).not.to.include('JSON');
      expect(page.console.filter(({ text }) => text.includes('JSON'))).to.have.length(1);
      expect(states(page)).to.deep.equal(['false 41']);
    });

    if (supports('emulateMedia'))
      it('is not printed', async () => {
        const page = await open(heart);
        await emulateMedia({ media: 'print' });
        try {
          await page.waitFor(() => page.text(page.$('main')) === 'Cuaderno');
          expect(hearts(page)).to.deep.equal([]);
        } finally {
          await emulateMedia({});
        }
      });

    it('needs an item: the page’s own text stays, and the console says what is missing', async () => {
      const page = await open('<az-like loading="eager" count="4"><span>4 personas</span></az-like>');
      expect(page.text(page.$('main'))).to.include('4 personas');
      expect(page.allByRole('button')).to.deep.equal([]);
      await page.waitFor(() =>
        page.console.some(({ text }) => text.includes('There is no itemId, expected the id')),
      );
    });
  });
});
