/** Links to social media, as icons. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, requestEachTime, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

requestEachTime('icons/');

const items = [
  { url: 'https://www.instagram.com/taller' },
  { url: 'https://barro.social/@taller', service: 'Mastodon' },
  { url: 'https://taller.example', label: 'Nuestro taller' },
  { url: 'mailto:hola@taller.example' },
];
const data = (more: object = {}) => `data='${JSON.stringify({ items, ...more })}'`;

defaultFlavour(({ name, script, base }) => {
  const open = async (html: string): Promise<Page> => {
    const page = await openPage({ script, lang: 'es', html: `<main><h1>Taller</h1>${html}</main>` });
    await page.waitFor(() => page.$$('az-social-links').every(isReady));
    return page;
  };
  const names = (page: Page) =>
    page.allByRole('link').map((link) => page.text(link) || link.textContent?.trim());
  const iconRequests = (page: Page) =>
    page.window.performance
      .getEntriesByType('resource')
      .map((entry) => /\/icons\/(\w+)\.js/.exec(entry.name)?.[1])
      .filter(Boolean)
      .sort();
  const isGlobe = (page: Page, index: number) =>
    page.$$('[part=icon]')[index]?.querySelector('.line') !== null;

  describe(`the social links (${name})`, () => {
    beforeEach(resetSite);

    it('name each link by its service, its label or its site, and request the icons of these services alone', async () => {
      const page = await open(`<az-social-links loading="eager" ${data()}></az-social-links>`);
      expect(page.allByRole('link').map((link) => link.textContent)).to.deep.equal([
        'Instagram',
        'Mastodon',
        'Nuestro taller',
        'Correo electrónico',
      ]);
      expect(iconRequests(page)).to.deep.equal(['instagram', 'mail', 'mastodon']);
      expect([0, 1, 2, 3].map((index) => isGlobe(page, index))).to.deep.equal([false, false, true, false]);
      expect(page.allByRole('list', { name: 'Redes sociales y contacto' }).length).to.equal(1);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('show beside a link without a name whose address is none', async () => {
      const page = await open(
        '<az-social-links loading="eager"><a href="https://"><svg></svg></a><a href="https://github.com/taller">GitHub</a></az-social-links>',
      );
      expect(page.$$('[part=icon]').length).to.equal(2);
    });

    it('name links of the page that have an icon alone, without the styles of a drawing', async () => {
      const page = await open(
        `<az-social-links loading="eager">
          <a rel="me" href="https://www.instagram.com/taller"><i class="fa fa-instagram"></i></a>
          <a href="https://github.com/taller"><svg><style>.cls-1 { fill: #fff }</style><path class="cls-1"/></svg></a>
          <a href="https://taller.example"><svg><style>.cls-1 { fill: #fff }</style></svg><span>Taller</span></a>
        </az-social-links>`,
      );
      expect(page.$$('[part=item]').map((item) => item.title)).to.deep.equal([
        'Instagram',
        'GitHub',
        'Taller',
      ]);
      const [instagram] = page.allByRole('link', { name: 'Instagram' }) as HTMLAnchorElement[];
      expect(instagram?.rel).to.equal('me');
      expect(page.allByRole('link', { name: 'GitHub' }).length).to.equal(1);
      expect(await axeViolations(page)).to.deep.equal([]);
    });

    it('keep the page’s own links, with where they lead and how', async () => {
      const page = await open(
        `<az-social-links loading="eager">Síguenos <p>y comparte</p>
          <a rel="me" target="_blank" href="https://mastodon.social/@taller">Mastodon</a>
          <span>|</span> · <a href="https://github.com/taller">GitHub</a>
        </az-social-links>`,
      );
      // Not what stands between the links.
      expect(page.text(page.$('az-social-links'))).to.match(/^Síguenos\s+y comparte\s+Mastodon\s+GitHub$/);
      const own = page.$$('az-social-links > a');
      expect(page.allByRole('link')).to.deep.equal(own);
      expect(own.map((link) => [link.getAttribute('rel'), link.getAttribute('target')])).to.deep.equal([
        ['me', '_blank'],
        [null, null],
      ]);
      expect(names(page)).to.deep.equal(['Mastodon', 'GitHub']);
      expect(iconRequests(page)).to.deep.equal(['github', 'mastodon']);
      for (const link of own) {
        const { width, height } = link.getBoundingClientRect();
        expect([width, height]).to.deep.equal([44, 44]);
      }
    });

    it('lose no word that stands in one element with links, and follow a list that grows', async () => {
      const page = await open(
        `<az-social-links loading="eager"><p>Síguenos: <a href="https://github.com/taller">GitHub</a>
          · <a href="https://taller.example"><img src="" alt="El taller"></a></p><ul></ul></az-social-links>`,
      );
      expect(page.text(page.$('[part="text"]'))).to.equal('Síguenos:');
      expect(names(page)).to.deep.equal(['GitHub', 'El taller']);
      const top = (selector: string) => page.$(selector).getBoundingClientRect().top;
      expect(top('[part="text"]')).to.be.within(top('[part="item"]'), top('[part="item"]') + 22);
      page.$('az-social-links ul').innerHTML = '<li><a href="https://x.com/taller">X</a></li>';
      await page.waitFor(() => names(page).join() === 'GitHub,El taller,X');
      page.$('az-social-links ul a').setAttribute('href', 'https://bsky.app/profile/taller');
      await page.waitFor(() => page.byRole('link', { name: 'X' }).getAttribute('href')?.includes('bsky'));
    });

    it('follow a script that changes how a link opens, or its name', async () => {
      const page = await open(
        `<az-social-links loading="eager"><p><a href="https://github.com/taller"></a>
          <a href="https://taller.example"><img src="" alt="El taller"></a></p></az-social-links>`,
      );
      const [own, withPicture] = page.$$<HTMLAnchorElement>('az-social-links a[href]');
      own?.setAttribute('target', '_blank');
      const github = () => page.byRole('link', { name: 'GitHub' }) as HTMLAnchorElement;
      await page.waitFor(() => github().target === '_blank');
      own?.setAttribute('rel', 'me');
      await page.waitFor(() => github().rel === 'me');
      own?.setAttribute('title', 'Código');
      await page.waitFor(() => names(page).join() === 'Código,El taller');
      own?.setAttribute('aria-label', 'Código abierto');
      await page.waitFor(() => names(page).join() === 'Código abierto,El taller');
      withPicture?.querySelector('img')?.setAttribute('alt', 'La tienda');
      await page.waitFor(() => names(page).join() === 'Código abierto,La tienda');
    });

    if (supports('emulateMedia'))
      it('have their names and addresses on paper', async () => {
        const page = await open(
          `<az-social-links loading="eager" ${data()}></az-social-links>
          <az-social-links loading="eager" data='{"style":"solid"}'><a href="https://www.instagram.com/taller/">Instagram</a></az-social-links>`,
        );
        const widths = () => page.allByRole('link').map((link) => link.getBoundingClientRect().width);
        const [onScreen] = widths();
        await emulateMedia({ media: 'print' });
        try {
          const addresses = page
            .$$('[part=item]')
            .map((item) => page.window.getComputedStyle(item, '::after').content);
          expect(addresses).to.deep.equal([
            '"instagram.com/taller"',
            '"barro.social/@taller"',
            '"taller.example"',
            '"hola@taller.example"',
            '"instagram.com/taller"',
          ]);
          // Its text is no longer beside its icon's place, where nobody sees it.
          const links = page.allByRole('link');
          expect(links.map((link) => page.window.getComputedStyle(link).textIndent)).to.deep.equal(
            links.map(() => '0px'),
          );
          expect(widths()[0]).to.be.greaterThan(onScreen ?? 0);
        } finally {
          await emulateMedia({});
        }
      });

    it('show a globe where an icon cannot be loaded', async () => {
      await fault({ path: `${base}icons/instagram.js`, status: 404, times: 9 });
      const page = await open(`<az-social-links loading="eager" ${data()}></az-social-links>`);
      expect(isGlobe(page, 0)).to.equal(true);
      expect(isGlobe(page, 1)).to.equal(false);
      await page.waitFor(() => page.console.some(({ text }) => text.includes('A globe stands in')));
    });

    it('leave out addresses that lead to no page, and say in one line what came', async () => {
      const page = await open(
        `<az-social-links loading="eager" ${data({ items: [{ url: 'javascript:top.bad=1' }, items[0], { url: '' }, { url: 'tel:+525555550100' }, { url: 'https://www.taller.example/' }] })}></az-social-links>`,
      );
      expect(names(page)).to.deep.equal(['Instagram', 'Teléfono', 'taller.example']);
      const lines = (): string[] =>
        page.console.map(({ args }) => `${args[0]}`).filter((text) => text.includes('items.'));
      await page.waitFor(() => lines().length > 0);
      expect(lines()).to.deep.equal([
        '[azulejo] <az-social-links>: items.0.url is "javascript:top.bad=1", expected string with an address such as https://example.com/page or /page; left out.',
      ]);
    });
  });
});
