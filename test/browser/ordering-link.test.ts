import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { textAfter } from './support/flat-tree';
import { defaultFlavour } from './support/flavour';
import { openPage } from './support/page';
import { resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

beforeEach(resetSite);

defaultFlavour(({ name, script }) => {
  describe(`an ordering link (${name})`, () => {
    it('is made from its address, and else the page’s own', async () => {
      const page = await openPage({
        script,
        html: `<main><h1>Taller</h1>
          <az-ordering-link id="made" url="https://pedidos.example/horno"><a href="/viejo">Viejo</a></az-ordering-link>
          <az-ordering-link id="titled" url="/pedidos" ordering-link-title="Pedir pan" new-window></az-ordering-link>
          <az-ordering-link id="own"><a href="https://pedidos.example/">Empanadas</a></az-ordering-link>
          <az-ordering-link id="wrong" url="javascript:alert(1)"><a href="/pan">Pan</a></az-ordering-link></main>`,
      });
      await page.waitFor(() => page.$$('az-ordering-link').every(isReady));
      const linkOf = (id: string) => page.byRole('link', { within: page.$(`#${id}`) });
      expect(linkOf('made').textContent).to.equal('Order Now');
      expect(linkOf('made').getAttribute('href')).to.equal('https://pedidos.example/horno');
      expect(linkOf('made').hasAttribute('target')).to.equal(false);
      const titled = linkOf('titled');
      expect(titled.textContent).to.equal('Pedir pan');
      expect([titled.getAttribute('target'), titled.getAttribute('rel')]).to.deep.equal([
        '_blank',
        'noopener',
      ]);
      expect(titled.getAttribute('aria-description')).to.equal('Se abre en una ventana nueva');
      expect(linkOf('own').textContent).to.equal('Empanadas');
      expect(linkOf('wrong').textContent).to.equal('Pan');
      await page.waitFor(() => page.console.length > 0);
      expect(page.console.map(({ text }) => text.includes('url is "javascript:alert(1)"'))).to.deep.equal([
        true,
      ]);
      expect(await axeViolations(page)).to.deep.equal([]);
      page.$('#titled').remove();
      page.$('#made').setAttribute('lang', 'pt-BR');
      await page.waitFor(() => linkOf('made').textContent === 'Peça agora');
    });

    it('says that its address is missing', async () => {
      const page = await openPage({
        script,
        html: `<script>addEventListener('az-error', (event) => (window.failed = event.target))</script>
          <az-ordering-link ordering-link-title="Pedir pan"><p>Pedidos por teléfono</p></az-ordering-link>
          <az-ordering-link ordering-link-title="Pedir pan"><a href="/pan">Pan</a></az-ordering-link>`,
      });
      const [link] = page.$$('az-ordering-link');
      await page.waitFor(() => page.consoleTexts('error').length > 0);
      expect(page.consoleTexts('error')).to.have.length(1);
      expect(page.consoleTexts('error')[0]).to.include('There is no address for "Pedir pan"');
      expect(page.text()).to.include('Pedidos por teléfono');
      expect((page.window as unknown as { failed: Element }).failed).to.equal(link);
    });

    if (supports('emulateMedia'))
      it('is printed with its address, the page’s own link, too', async () => {
        const page = await openPage({
          script,
          html: `<az-ordering-link url="https://pedidos.example/horno"></az-ordering-link>
            <az-ordering-link><a href="https://pedidos.example/">Empanadas</a></az-ordering-link>`,
        });
        await page.waitFor(() => page.$$('az-ordering-link').every(isReady));
        const addresses = () => page.allByRole('link').map(textAfter);
        expect(addresses()).to.deep.equal(['', '']);
        await emulateMedia({ media: 'print' });
        try {
          await page.waitFor(
            () => addresses().join() === ' (https://pedidos.example/horno), (https://pedidos.example/)',
          );
        } finally {
          await emulateMedia({});
        }
      });
  });
});
