import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { defaultFlavour } from './support/flavour';
import { openPage } from './support/page';
import { resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

beforeEach(resetSite);

defaultFlavour(({ name, script }) => {
  const open = async (html: string) => {
    const page = await openPage({ script, html: `<main><h1>Taller</h1>${html}</main>` });
    await page.waitFor(() => page.$$('az-donation-button').every(isReady));
    const events: unknown[] = [];
    page.document.addEventListener('az-donate', (event) => events.push((event as CustomEvent).detail));
    return { page, events };
  };

  describe(`a donation button (${name})`, () => {
    it('leads to the donate page of its id, from settings and from the page’s own link', async () => {
      const { page, events } = await open(`
        <az-donation-button id="made" data-donate-page-id="uno dos" new-window></az-donation-button>
        <az-donation-button id="own"><p>Lee <a href="#mas">más</a>.</p><div><button data-donate-page-id="tres">Apoyar</button></div></az-donation-button>
        <az-donation-button id="saved" new-window><a data-donate-page-id="cuatro" href="#">Poner el barro</a></az-donation-button>
        <az-donation-button id="kept"><a href="#aqui">Aquí</a></az-donation-button>`);
      const link = page.byRole('link', { name: 'Donar' });
      expect(link.getAttribute('href')).to.match(/^http.*\/checkout\/donate\?donatePageId=uno\+dos$/);
      expect([link.getAttribute('target'), link.getAttribute('rel')]).to.deep.equal(['_blank', 'noopener']);
      expect(link.getAttribute('aria-description')).to.equal('Se abre en una ventana nueva');
      const saved = page.byRole('link', { name: 'Poner el barro' });
      expect(saved.getAttribute('href')).to.match(/\/checkout\/donate\?donatePageId=cuatro$/);
      expect([saved.getAttribute('target'), saved.getAttribute('rel')]).to.deep.equal(['_blank', 'noopener']);
      expect(page.allByRole('button').length).to.equal(1);
      // A link of the text is none of ours, and one that leads somewhere is followed.
      page.click(page.byRole('link', { name: 'más' }));
      expect(events).to.deep.equal([]);
      page.click(page.byRole('link', { name: 'Aquí' }));
      await page.waitFor(() => page.window.location.hash === '#aqui');
      expect(events).to.deep.equal([{ donatePageId: '' }]);
      expect(await axeViolations(page)).to.deep.equal([]);

      // Whoever cancels it keeps the visitor here.
      const stop = (event: Event) => event.preventDefault();
      page.document.addEventListener('az-donate', stop);
      page.click(saved);
      page.click(page.byRole('button', { name: 'Apoyar' }));
      expect(events.slice(1)).to.deep.equal([{ donatePageId: 'cuatro' }, { donatePageId: 'tres' }]);
      // A click that the page itself has handled is no click on the button.
      saved.addEventListener('click', stop, { once: true });
      page.click(saved);
      expect(events.length).to.equal(3);
      page.$('#saved').remove();
      await page.waitFor(() => saved.getAttribute('href') === '#');
      expect(saved.getAttribute('target')).to.equal(null);
      page.document.removeEventListener('az-donate', stop);

      const opened: unknown[] = [];
      page.window.open = (...args) => {
        opened.push(args);
        return null;
      };
      const tabClick = { ctrlKey: true, bubbles: true, composed: true, cancelable: true };
      page.byRole('button', { name: 'Apoyar' }).dispatchEvent(new page.window.MouseEvent('click', tabClick));
      expect(opened).to.deep.equal([
        [new URL('/checkout/donate?donatePageId=tres', location.href).href, '_blank', 'noopener'],
      ]);
      page.byRole('button', { name: 'Apoyar' }).focus();
      await page.press('Enter');
      await page.waitFor(() => page.window.location.pathname === '/checkout/donate');
      await page.waitFor(() => page.text().includes('Página de donación tres'));
    });

    it('leads to a donate page that a script names later', async () => {
      const { page } = await open('<az-donation-button><a>Apoyar</a></az-donation-button>');
      expect(page.allByRole('link')).to.deep.equal([]);
      page.$('az-donation-button a').dataset.donatePageId = 'uno';
      const link = await page.waitFor(() => page.byRole('link', { name: 'Apoyar' }));
      expect(link.getAttribute('href')).to.match(/\/checkout\/donate\?donatePageId=uno$/);
    });

    it('can be read where the page makes its links transparent', async () => {
      const { page } = await open(`<style>a:not(.x) { background: transparent }</style>
        <az-donation-button donate-page-id="uno"><a href="#uno">Apoyar</a></az-donation-button>`);
      const { color, backgroundColor } = page.window.getComputedStyle(
        page.byRole('link', { name: 'Apoyar' }),
      );
      expect(backgroundColor).not.to.equal('rgba(0, 0, 0, 0)');
      expect(backgroundColor).not.to.equal(color);
    });

    it('leads to the donate page also where the link has an address of its own', async () => {
      const { page, events } = await open(`
        <az-donation-button donate-page-id="uno"><a href="/gallery.html">Apoyar</a></az-donation-button>
        <az-donation-button>
          <a href="/gallery.html" data-donate-page-id="dos">Donar barro</a>
          <a href="/gallery.html" data-donate-page-id="tres">Donar hornos</a>
        </az-donation-button>`);
      // Those who cancel the event see which page a click would open.
      const stop = (event: Event) => event.preventDefault();
      page.document.addEventListener('az-donate', stop);
      page.click(page.byRole('link', { name: 'Apoyar' }));
      page.click(page.byRole('link', { name: 'Donar hornos' }));
      page.document.removeEventListener('az-donate', stop);
      const marked = page.byRole('link', { name: 'Donar barro' });
      expect(marked.getAttribute('href')).to.equal('/gallery.html');
      page.click(marked);
      await page.waitFor(() => page.text().includes('Página de donación dos'));
      expect(events).to.deep.equal(['uno', 'tres', 'dos'].map((donatePageId) => ({ donatePageId })));
    });

    it('without a donate page shows a message and logs an error', async () => {
      const { page } = await open('<az-donation-button lang="en" button-text="Give"></az-donation-button>');
      const button = page.byRole('button', { name: 'Give' });
      expect(page.console).to.deep.equal([]);
      page.click(button);
      page.click(button);
      await page.waitFor(() => page.byRole('status').textContent?.includes('is not configured yet'));
      expect(page.console.map(({ level }) => level)).to.deep.equal(['error']);
      expect(page.console[0]?.text).to.include('donatePageId');
      page.$('az-donation-button').setAttribute('donate-page-id', 'taller');
      await page.waitFor(() => page.byRole('link', { name: 'Give' }));
      expect(page.text()).not.to.include('configured');
      expect(await axeViolations(page)).to.deep.equal([]);
    });
  });
});
