/** The mobile bar on phones and on computers. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { forward, heldClock, setHidden } from './support/clock';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { describe, expect, it } from './support/suite';

const asPhone =
  '<script>Object.defineProperty(navigator, "userAgentData", { value: { mobile: true } })</script>';

const everyDay = (hours: object): object =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, hours]),
  );

const context = (settings: object = {}, website: object = {}): string => {
  const value = {
    website: { location: { addressLine1: 'Calle Roma 12' }, ...website },
    websiteSettings: {
      contactEmail: 'hola@example.com',
      contactPhoneNumber: '+52 (55) 5555-0100',
      businessHours: everyDay({ text: '10 a 18 h' }),
      mobileInfoBarSettings: settings,
    },
  };
  return `<script type="application/json" data-azulejo-context>${JSON.stringify(value)}</script>`;
};

const bar = '<az-mobile-bar loading="eager"></az-mobile-bar>';

const isVisible = (page: Page): boolean => page.$('az-mobile-bar').matches(':state(visible)');

const addresses = (page: Page): string[] =>
  page.allByRole('link').map((link) => link.getAttribute('href') ?? '');

defaultFlavour(({ name, script }) => {
  const open = async (options: PageOptions): Promise<Page> => {
    const page = await openPage({ script, lang: 'es', width: 390, ...options });
    await page.waitFor(() => page.$$('az-mobile-bar').every(isReady));
    return page;
  };

  describe(`the mobile bar (${name})`, () => {
    it('shows a phone how to write, call and find, and today’s hours', async () => {
      const page = await open({ html: `${asPhone}${context()}<h1>Page</h1>${bar}` });
      const nav = page.byRole('navigation', { name: 'Contacto' });
      expect(addresses(page)).to.deep.equal([
        'mailto:hola@example.com',
        'tel:+525555550100',
        'https://www.google.com/maps/search/?api=1&query=Calle+Roma+12',
      ]);
      expect(page.text(nav)).to.include('10 a 18 h');
      expect(nav.getBoundingClientRect().bottom).to.equal(800);
      expect(await axeViolations(page)).to.deep.equal([]);
      expect(await page.shift()).to.equal(0);
      expect(page.errors).to.deep.equal([]);
    });

    it('shows the hours of the day when a phone shows the page again', async () => {
      const businessHours = {
        ...everyDay({ text: 'Otro día' }),
        monday: { text: 'Lunes' },
        tuesday: { text: 'Martes' },
      };
      const website = { timeZone: 'UTC' };
      const settings = JSON.stringify({ website, websiteSettings: { businessHours } });
      const html = `${asPhone}${heldClock({ at: '2026-03-02T23:50:00Z' })}<script type="application/json" data-azulejo-context>${settings}</script>${bar}`;
      const page = await open({ html });
      expect(page.text()).to.include('Lunes');
      forward(page, 20 * 60_000);
      setHidden(page, false);
      await page.waitFor(() => page.text().includes('Martes'));
    });

    it('shows nothing on a computer, in a wide window, without a style, or without a contact', async () => {
      const pages = await Promise.all([
        open({ html: context() + bar }),
        open({ html: asPhone + context() + bar, width: 1025 }),
        open({ html: asPhone + context({ style: 1 }) + bar }),
        open({ html: asPhone + bar }),
      ]);
      for (const page of pages) expect(isVisible(page)).to.equal(false);
      const [, wide] = pages;
      wide?.resize(1024);
      await wide?.waitFor(() => isVisible(wide));
    });

    it('leaves out what the site has switched off', async () => {
      const settings = {
        isContactEmailEnabled: false,
        isLocationEnabled: false,
        isBusinessHoursEnabled: false,
      };
      const page = await open({ html: asPhone + context(settings) + bar });
      expect(addresses(page)).to.deep.equal(['tel:+525555550100']);
      expect(page.text()).not.to.include('10 a 18 h');
    });

    it('shows the page’s own links', async () => {
      const html = `${asPhone}${context()}<az-mobile-bar loading="eager"><a href="#write">Escribir aquí</a></az-mobile-bar>`;
      const page = await open({ html });
      expect(addresses(page)).to.deep.equal(['#write']);
      expect(page.text(page.byRole('navigation'))).to.not.include('10 a 18 h');
      // Its own settings take their place.
      page.$('az-mobile-bar').setAttribute('contact-email', 'taller@example.com');
      await page.waitFor(() => addresses(page)[0] === 'mailto:taller@example.com');
    });

    it('has the page’s own links without underlines, with lines between them that a dark bar shows, too', async () => {
      const page = await open({
        html: `${asPhone}<style>body { background: #fff; color: #14213d }</style><az-mobile-bar loading="eager" mobile-bar-style="dark"><a href="#write">Escribir</a><a href="tel:+525555550100">Llamar</a></az-mobile-bar>`,
      });
      await page.waitFor(() => isVisible(page));
      const [first, second] = page.allByRole('link').map((link) => page.window.getComputedStyle(link));
      expect(first?.textDecorationLine).to.equal('none');
      expect(first?.borderInlineStartWidth).to.equal('0px');
      expect(second?.borderInlineStartWidth).to.equal('1px');
      // A fifth of the bar's own white.
      expect(second?.borderInlineStartColor).to.match(/^color\(srgb 1 1 1 \/ 0\.2\)$/);
      for (const link of page.allByRole('link'))
        expect(link.getBoundingClientRect().height).to.be.at.least(44);
    });

    it('leaves room at the end of the page', async () => {
      const html = `<style>body { margin: 0 }</style>${asPhone}${context()}<p style="height:2000px">Page</p><p id="last">Last</p>${bar}`;
      const page = await open({ html });
      await page.waitFor(() => isVisible(page));
      page.window.scrollTo(0, 1e6);
      await page.painted();
      const { top } = page.byRole('navigation').getBoundingClientRect();
      expect(page.$('#last').getBoundingClientRect().bottom).to.be.at.most(top);
    });

    it('shows once among ten, and says so in one line; a context of wrong types is one line too', async () => {
      const page = await open({ html: asPhone + context() + bar.repeat(10) });
      expect(page.allByRole('navigation').length).to.equal(1);
      const warnings = () => page.consoleTexts('warn');
      await page.waitFor(() => warnings().length > 0);
      expect(warnings().length).to.equal(1);

      const wrong = {
        mobileInfoBarSettings: { style: 9 },
        contactEmail: ['x'],
        businessHours: 'all day',
        location: 7,
      };
      const broken = await open({
        html: `${asPhone}<script type="application/json" data-azulejo-context>${JSON.stringify({ website: wrong })}</script>${bar}`,
      });
      await broken.waitFor(() => broken.console.length > 0);
      expect(broken.console.length).to.equal(1);
      expect(broken.errors).to.deep.equal([]);
    });
  });
});
