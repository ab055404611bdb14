/** A page that fills the whole screen of a phone (`viewport-fit=cover`): what blocks lay over it keeps out of the notch. */

import { banner, restrictive } from './cookie-banner/support';
import { lightbox, openByClick, openLightbox } from './lightbox/support';
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { afterEach, describe, expect, it } from './support/suite';
import { setSafeArea } from './support/tab';

const phones = {
  upright: { width: 390, height: 844, insets: { top: 60, right: 0, bottom: 60, left: 0 } },
  'on its side': { width: 844, height: 390, insets: { top: 0, right: 60, bottom: 30, left: 60 } },
};

type Way = keyof typeof phones;

/** The way that the phone is held as the page opens, and then. */
const turns = [
  { dir: 'ltr', first: 'upright', second: 'on its side' },
  { dir: 'rtl', first: 'on its side', second: 'upright' },
] as const;

const asPhone =
  '<script>Object.defineProperty(navigator, "userAgentData", { value: { mobile: true } })</script>';

const popup = (position: string): string =>
  `<az-popup id="offer" loading="eager" data='${JSON.stringify({ style: 2, position, timerDelay: 0 })}'>
    <h2>Offer</h2>${'<p>Sale today</p>'.repeat(80)}</az-popup>`;

const admin = `<script type="application/json" data-azulejo-context>${JSON.stringify({
  authenticatedAccount: { id: 'a' },
  websiteRoles: { 1: true },
})}</script>`;

const mobileBar =
  '<az-mobile-bar loading="eager"><a href="/">Inicio</a><a href="/kiln">Horno</a></az-mobile-bar>';
const assetsBar = `<az-licensed-assets-bar loading="eager" url="/licences"></az-licensed-assets-bar>
  <img alt="Kiln" data-licensed-asset-preview="true">`;
const badge = '<az-site-badge loading="eager"><a href="/maker">Maker</a></az-site-badge>';

/** What a visitor presses, without what only screen readers see. */
const controls = (page: Page): HTMLElement[] =>
  [...page.allByRole('button'), ...page.allByRole('link')].filter(
    (element) => element.getBoundingClientRect().width > 1,
  );

const requireUncovered = (page: Page, count: number, way: Way): void => {
  const { width, height, insets } = phones[way];
  const found = controls(page);
  expect(found.length, way).to.be.at.least(count);
  for (const control of found) {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const place = [left, top, right, bottom].map(Math.round);
    const label = `${way}: ${control.outerHTML.slice(0, 80)} at ${place}`;
    expect(left, label).to.be.at.least(insets.left);
    expect(top, label).to.be.at.least(insets.top);
    expect(right, label).to.be.at.most(width - insets.right);
    expect(bottom, label).to.be.at.most(height - insets.bottom);
  }
};

if (supports('setSafeArea'))
  defaultFlavour(({ name, script }) => {
    for (const { dir, first, second } of turns)
      describe(`on a phone that the visitor turns from ${first} to ${second}, ${dir} (${name})`, () => {
        afterEach(() => setSafeArea({}));

        const { width, height, insets } = phones[first];
        const options = { script, dir, width, height };

        const open = async (html: string): Promise<Page> => {
          await setSafeArea(insets);
          return openPage({ ...options, lang: 'es', query: 'nomotion=true', html });
        };

        const expectUncovered = async (page: Page, count: number): Promise<void> => {
          requireUncovered(page, count, first);
          const turned = phones[second];
          await setSafeArea(turned.insets);
          page.resize(turned.width, turned.height);
          await page.painted();
          requireUncovered(page, count, second);
        };

        it('the lightbox', async () => {
          await setSafeArea(insets);
          const page = await openLightbox({ ...options, html: lightbox() });
          await openByClick(page, 'Lazo');
          await expectUncovered(page, 4);
        });

        it('the panel of the cart', async () => {
          const page = await open('<az-cart mode="panel" loading="eager"></az-cart>');
          const cart = page.$<HTMLElement & { open(): void }>('az-cart');
          await page.waitFor(() => isReady(cart));
          cart.open();
          await page.waitFor(() => page.$$('dialog:modal').length > 0);
          await expectUncovered(page, 1);
        });

        for (const position of ['center', 'full', 'top-right', 'center-left'])
          it(`a popup at ${position}`, async () => {
            const page = await open(popup(position));
            await page.waitFor(() => page.$('az-popup').matches(':state(open)'));
            await expectUncovered(page, 1);
          });

        for (const [place, settings] of Object.entries({
          below: {},
          above: { cookieBannerPosition: 'TOP' },
          'in a corner': { cookieBannerVariant: 'POPUP', cookieBannerPosition: 'TOP_LEFT' },
        }))
          it(`the cookie banner ${place}`, async () => {
            const page = await open(restrictive + banner(settings));
            await page.waitFor(() => page.$$('[part=banner] button').length > 0);
            await expectUncovered(page, 1);
          });

        for (const [names, html, count] of [
          ['the mobile bar', mobileBar, 2],
          ['the bar of preview images', assetsBar, 2],
          ['the badge', badge, 1],
          ['both bars and the badge', mobileBar + assetsBar + badge, 5],
        ] as const)
          it(`${names}`, async () => {
            const page = await open(asPhone + admin + html);
            await page.waitFor(() =>
              page.$$('az-mobile-bar, az-licensed-assets-bar, az-site-badge').every(isReady),
            );
            await page.painted();
            await expectUncovered(page, count);
          });
      });
  });
