import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

beforeEach(resetSite);

defaultFlavour(({ name, script }) => {
  /** Opens a page with the button, and records its click events. */
  const open = async (html: string) => {
    const page = await openPage({ script, html: `<style>a { color: red }</style>${html}` });
    await page.waitFor(() => page.$$('az-button').every(isReady));
    const clicks: CustomEvent[] = [];
    page.document.addEventListener('az-click', (event) => clicks.push(event as CustomEvent));
    return { page, clicks };
  };
  const colorOf = (page: Page, element: Element) => page.window.getComputedStyle(element).color;

  describe(`the button (${name})`, () => {
    it('is the page’s own link, which fires an event when pressed with mouse or key', async () => {
      const { page, clicks } = await open(
        '<az-button id="b" alignment="center"><a href="#there">Ver la <b>tienda</b></a></az-button>',
      );
      const link = page.byRole('link', { name: 'Ver la tienda' });
      await page.clickWithMouse(link);
      await page.waitFor(() => page.window.location.hash === '#there');
      link.focus();
      await page.press('Enter');
      await page.waitFor(() => clicks.length === 2);
      expect(clicks[1]?.detail).to.deep.equal({
        id: 'b',
        buttonText: 'Ver la tienda',
        clickthroughUrl: '#there',
        alignment: 'center',
        size: 'medium',
        newWindow: false,
        context: 1,
      });
      // What the page says of its links could not be read on the fill.
      expect(colorOf(page, link)).not.to.equal('rgb(255, 0, 0)');
      expect(await axeViolations(page)).to.deep.equal([]);
      // Beside it is not on it.
      page.click(page.$('az-button'));
      expect(clicks.length).to.equal(2);
      // The middle button opens a window, the right one a menu.
      page.document.addEventListener('auxclick', (event) => event.preventDefault());
      const options = { bubbles: true, composed: true, cancelable: true };
      for (const mouseButton of [1, 2])
        link.dispatchEvent(new page.window.MouseEvent('auxclick', { button: mouseButton, ...options }));
      expect(clicks.length).to.equal(3);
    });

    it('stays on the page where the page cancels its event', async () => {
      const { page } = await open('<az-button button-text="Ir" clickthrough-url="#there"></az-button>');
      const stop = (event: Event) => event.preventDefault();
      page.document.addEventListener('az-click', stop);
      const link = page.byRole('link', { name: 'Ir' });
      page.click(link);
      expect(page.window.location.hash).to.equal('');
      page.document.removeEventListener('az-click', stop);
      page.click(link);
      await page.waitFor(() => page.window.location.hash === '#there');
    });

    it('can be read where the page makes its links and buttons transparent', async () => {
      const { page } = await open(`<style>a:not(.x), button { background: transparent }</style>
        <az-button><a href="#there">Ver</a></az-button><az-button><button>Comprar</button></az-button>`);
      const fillOf = (element: Element) => page.window.getComputedStyle(element).backgroundColor;
      for (const control of [
        page.byRole('link', { name: 'Ver' }),
        page.byRole('button', { name: 'Comprar' }),
      ]) {
        expect(fillOf(control)).not.to.equal('rgba(0, 0, 0, 0)');
        expect(fillOf(control)).not.to.equal(colorOf(page, control));
      }
    });

    it('looks disabled where the page’s own button is', async () => {
      const { page } = await open(
        `<az-button><button disabled>Enviar</button></az-button>
         <az-button><a role="link" aria-disabled="true">Agotado</a></az-button>`,
      );
      for (const element of page.$$('button, a')) {
        const { opacity, cursor } = page.window.getComputedStyle(element);
        expect([opacity, cursor]).to.deep.equal(['0.6', 'default']);
      }
    });

    if (supports('forcedColors'))
      it('can be read in forced colours, where the browser draws a plate behind its text', async () => {
        const { page } = await open('<az-button button-text="Ir" clickthrough-url="#there"></az-button>');
        await emulateMedia({ forcedColors: 'active' });
        try {
          const link = page.byRole('link', { name: 'Ir' });
          await page.waitFor(() => colorOf(page, link) === colorOf(page, page.document.body));
        } finally {
          await emulateMedia({});
        }
      });

    it('has the text of its content, where that is no link and the settings have the address', async () => {
      const { page, clicks } = await open(`
        <az-button clickthrough-url="#there">Ver <b>todo</b></az-button>
        <az-button id="own" clickthrough-url="#away"><a href="#here">Mi enlace</a></az-button>
        <az-button clickthrough-url="#there"><button>Comprar</button></az-button>`);
      const links = () => page.allByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      expect(links()).to.have.deep.members([
        ['Ver todo', '#there'],
        ['Mi enlace', '#here'],
        ['Comprar', '#there'],
      ]);
      page.click(page.byRole('link', { name: 'Comprar' }));
      expect(clicks[0]?.detail).to.deep.include({ buttonText: 'Comprar', clickthroughUrl: '#there' });
      page.$('b').textContent = 'más';
      await page.waitFor(() => links().join().includes('Ver más'));
    });

    it('is a button with the text of its content, where there is no address', async () => {
      const { page, clicks } = await open(`
        <az-button><span>Abrir el chat</span></az-button>
        <az-button button-text="Escríbenos"><p>Chat</p></az-button>
        <az-button><img src="/pictures/mark.svg" alt="Marca"></az-button>`);
      page.byRole('button', { name: 'Abrir el chat' }).focus();
      await page.press('Enter');
      await page.waitFor(() => clicks.length === 1);
      expect(clicks[0]?.detail).to.deep.include({ buttonText: 'Abrir el chat', clickthroughUrl: '' });
      expect(page.allByRole('button', { name: 'Escríbenos' })).to.have.length(1);
      // A picture is no text for a button, and shows as it is.
      expect(page.byRole('img', { name: 'Marca' }).checkVisibility()).to.equal(true);
      expect(page.allByRole('button')).to.have.length(2);
    });

    it('is made from settings, and updates with them', async () => {
      const { page, clicks } = await open(`<main lang="en">
        <az-button id="away" data='{"buttonText":"Catalogue","clickthroughUrl":"https://example.com/","newWindow":true,"context":"popup"}'></az-button>
        <az-button id="empty"></az-button>
        <az-button id="wrong" button-text="Run" url="javascript:alert(1)"></az-button>
        <az-button button-text="Write" url="whatsapp://send?phone=525555550100"></az-button>
        <az-popup><az-button id="inside" button-text="Buy"></az-button></az-popup></main>`);
      const link = page.byRole('link', { name: 'Catalogue' });
      expect([link.getAttribute('target'), link.getAttribute('rel')]).to.deep.equal(['_blank', 'noopener']);
      expect(link.getAttribute('aria-description')).to.equal('Opens in a new window');
      page.$('#away').addEventListener('click', (event) => event.preventDefault());
      page.click(link);
      expect(page.byRole('link', { name: 'Write' }).getAttribute('href')).to.equal(
        'whatsapp://send?phone=525555550100',
      );
      page.click(page.byRole('button', { name: 'See more' }));
      page.click(page.byRole('button', { name: 'Run' }));
      page.click(page.$('#inside').shadowRoot?.querySelector('button') as HTMLElement);
      expect(
        clicks.map(({ detail }) => [detail.id, detail.buttonText, detail.newWindow, detail.context]),
      ).to.deep.equal([
        ['away', 'Catalogue', true, 2],
        ['empty', 'See more', false, 1],
        ['wrong', 'Run', false, 1],
        ['inside', 'Buy', false, 2],
      ]);
      page.$('#empty').setAttribute('button-text', 'More');
      await page.waitFor(() => page.byRole('button', { name: 'More' }));
      expect(page.errors).to.deep.equal([]);
    });

    it('reads the markup of saved buttons', async () => {
      const saved = (container: string, link: string) =>
        `<az-button><div class="sqs-block-content"><div class="sqs-block-button-container--${container}" data-button-type="tertiary">
          <a href="" class="sqs-block-button-element--${link} sqs-block-button-element">Shop Now</a></div></div></az-button>`;
      const { page, clicks } = await open(
        `${saved('center', 'small')}${saved('right', 'large').replace('<az-button', '<az-button size="small"')}`,
      );
      for (const link of page.allByRole('link')) {
        link.addEventListener('click', (event) => event.preventDefault());
        page.click(link);
      }
      expect(clicks.map(({ detail }) => [detail.alignment, detail.size])).to.deep.equal([
        ['center', 'small'],
        ['right', 'small'],
      ]);
      const frame = page.$('az-button').shadowRoot?.querySelector('[part="frame"]');
      expect(frame?.className).to.include('az-tertiary');
    });
  });
});
