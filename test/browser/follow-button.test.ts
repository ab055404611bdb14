/** A link to an account, and the platform's button: consent, and platforms that misbehave. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { textAfter } from './support/flat-tree';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { received, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { emulateMedia } from './support/tab';

const mockScript = '/dist/demo/providers/x.js';
const restrictive = `<script type="application/json" data-azulejo-context>
  {"cookieSettings":{"isRestrictiveCookiePolicyEnabled":true}}</script>`;
const link = '<a href="https://x.com/taller">Sigue al taller</a>';
const button = (script = mockScript): string =>
  `<az-follow-button loading="eager" script="${script}">${link}</az-follow-button>`;

/** Ten seconds pass in a moment. */
const hurry = `<script>{ const wait = setTimeout; window.setTimeout = (run, ms, ...more) => wait(run, ms === 10000 ? 300 : ms, ...more); }</script>`;

defaultFlavour(({ name, script }) => {
  const open = async (html: string): Promise<Page> => {
    const page = await openPage({
      script,
      lang: 'es',
      html: `<main><h1>Taller</h1>${html}<p>Después</p></main>`,
    });
    await page.waitFor(() => page.$$('az-follow-button').every(isReady));
    return page;
  };
  const frames = (page: Page) => page.$$<HTMLIFrameElement>('iframe');
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  describe(`a follow button (${name})`, () => {
    beforeEach(resetSite);

    it('is a link until the visitor’s consent allows the platform’s script, then its button, and then a link again', async () => {
      const page = await open(restrictive + button());
      expect(isVisible(page.byRole('link', { name: 'Sigue al taller' }))).to.equal(true);
      await page.painted();
      expect(await received(mockScript)).to.deep.equal([]);
      expect(await axeViolations(page)).to.deep.equal([]);
      const top = () => page.$('main > p').getBoundingClientRect().top;
      const before = top();
      page.byRole('link').focus();

      page.window.Azulejo.consent?.set('accepted');
      await page.waitFor(() => frames(page).some(isVisible));
      expect(frames(page)[0]?.contentDocument?.body.textContent).to.equal('Follow @taller');
      expect(page.allByRole('link')).to.deep.equal([]);
      expect(top()).to.equal(before);
      // The focus does not go with the link.
      expect(page.focused?.ariaLabel).to.equal('Seguir a taller en X');

      page.window.Azulejo.consent?.set('declined');
      await page.waitFor(() => isVisible(page.byRole('link', { name: 'Sigue al taller' })));
      await page.waitFor(() => frames(page).length === 0);
    });

    if (supports('emulateMedia'))
      it('prints the link alone, with its address', async () => {
        const page = await open(
          `${button()}<az-follow-button loading="eager" service="Instagram" account="taller"></az-follow-button>`,
        );
        await page.waitFor(() => frames(page).some(isVisible));
        await emulateMedia({ media: 'print' });
        try {
          await page.waitFor(() => isVisible(page.byRole('link', { name: 'Sigue al taller' })));
          expect(page.allByRole('link').map(textAfter)).to.deep.equal([
            ' (https://x.com/taller)',
            ' (https://www.instagram.com/taller/)',
          ]);
          expect(frames(page).filter(isVisible)).to.deep.equal([]);
        } finally {
          await emulateMedia({});
        }
      });

    it('follows the link when a framework or a morph gives it the address of another account', async () => {
      const page = await open(button());
      await page.waitFor(() => frames(page).some(isVisible));
      page.$<HTMLAnchorElement>('az-follow-button > a').href = 'https://x.com/horno';
      await page.waitFor(() => frames(page)[0]?.contentDocument?.body?.textContent === 'Follow @horno');
      expect(frames(page)).to.have.length(1);
    });

    it('replaces the button where another network is chosen, though the page names one script for both', async () => {
      const page = await open(
        `<az-follow-button loading="eager" service="x" account="taller" script="${mockScript}"></az-follow-button>`,
      );
      await page.waitFor(() => frames(page).some(isVisible));
      page.$('az-follow-button').setAttribute('service', 'youtube');
      await page.waitFor(() => frames(page).length === 0 && page.$$('.g-ytsubscribe').length === 1);
      expect(isVisible(page.byRole('link', { name: 'Seguir a taller en YouTube' }))).to.equal(true);
    });

    it('loads one script for several accounts', async () => {
      const second = `<az-follow-button loading="eager" service="x" account="@horno" count script="${mockScript}"></az-follow-button>`;
      const page = await open(button() + second);
      await page.waitFor(() => frames(page).filter(isVisible).length === 2);
      expect(frames(page).map((one) => one.contentDocument?.body.textContent)).to.deep.equal([
        'Follow @taller',
        'Follow @horno · 1,204 followers',
      ]);
      expect(page.$$(`script[src="${mockScript}"]`).length).to.equal(1);
    });

    it('stays a link, with one line in the console, where the script throws, is blocked or does nothing', async () => {
      for (const address of ['throws', 'silent']
        .map((one) => `${mockScript}?behaviour=${one}`)
        .concat('/dist/demo/providers/none.js')) {
        const page = await open(hurry + button(address));
        await page.waitFor(() => page.consoleTexts('error').length > 0);
        expect(isVisible(page.byRole('link', { name: 'Sigue al taller' })), address).to.equal(true);
        expect(page.text()).to.include('Después');
        await page.painted();
        expect(page.consoleTexts('error').length, address).to.equal(1);
        expect(page.consoleTexts('error')[0]).to.include('The script of X');
      }
    });

    it('does not let the script erase the page', async () => {
      const page = await open(button(`${mockScript}?behaviour=writes`));
      await page.waitFor(() => frames(page).some(isVisible));
      expect(page.text()).to.include('Después');
      expect(page.text()).not.to.include('Only the provider');
    });

    it('is a link alone at a network without a button, whichever script the page names', async () => {
      const page = await open(
        `<az-follow-button loading="eager" service="Instagram" account="taller" script="${mockScript}"></az-follow-button>
         <az-follow-button loading="eager" service="orkut" account="taller">Seguidnos</az-follow-button>`,
      );
      expect(page.byRole('link').getAttribute('href')).to.equal('https://www.instagram.com/taller/');
      expect(page.byRole('link').textContent).to.equal('Seguir a taller en Instagram');
      await page.waitFor(() => page.consoleTexts('warn').length === 1);
      expect(page.consoleTexts('warn')[0]).to.include('service is "orkut"');
      expect(page.text()).to.include('Seguidnos');
      expect(await received(mockScript)).to.deep.equal([]);
    });

    it('is a link of its own where the content has none, and never one that runs a script', async () => {
      const page = await open(
        `${restrictive}<az-follow-button loading="eager" service="youtube" account="@taller"></az-follow-button>
         <az-follow-button loading="eager" service="x" account="javascript:top.bad=1//"></az-follow-button>
         <az-follow-button loading="eager" script="javascript:top.bad=1"></az-follow-button>`,
      );
      expect(page.byRole('link').getAttribute('href')).to.equal('https://www.youtube.com/@taller');
      expect(page.byRole('link').textContent).to.equal('Seguir a @taller en YouTube');
      await page.waitFor(() => page.consoleTexts('warn').length === 2);
      for (const problem of ['account is "javascript:top.bad=1//"', 'script is "javascript:top.bad=1"'])
        expect(page.consoleTexts('warn').filter((line) => line.includes(problem))).to.have.length(1);
    });
  });
});
