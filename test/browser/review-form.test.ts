import { expectVisibleStars } from './form/stars';
import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { bothFlavours } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const reviewsPath = '/api/commerce/reviews';
const skus = ['SQ1000001', 'SQ1000004'];
const ids = ['5fcd65ae3ff1011540045e01', '5fcd65ae3ff1011540045e02'];

beforeEach(resetSite);

bothFlavours(({ name, script }) => {
  const open = async (html = '<az-review-form></az-review-form>', query = '') => {
    const page = await openPage({ script, html: `<main><h1>Taller</h1>${html}</main>`, query });
    await page.waitFor(() => page.$$('az-review-form').every(isReady));
    return page;
  };

  /** Buys two things: where the order is confirmed, and its token. */
  const order = async (): Promise<{ confirmed: string; token: string }> => {
    const page = await openPage({ script: null, html: '' });
    const [, crumb] = /crumb=([^;]*)/.exec(page.document.cookie) ?? [];
    const post = async (path: string, body: object = {}) => {
      const init = {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      };
      return (await page.window.fetch(`/api/commerce/${path}?crumb=${crumb}`, init)).json();
    };
    for (const nth of [0, 1])
      await post('shopping-cart/entries', { itemId: ids[nth], sku: skus[nth], quantity: 1 });
    const { url, reviewToken } = await post('orders');
    return { confirmed: url, token: reviewToken };
  };
  const buy = async (): Promise<string> => (await order()).token;

  const item = (page: Page, nth = 0) => page.$(`#item-${nth}`);
  const send = (page: Page, nth = 0) =>
    page.click(page.byRole('button', { name: /Enviar reseña|Enviando/, within: item(page, nth) }));
  const star = (page: Page, count: number, nth = 0) =>
    page.byRole('radio', { name: `${count} de 5 estrellas`, within: item(page, nth) });
  const words = (page: Page, nth = 0) =>
    page.byRole('textbox', { name: 'Tu reseña', within: item(page, nth) }) as HTMLTextAreaElement;

  describe(`a review form (${name})`, () => {
    it('names an answer that is not JSON in one line of the console', async () => {
      await fault({ path: '/api/commerce/review-requests/a', body: '<html>' });
      const page = await open('<az-review-form token="a"></az-review-form>');
      const errors = () => page.consoleTexts('error');
      await page.waitFor(() => errors().length > 0);
      expect(errors().length).to.equal(1);
      expect(errors()[0]).to.match(
        /^\[azulejo\] Error interno: No se puede analizar la respuesta de \(\/api\/commerce\/review-requests\/a\) como JSON: /,
      );
    });

    it('makes a narrow window no wider by a word that is longer than the window', async () => {
      const items = [{ itemId: 'a', title: 'Azulejodetalaverapintadoamanoconunaestrelladeochopuntas' }];
      const html = `<az-review-form token="a" items='${JSON.stringify(items)}'></az-review-form>`;
      const page = await openPage({ script, width: 320, html });
      await page.waitFor(() => isReady(page.$('az-review-form')));
      expect(page.document.scrollingElement?.scrollWidth).to.equal(320);
    });

    it('has stars that can be seen before one is chosen, in forced colours too', async () => {
      const page = await open('<az-review-form></az-review-form>', `token=${await buy()}`);
      await expectVisibleStars(page, '.pick');
    });

    it('takes stars and a text for each item, and keeps them after an error, a change of language and a reload', async () => {
      const token = await buy();
      const page = await open('<az-review-form show-name="false"></az-review-form>', `token=${token}`);
      expect(page.text())
        .to.include('Reseña tu compra')
        .and.match(/Pedido \d{5}/);
      expect(page.allByRole('listitem').length).to.equal(2);
      send(page);
      await page.waitFor(() => page.text(item(page)).includes('Selecciona una calificación con estrellas'));
      await page.waitFor(() => page.focused === star(page, 1));
      expect(await axeViolations(page)).to.deep.equal([]);
      await page.press(' ', 'ArrowRight', 'ArrowRight');
      await page.waitFor(() => (star(page, 3) as HTMLInputElement).checked);
      expect(page.text(item(page))).not.to.include('Selecciona');
      words(page).focus();
      await page.type('Llegó entero.');
      expect(page.text(item(page))).to.include('Caracteres restantes: 987');

      await fault({ path: reviewsPath, drop: true });
      send(page);
      send(page);
      await page.waitFor(() => page.text(item(page)).includes('Intenta enviar tu reseña de nuevo.'));
      expect(words(page).value).to.equal('Llegó entero.');
      page.$('az-review-form').lang = 'en';
      await page.waitFor(() => page.text().includes('Try sending your review again.'));
      page.$('az-review-form').lang = 'es';

      // Much later, in the same tab.
      const secondVisit = await open('<az-review-form show-name="false"></az-review-form>', `token=${token}`);
      expect([words(secondVisit).value, (star(secondVisit, 3) as HTMLInputElement).checked]).to.deep.equal([
        'Llegó entero.',
        true,
      ]);
      const fired: string[] = [];
      for (const type of ['az-submit', 'az-success', 'az-failure'])
        secondVisit.document.addEventListener(type, () => fired.push(type));
      send(secondVisit);
      await secondVisit.waitFor(() =>
        secondVisit.text(item(secondVisit)).includes('¡Gracias por tu reseña!'),
      );
      expect(secondVisit.text(item(secondVisit))).to.include('Llegó entero.');
      await secondVisit.waitFor(() => secondVisit.focused?.textContent === '¡Gracias por tu reseña!');
      // Screen readers read the focused message. As news, they would read it once more.
      expect(secondVisit.focused?.parentElement?.getAttribute('aria-live')).to.equal('off');
      expect(fired).to.deep.equal(['az-submit', 'az-success']);
      const calls = await received(reviewsPath);
      expect(calls.at(-1)?.body).to.deep.equal({
        token,
        itemId: ids[0],
        rating: 3,
        text: 'Llegó entero.',
        name: '',
      });
      expect(await axeViolations(secondVisit)).to.deep.equal([]);

      // The other tab does not know yet: the server says so, and the words stay.
      send(page);
      await page.waitFor(() => page.text(item(page)).includes('Ya reseñaste esta compra.'));
      expect(words(page).value).to.equal('Llegó entero.');
      const last = await open(undefined, `token=${token}`);
      expect(last.text(item(last))).to.include('Ya reseñaste esta compra.');
      expect(last.allByRole('button').length).to.equal(1);
    });

    for (const place of ['about another item', 'elsewhere in the page'])
      it(`leaves the focus to a visitor who writes ${place} when the answer comes`, async () => {
        const page = await open(
          '<az-review-form></az-review-form><textarea></textarea>',
          `token=${await buy()}`,
        );
        const field =
          place === 'about another item' ? words(page, 1) : page.$<HTMLTextAreaElement>('textarea');
        page.click(star(page, 5));
        send(page);
        field.focus();
        await page.waitFor(() => page.text(item(page)).includes('¡Gracias por tu reseña!'));
        await page.painted();
        expect(page.focused).to.equal(field);
        await page.type('Como en la foto.');
        expect(field.value).to.equal('Como en la foto.');
      });

    it('is linked from the confirmation of an order, and takes one review for each item', async () => {
      const { confirmed, token } = await order();
      const receipt = await openPage({ url: confirmed, script: null });
      const link = receipt.byRole('link', { name: 'Reseñar esta compra' }) as HTMLAnchorElement;
      expect(link.getAttribute('href')).to.equal(`/shop-review.html?token=${token}`);

      const form = async () => {
        const page = await openPage({ url: '/shop-review.html', query: `token=${token}`, script });
        await page.waitFor(
          () => page.allByRole('listitem', { within: page.$('az-review-form') }).length === 2,
        );
        return page;
      };
      const page = await form();
      expect(await axeViolations(page)).to.deep.equal([]);
      page.click(star(page, 5, 1));
      words(page, 1).focus();
      await page.type('Como en la foto.');
      send(page, 1);
      await page.waitFor(() => page.text(item(page, 1)).includes('¡Gracias por tu reseña!'));

      const again = await form();
      expect(again.text(item(again, 1))).to.include('Ya reseñaste esta compra.');
      expect(again.text(item(again))).to.include('Caracteres restantes: 1000');
    });

    it('accepts a text that is too long, with a message', async () => {
      const page = await open('<az-review-form token="demo" max-length="9"></az-review-form>');
      const long = await open(
        `<az-review-form data='{"maxLength":5,"items":[{"title":"Lazo","average":4.4,"count":3}]}'></az-review-form>`,
      );
      expect(page.text()).to.include('Caracteres restantes: 1000');
      expect(long.byRole('img').getAttribute('aria-label')).to.equal(
        'Promedio: 4.4 de 5 estrellas. Reseñas: 3',
      );
      const shares = long.$$('.stars span').map((one) => one.style.getPropertyValue('--_share'));
      expect(shares).to.deep.equal(['100%', '100%', '100%', '100%', '50%']);
      long.click(star(long, 5));
      words(long).focus();
      await long.type('Bonitos');
      expect(long.text())
        .to.include('Caracteres restantes: -2')
        .and.include('Excediste el límite de caracteres.');
      (long.document.activeElement as HTMLElement).blur();
      send(long);
      await long.waitFor(() => long.focused === words(long));
      expect(words(long).value).to.equal('Bonitos');
      expect(await received(reviewsPath)).to.deep.equal([]);
      expect(await axeViolations(long)).to.deep.equal([]);
    });

    it('shows averages in half stars', async () => {
      const page = await open(
        `<az-review-form items='[{ "itemId": "taza", "title": "Taza", "average": 4.5, "count": 4 }]'></az-review-form>`,
      );
      const stars = page.byRole('img', { name: 'Promedio: 4.5 de 5 estrellas. Reseñas: 4' });
      const widths = [...stars.children].map((star) =>
        page.window.getComputedStyle(star).getPropertyValue('--_share'),
      );
      expect(widths).to.deep.equal(['100%', '100%', '100%', '100%', '50%']);
      expect(page.text(item(page))).to.include('4.5 (4)');
    });

    it('shows that a request has expired, and offers to try again when the server does not respond', async () => {
      const late = await open('<az-review-form token="x"><p>Escríbenos.</p></az-review-form>');
      expect(late.text()).to.include('Tu solicitud de revisión ha vencido').and.include('Escríbenos.');
      await fault({ path: '/api/commerce/review-requests/demo', drop: true });
      const page = await open('<az-review-form token="demo"></az-review-form>');
      expect(page.text()).to.include('No se pudo conectar... Intenta de nuevo');
      const orderPath = '/api/commerce/review-requests/demo';
      const requestsBefore = (await received(orderPath)).length;
      await fault({ path: orderPath, delayMs: 300 });
      const again = page.byRole('button', { name: 'Intentar de nuevo' });
      again.focus();
      page.click(again);
      await page.waitFor(() => again.ariaDisabled === 'true');
      page.click(again);
      await page.waitFor(() => page.allByRole('listitem').length === 2);
      expect(page.focused).to.equal(page.byRole('heading', { name: 'Reseña tu compra' }));
      expect(await received(orderPath)).to.have.length(requestsBefore + 1);
      await fault({ path: reviewsPath, status: 410 });
      page.click(star(page, 4));
      words(page).focus();
      await page.type('Gracias');
      send(page);
      await page.waitFor(() => page.text(item(page)).includes('Tu solicitud de revisión ha vencido'));
      expect(words(page).value).to.equal('Gracias');
      expect(page.errors).to.deep.equal([]);
    });

    it('shows that a request has expired when its token is damaged', async () => {
      const half = await open('<az-review-form></az-review-form>');
      Object.assign(half.$('az-review-form'), { token: 'x\ud800' });
      const cut = await open('<az-review-form></az-review-form>', 'token=%E0%A4%');
      for (const page of [half, cut]) {
        await page.waitFor(() => page.text().includes('Tu solicitud de revisión ha vencido'));
        expect(page.errors).to.deep.equal([]);
      }
    });

    it('tells the author that there is no token, where the block has content', async () => {
      const page = await open(
        '<az-review-form id="it"><a href="mailto:hola@taller.example">Escríbenos</a></az-review-form>',
      );
      await page.waitFor(() => page.consoleTexts('warn').length > 0);
      page.$('#it').setAttribute('heading-level', '3');
      await page.painted();
      expect(page.consoleTexts('warn').length).to.equal(1);
      expect(page.consoleTexts('warn')[0]).to.include(
        '<az-review-form id="it">: there is no token, expected one in',
      );
      expect(page.text(page.$('#it'))).to.include('Escríbenos');
    });

    it('requests the order again from a backend that a script names later', async () => {
      const answer = { orderNumber: '7', items: [{ itemId: 'tile', title: 'Azulejo' }] };
      await fault({ path: '/my-reviews', status: 200, body: answer });
      const page = await open('<az-review-form token="old"></az-review-form>');
      expect(page.allByRole('radio')).to.deep.equal([]);
      page.$<HTMLElement & { endpoint: string }>('az-review-form').endpoint = '/my-reviews';
      await page.waitFor(() => star(page, 5).checkVisibility());
    });

    it('names `endpoint` to the author, once, where the site has no server for reviews', async () => {
      await fault({ path: '/api/commerce/review-requests/demo', status: 405, times: 2 });
      const page = await open('<az-review-form token="demo"></az-review-form>');
      page.click(page.byRole('button', { name: 'Intentar de nuevo' }));
      await page.waitFor(() => page.allByRole('button', { name: 'Intentar de nuevo' }).length === 1);
      const warnings = page.consoleTexts('warn');
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.include('answered 405').and.include('endpoint="…"');
    });
  });
});
