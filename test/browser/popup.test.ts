/** The popup as visitors meet it. */

import { axeViolations } from './support/axe';
import { isReady } from './support/blocks';
import { bothFlavours, defaultFlavour, type Flavour } from './support/flavour';
import { openPage, type Page, type PageOptions } from './support/page';
import { fault, received, requestEachTime, resetSite } from './support/site';
import { afterEach, describe, expect, it } from './support/suite';

requestEachTime('elements/cookie-banner');

const storageKey = 'azulejo.popup.offer';

const soon = { style: 2, showOnTimer: true, timerDelay: 0 };

const popup = (settings: object = soon, content = '<h2>Offer</h2><p>Sale today</p>', id = 'offer'): string =>
  `<az-popup id="${id}" loading="eager" data='${JSON.stringify(settings)}'>${content}</az-popup>`;

const context = (value: object): string =>
  `<script type="application/json" data-azulejo-context>${JSON.stringify(value)}</script>`;

const asPhone =
  '<script>Object.defineProperty(navigator, "userAgentData", { value: { mobile: true } })</script>';

type PopupElement = HTMLElement & { open(): boolean; close(): void };

const isOpen = (page: Page, selector = 'az-popup'): boolean => page.$(selector).matches(':state(open)');

const opened = (page: Page, selector?: string) => page.waitFor(() => isOpen(page, selector));

const closed = (page: Page, selector?: string) => page.waitFor(() => !isOpen(page, selector));

/** The mouse leaves the page, by default at the top of the window. */
const leave = (page: Page, where: MouseEventInit = { clientY: -1 }): void => {
  page.document.documentElement.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, ...where }));
};

const storedRecord = () => JSON.parse(localStorage.getItem(storageKey) ?? 'null');

/** Waits longer than a popup needs that opens at once, and looks again as long as a popup waits between two looks. */
const staysClosed = async (page: Page, why?: string): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(isOpen(page), why).to.equal(false);
};

const tall = '<p style="height: 5000px">Page</p>';

const openWith =
  ({ script }: Flavour) =>
  async (options: PageOptions): Promise<Page> => {
    const page = await openPage({ script, lang: 'es', ...options });
    await page.waitFor(() => page.$$('az-popup').every(isReady));
    return page;
  };

bothFlavours((flavour) => {
  const open = openWith(flavour);

  describe(`the popup as a layer above the page (${flavour.name})`, () => {
    afterEach(resetSite);

    it('opens as a modal dialog, names it, closes by Escape, and returns the focus', async () => {
      const page = await open({ html: `<a href="#x">Before</a>${popup({ ...soon, timerDelay: 200 })}` });
      page.byRole('link', { name: 'Before' }).focus();
      const reasons: unknown[] = [];
      page.document.addEventListener('az-close', (event) =>
        reasons.push((event as CustomEvent).detail.reason),
      );
      await opened(page);
      const dialog = page.byRole('dialog', { name: 'Offer' });
      expect(dialog.matches(':modal')).to.equal(true);
      expect(page.text(dialog)).to.include('Sale today');
      page.$('h2').textContent = 'Last offer';
      await page.waitFor(() => page.byRole('dialog', { name: 'Last offer' }));
      // The colours are those of the page once the dialog has come up.
      await page.waitFor(() => dialog.getAnimations().length === 0);
      expect(await axeViolations(page)).to.deep.equal([]);
      await page.press('Escape');
      await closed(page);
      expect(page.focused).to.equal(page.byRole('link', { name: 'Before' }));
      await page.waitFor(() => reasons.length > 0);
      expect(reasons).to.deep.equal(['escape']);
      expect(await page.shift()).to.equal(0);
      expect(page.errors).to.deep.equal([]);
    });

    it('closes by its button and by a click outside', async () => {
      const page = await open({ html: popup() });
      const reasons: unknown[] = [];
      page.document.addEventListener('az-close', (event) =>
        reasons.push((event as CustomEvent).detail.reason),
      );
      await opened(page);
      page.click(page.byRole('button', { name: 'Cerrar la ventana' }));
      await page.waitFor(() => reasons.length === 1);
      expect((page.$('az-popup') as PopupElement).open()).to.equal(true);
      await page.clickWithMouse({ x: 5, y: 5 });
      await page.waitFor(() => reasons.length === 2);
      expect(reasons).to.deep.equal(['button', 'outside']);
    });

    it('waits in a hidden part of the page, where its dialog would lock what visitors see', async () => {
      const page = await open({ html: `<details><summary>More</summary>${popup()}</details>` });
      await staysClosed(page);
      expect((page.$('az-popup') as PopupElement).open()).to.equal(false);
      page.click(page.$('summary'));
      await opened(page);
      // Hidden again, it closes, even in the frame in which it has opened.
      const details = page.$<HTMLDetailsElement>('details');
      details.open = false;
      await closed(page);
      details.open = true;
      expect((page.$('az-popup') as PopupElement).open()).to.equal(true);
      details.open = false;
      await closed(page);
    });

    it('in a corner leaves the page and its focus alone, and closes by Escape', async () => {
      const page = await open({
        html: `<button>Page</button>${popup({ ...soon, position: 'bottom-right', timerDelay: 100 })}<div style="position:fixed;top:100px;inset-inline:0;height:700px;z-index:10"></div>`,
        query: 'nomotion=true',
      });
      page.byRole('button', { name: 'Page' }).focus();
      await opened(page);
      const dialog = page.byRole('dialog', { name: 'Offer' });
      expect(dialog.matches(':modal')).to.equal(false);
      expect(page.focused).to.equal(page.byRole('button', { name: 'Page' }));
      const { right, bottom } = dialog.getBoundingClientRect();
      expect([right, bottom].map(Math.round)).to.deep.equal([1280 - 16, 800 - 16]);
      expect(page.document.elementFromPoint(right - 100, bottom - 10)).to.equal(page.$('az-popup'));
      let isKeyUsed = false;
      page.window.addEventListener('keydown', ({ defaultPrevented }) => {
        isKeyUsed = defaultPrevented;
      });
      await page.press('Escape');
      await closed(page);
      expect(isKeyUsed).to.equal(true);
      page.$<PopupElement>('az-popup').open();
      const close = page.byRole('button', { name: 'Cerrar la ventana' });
      close.focus();
      page.click(close);
      await closed(page);
      expect(page.focused).to.equal(page.byRole('button', { name: 'Page' }));
    });

    it('in a corner leaves Escape to a dialog or a menu that the visitor has opened since', async () => {
      const page = await open({
        html: `<dialog><button>In the dialog</button></dialog><div popover>Menu</div>${popup({ ...soon, position: 'bottom-right' })}`,
        query: 'nomotion=true',
      });
      await opened(page);
      page.$<HTMLDialogElement>('dialog').showModal();
      await page.press('Escape');
      await page.waitFor(() => !page.$<HTMLDialogElement>('dialog').open);
      expect(isOpen(page)).to.equal(true);
      page.$('[popover]').showPopover();
      await page.press('Escape');
      await page.waitFor(() => !page.$('[popover]').matches(':popover-open'));
      expect(isOpen(page)).to.equal(true);
      await page.press('Escape');
      await closed(page);
    });

    it('leaves a page that can scroll, where it is removed while it is open', async () => {
      const page = await open({ html: tall + popup(), query: 'nomotion=true' });
      await opened(page);
      page.$('az-popup').remove();
      await page.painted();
      await page.wheel({ at: { x: 5, y: 5 }, deltaY: 300 });
      await page.waitFor(() => page.window.scrollY === 300);
    });

    it('counts a form that succeeds as a sign-up', async () => {
      const settings = { ...soon, showUntilSignup: true, displayFrequency: 0 };
      const form = '<az-newsletter form-id="letter"></az-newsletter>';
      const page = await open({ html: popup(settings, form) });
      await opened(page);
      const email = await page.waitFor(() => page.allByRole('textbox')[0]);
      email.focus();
      await page.type('ana@example.com');
      await page.press('Enter');
      await page.waitFor(() => storedRecord()?.submitted);
      expect(isOpen(page)).to.equal(true);
      page.$<PopupElement>('az-popup').close();
      await closed(page);
      await staysClosed(await open({ html: popup(settings, form) }));
    });

    it('stops the media in it when it closes', async () => {
      const film = '/films/estrellas.webm';
      const page = await open({
        html: popup(
          soon,
          `<h2>Offer</h2><az-video loading="eager" url="${film}" overlay="false"></az-video>
           <video id="own" src="${film}" loop muted></video>`,
        ),
      });
      await opened(page);
      const video = page.$<HTMLElement & { play(): void }>('az-video');
      await page.waitFor(() => isReady(video));
      video.play();
      await page.waitFor(() => video.matches(':state(playing)'));
      await page.$<HTMLVideoElement>('#own').play();
      page.$<PopupElement>('az-popup').close();
      await page.waitFor(() => !video.matches(':state(playing)'));
      expect(page.$<HTMLVideoElement>('#own').paused).to.equal(true);
    });

    it('stays open when it is moved in the page, and when a setting changes', async () => {
      const page = await open({ html: `<main></main>${popup()}` });
      await opened(page);
      page.$('main').append(page.$('az-popup'));
      page.$('az-popup').setAttribute('version', '5');
      await page.painted();
      await page.waitFor(() => page.byRole('dialog').matches(':modal'));
      expect(isOpen(page)).to.equal(true);
      // Outside of the page it is closed.
      const element = page.$('az-popup');
      element.remove();
      await page.painted();
      expect(element.matches(':state(open)')).to.equal(false);
    });
  });
});

defaultFlavour((flavour) => {
  const open = openWith(flavour);

  describe(`the popup (${flavour.name})`, () => {
    afterEach(resetSite);

    it('has space between the parts of its content, which the page can change', async () => {
      const content = '<div id="one">One</div><div id="two">Two</div>';
      const gap = (page: Page): number =>
        page.$('#two').getBoundingClientRect().top - page.$('#one').getBoundingClientRect().bottom;
      const page = await open({ html: popup(soon, content) });
      await opened(page);
      expect(gap(page)).to.equal(16);
      const own = await open({ html: `<style>#two { margin: 0 }</style>${popup(soon, content)}` });
      await opened(own);
      expect(gap(own)).to.equal(0);
    });

    it('records when the visitor has closed it, and does not open by itself again in that version', async () => {
      const page = await open({ html: popup({ ...soon, version: 3 }) });
      await opened(page);
      page.click(page.byRole('button', { name: 'Cerrar la ventana' }));
      const record = await page.waitFor(storedRecord);
      expect([record.version, record.submitted]).to.deep.equal([3, false]);
      expect(Date.now() - record['date-closed']).to.be.within(0, 10_000);

      const next = await open({ html: popup({ ...soon, version: 3 }) });
      // Meanwhile the page has turned it off, or the visitor has closed it in another tab.
      const onExit = { style: 2, showOnExit: true, version: 4 };
      const turnedOff = await open({ html: popup(onExit, '<p>Sale today</p>', 'letter') });
      turnedOff.$('az-popup').setAttribute('popup-style', 'none');
      await turnedOff.painted();
      const closedElsewhere = await open({ html: popup(onExit) });
      localStorage.setItem(storageKey, JSON.stringify({ ...record, version: 4 }));
      for (const left of [turnedOff, closedElsewhere]) leave(left);
      await Promise.all([next, turnedOff, closedElsewhere].map((one) => staysClosed(one)));
      await opened(await open({ html: popup({ ...soon, version: 5 }) }));
    });

    it('has a focus ring in the accent colour, and on its dark ground in the colour of the text', async () => {
      for (const [style, color] of [
        ['light', 'rgb(1, 2, 3)'],
        ['dark', 'rgb(255, 255, 255)'],
      ]) {
        const page = await open({
          html: `<style>az-popup { --az-color-accent: rgb(1, 2, 3) }</style>${popup({ ...soon, style })}`,
        });
        await opened(page);
        const button = page.byRole('button', { name: 'Cerrar la ventana' });
        await page.press('Tab');
        button.focus();
        expect(button.matches(':focus-visible')).to.equal(true);
        expect(page.window.getComputedStyle(button).outlineColor).to.equal(color);
      }
    });

    it('reads its settings in the site’s context', async () => {
      const site = (settings: object, more: object = {}) =>
        context({ websiteSettings: { popupOverlaySettings: settings }, ...more });
      await opened(await open({ html: site(soon) + popup({}) }));
      const rows: [why: string, options: PageOptions][] = [
        ['turned off by itself', { html: site({ ...soon, style: 1 }) + popup({}) }],
        [
          'on a page without it',
          { html: site({ enabledPages: [] }) + popup({ showOnTimer: true, timerDelay: 0 }, '') },
        ],
        ['on a lock screen', { html: site(soon, { pageType: 103 }) + popup({}) }],
        ['turned off in the page', { html: site(soon) + popup({ style: 'none' }) }],
        ['on a phone', { html: asPhone + site(soon) + popup({}) }],
        ['in a screenshot', { html: popup(), query: 'screenshotMode=true' }],
      ];
      const closed = rows.map(async ([why, options]) => ({ why, page: await open(options) }));
      const pages = await Promise.all(closed);
      await Promise.all(pages.map(({ page, why }) => staysClosed(page, why)));
      await opened(await open({ html: asPhone + site({ ...soon, enableMobile: true }) + popup({}) }));
    });

    it('opens when the visitor has scrolled far enough, or is about to leave', async () => {
      const page = await open({
        html: `${popup({ style: 2, showOnScroll: true, scrollPercentage: 50 })}<p style="height:5000px">Page</p>`,
      });
      page.window.scrollTo(0, 1500);
      await staysClosed(page);
      page.window.scrollTo(0, 2800);
      await opened(page);
      // Where the browser has restored the position, the visitor need not scroll.
      page.$<PopupElement>('az-popup').close();
      await closed(page);
      localStorage.removeItem(storageKey);
      page.$('az-popup').setAttribute('scroll-percentage', '40');
      await opened(page);

      const leaving = await open({ html: popup({ style: 2, showOnExit: true }) });
      leave(leaving, { clientY: 400 });
      // From an element to another one.
      leave(leaving, { clientY: 0, relatedTarget: leaving.document.body });
      await staysClosed(leaving);
      leave(leaving);
      await opened(leaving);
    });

    it('opens by a link to it, as often as the visitor follows the link, and without moving the page', async () => {
      const html = `<a href="#offer">Hours</a><p style="height: 3000px"></p>${popup({ style: 'none' })}`;
      const page = await open({ html });
      const link = page.byRole('link', { name: 'Hours' });
      for (const _ of [1, 2]) {
        page.click(link);
        await opened(page);
        await page.press('Escape');
        await closed(page);
        // The address names it no more: going back from a lightbox or a reload must not open it again.
        await page.waitFor(() => page.window.location.hash === '');
      }
      expect(page.window.scrollY).to.equal(0);
      page.window.location.hash = '#other';
      await staysClosed(page);
      expect(page.errors).to.deep.equal([]);
    });

    for (const position of ['center', 'bottom-right'])
      it(`returns the focus to the link that has opened it (${position})`, async () => {
        const html = `<a href="#offer">Hours</a>${popup({ style: 'none', position })}`;
        const page = await open({ html, query: 'nomotion=true' });
        const link = page.byRole('link', { name: 'Hours' });
        await page.clickWithMouse(link);
        await opened(page);
        await page.press('Escape');
        await closed(page);
        expect(page.focused).to.equal(link);
        await page.press('Enter');
        await opened(page);
        await page.press('Escape');
        await closed(page);
        expect(page.focused).to.equal(link);
      });

    it('opens for a script that calls `open()` before the popup has rendered', async () => {
      const page = await open({ html: popup({ style: 'none' }) });
      const added = page.document.createElement('az-popup') as PopupElement;
      added.innerHTML = '<h2>Letter</h2><p>Every month</p>';
      page.document.body.append(added);
      added.open();
      await page.waitFor(() => added.matches(':state(open)'));
      page.byRole('dialog', { name: 'Letter' });
      added.close();
      await page.waitFor(() => !added.matches(':state(open)'));
    });

    it('asks once for each click on a link to it whether it may open', async () => {
      const page = await open({ html: `<a href="#offer">Hours</a>${popup({ style: 'none' })}` });
      let openings = 0;
      page.document.addEventListener('az-open', (event) => {
        openings += 1;
        event.preventDefault();
      });
      for (const clicks of [1, 2]) {
        page.window.location.hash = '#other';
        page.click(page.byRole('link', { name: 'Hours' }));
        await new Promise((resolve) => setTimeout(resolve, 100));
        expect(openings).to.equal(clicks);
      }
    });

    it('does not open by a link from another page once the visitor has gone on to another part', async () => {
      const banner = '<az-cookie-banner loading="eager"></az-cookie-banner>';
      const page = await open({ html: banner + popup({ style: 'none' }), hash: 'offer' });
      await page.waitFor(() => page.byRole('region'));
      page.window.location.hash = '#other';
      page.window.Azulejo.consent?.set('accepted');
      await staysClosed(page);
    });

    it('without an id leaves the address of the page alone', async () => {
      const html = '<az-popup loading="eager" popup-style="light" timer-delay="0"><h2>Offer</h2></az-popup>';
      const page = await open({ html });
      await opened(page);
      let writings = 0;
      page.window.history.replaceState = () => {
        writings += 1;
      };
      const hasClosed = new Promise((resolve) => page.document.addEventListener('az-close', resolve));
      await page.press('Escape');
      await hasClosed;
      expect(writings).to.equal(0);
    });

    it('opens by a link from another page once the visitor has answered the cookie banner', async () => {
      const banner = '<az-cookie-banner loading="eager"></az-cookie-banner>';
      const page = await open({ html: banner + popup({ style: 'none' }), hash: 'offer' });
      await page.waitFor(() => page.byRole('region'));
      await staysClosed(page);
      page.window.Azulejo.consent?.set('accepted');
      await opened(page);
    });

    it('waits for the answer to the cookie banner', async () => {
      const page = await open({ html: `<az-cookie-banner></az-cookie-banner>${popup()}` });
      await page.waitFor(() => page.$('az-cookie-banner').matches(':state(open)'));
      await staysClosed(page);
      page.click(page.byRole('button', { name: 'Rechazar' }));
      await opened(page);
    });

    it('does not wait for a cookie banner that a content blocker hides', async () => {
      const style = '<style>#cookie-banner { display: none }</style>';
      const html = `${style}<az-cookie-banner id="cookie-banner"></az-cookie-banner>${popup()}`;
      const page = await open({ html });
      await opened(page);
      expect(page.$('az-cookie-banner').matches(':state(open)')).to.equal(true);
    });

    it('does not wait for a cookie banner whose file is blocked', async () => {
      await fault({ path: `${flavour.base}elements/cookie-banner.js`, status: 403, times: 50 });
      const page = await open({ html: `<az-cookie-banner></az-cookie-banner>${popup()}` });
      await staysClosed(page);
      await opened(page);
    });

    it('waits while the visitor types, and while another dialog is open', async () => {
      const page = await open({
        html: `<input aria-label="Name"><dialog></dialog><iframe title="Form" srcdoc="<input>"></iframe>${popup({ ...soon, timerDelay: 300 })}`,
      });
      page.$('input').focus();
      await new Promise((resolve) => setTimeout(resolve, 400));
      await staysClosed(page);
      page.$<HTMLDialogElement>('dialog').showModal();
      await staysClosed(page);
      page.$<HTMLDialogElement>('dialog').close();
      // A form of another site may be in the frame.
      const frame = page.$('iframe');
      frame.focus();
      await staysClosed(page);
      frame.blur();
      await opened(page);
    });

    it('does not wait for an accordion whose section is open', async () => {
      const accordion = '<az-accordion><details open><summary>One</summary>First</details></az-accordion>';
      const page = await open({ html: accordion + popup({ ...soon, timerDelay: 300 }) });
      await page.waitFor(() => page.$('az-accordion').matches(':state(open)'));
      await opened(page);
    });

    it('never opens beside another popup', async () => {
      const page = await open({
        html: popup() + popup({ ...soon, position: 'bottom-right' }, '<p>Second</p>', 'second'),
      });
      await page.waitFor(() => isOpen(page, '#offer') || isOpen(page, '#second'));
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect([isOpen(page, '#offer'), isOpen(page, '#second')]).to.deep.equal([true, false]);
      await page.press('Escape');
      await opened(page, '#second');
    });

    it('in a corner never covers the focused element', async () => {
      const page = await open({
        html: `<a href="#a">First</a><a href="#b" style="position: absolute; right: 40px; bottom: 40px">Legal</a>${popup({ ...soon, position: 'bottom-right' })}`,
        query: 'nomotion=true',
      });
      await opened(page);
      await page.press('Tab', 'Tab');
      const link = page.byRole('link', { name: 'Legal' });
      expect(page.focused).to.equal(link);
      const dialog = page.byRole('dialog', { name: 'Offer' });
      await page.waitFor(() => dialog.getBoundingClientRect().bottom <= link.getBoundingClientRect().top);
      // In the popup, the visitor sees all of it.
      page.byRole('button', { name: 'Cerrar la ventana' }).focus();
      await page.waitFor(() => Math.round(dialog.getBoundingClientRect().bottom) === 800 - 16);
    });

    it('opens, and closes by Escape, beside a toast', async () => {
      const page = await open({ html: popup({ style: 2, position: 'bottom-right', timerDelay: 0 }) });
      page.window.Azulejo.inform?.('Saved');
      const toast = await page.waitFor(() => page.allByRole('status')[0]);
      await page.waitFor(() => page.text(toast).includes('Saved'));
      await page.hover(toast);
      page.$('az-popup').setAttribute('show-on-timer', '');
      await opened(page);
      await page.press('Escape');
      await closed(page);
      expect(toast.isConnected).to.equal(true);
    });

    it('over the full page ends where the scrollbar of the page begins', async () => {
      const page = await open({ html: tall + popup({ ...soon, position: 'full' }), query: 'nomotion=true' });
      await opened(page);
      const { left, right } = page.byRole('dialog').getBoundingClientRect();
      expect([left, right]).to.deep.equal([0, page.document.documentElement.clientWidth]);
    });

    it('keeps the page behind in place while it is modal', async () => {
      const page = await open({ html: tall + popup(), query: 'nomotion=true' });
      await opened(page);
      const { left, top } = page.byRole('dialog').getBoundingClientRect();
      for (const at of [
        { x: 5, y: 5 },
        { x: left + 20, y: top + 20 },
      ])
        await page.wheel({ at, deltaY: 300 });
      await page.press('PageDown', 'Escape');
      await closed(page);
      await page.wheel({ at: { x: 5, y: 5 }, deltaY: 300 });
      await page.waitFor(() => page.window.scrollY === 300);

      localStorage.removeItem(storageKey);
      const corner = await open({ html: tall + popup({ ...soon, position: 'bottom-right' }) });
      await opened(corner);
      await corner.wheel({ at: { x: 1280 - 100, y: 800 - 30 }, deltaY: 300 });
      await corner.waitFor(() => corner.window.scrollY === 300);
    });

    it('moves nothing of a page that is scrolled, whichever element says how it scrolls, and frees it again', async () => {
      for (const style of [
        '',
        'html { overflow-y: scroll }',
        'html, body { height: 100% } body { overflow-x: hidden }',
        'html { overflow-x: hidden; scrollbar-gutter: stable both-edges }',
        'body { container-type: inline-size }',
      ]) {
        localStorage.removeItem(storageKey);
        const sticky = '<p id="sticky" style="position: sticky; top: 0">Header</p>';
        const html = `<style>body { margin: 0 } ${style}</style>${sticky}${tall}${popup({ style: 2 })}`;
        const page = await open({ html, query: 'nomotion=true' });
        const { documentElement: root } = page.document;
        const layout = () => {
          const { left, top, width } = page.$('#sticky').getBoundingClientRect();
          const { overflow, scrollbarGutter } = page.window.getComputedStyle(root);
          return [left, top, width, page.window.scrollY, root.clientWidth, overflow, scrollbarGutter];
        };
        page.window.scrollTo(0, 200);
        const before = layout();
        expect([before[1], before[3]], style).to.deep.equal([0, 200]);
        page.$<PopupElement>('az-popup').open();
        await page.painted();
        expect(layout().slice(0, 5), style).to.deep.equal(before.slice(0, 5));
        await page.wheel({ at: { x: 5, y: 5 }, deltaY: 300 });
        page.$<PopupElement>('az-popup').close();
        await closed(page);
        expect(layout(), style).to.deep.equal(before);
      }
    });

    it('lets the page scroll where the browser cannot keep the room of its scrollbar', async () => {
      const page = await open({ html: tall + popup({ style: 2 }), query: 'nomotion=true' });
      const { documentElement: root, body } = page.document;
      Object.defineProperty(page.window, 'innerWidth', { value: root.clientWidth + 15 });
      page.window.CSS.supports = (property: string) => property !== 'scrollbar-gutter';
      page.$<PopupElement>('az-popup').open();
      await page.painted();
      for (const element of [root, body])
        expect(page.window.getComputedStyle(element).overflow).to.equal('visible');
    });

    it('counts a form of the page as a sign-up, also one that a script sends', async () => {
      const form = '<form><label>E-mail <input type="email" required></label><button>Send</button></form>';
      const page = await open({ html: popup(soon, form) });
      await opened(page);
      page.document.addEventListener('submit', (event) => event.preventDefault());
      const send = page.byRole('button', { name: 'Send' });
      page.click(send);
      expect(storedRecord()?.submitted ?? false).to.equal(false);
      page.byRole('textbox').focus();
      await page.type('ana@example.com');
      page.click(send);
      await page.waitFor(() => storedRecord()?.submitted);
    });

    it('counts a form in a block that the browser sends as a sign-up', async () => {
      const form = `<az-form loading="eager"><form action="/api/endpoint" method="post" target="answer">
        <label>E-mail <input type="email" name="mail" required></label><button>Send</button></form></az-form>`;
      const page = await open({ html: `${popup(soon, form)}<iframe name="answer"></iframe>` });
      await opened(page);
      await page.waitFor(() => isReady(page.$('az-form')));
      page.click(page.byRole('button', { name: 'Send' }));
      await page.painted();
      expect(storedRecord()?.submitted ?? false).to.equal(false);
      page.byRole('textbox').focus();
      await page.type('ana@example.com');
      page.click(page.byRole('button', { name: 'Send' }));
      await page.waitFor(() => storedRecord()?.submitted);
    });

    it('counts a button as a sign-up, but not one that closes', async () => {
      const content = '<h2>Offer</h2><button>Yes</button><button data-az-popup-close>No</button>';
      const page = await open({ html: popup(soon, content) });
      await opened(page);
      page.click(page.byRole('button', { name: 'No' }));
      await page.waitFor(() => storedRecord());
      expect(storedRecord().submitted).to.equal(false);
      (page.$('az-popup') as PopupElement).open();
      const reports: string[] = [];
      page.document.addEventListener('az-overlay', (event) =>
        reports.push((event as CustomEvent).detail.event),
      );
      page.click(page.byRole('button', { name: 'Yes' }));
      page.click(page.byRole('button', { name: 'Yes' }));
      expect(storedRecord().submitted).to.equal(true);
      expect(reports).to.deep.equal(['submit']);
    });

    for (const type of ['button', 'submit'])
      it(`counts an input of the type ${type} as a sign-up`, async () => {
        const page = await open({ html: popup(soon, `<h2>Offer</h2><input type="${type}" value="Yes">`) });
        await opened(page);
        page.click(page.byRole('button', { name: 'Yes' }));
        expect(storedRecord().submitted).to.equal(true);
      });

    it('counts a sign-up in a new version, also of a visitor who has signed up in an older one', async () => {
      localStorage.setItem(storageKey, JSON.stringify({ version: 1, submitted: true, 'date-closed': 0 }));
      const html = popup(
        { ...soon, version: 2, showUntilSignup: true },
        '<h2>Offer</h2><button>Yes</button>',
      );
      const page = await open({ html });
      await opened(page);
      page.click(page.byRole('button', { name: 'Yes' }));
      expect(storedRecord()).to.include({ version: 2, submitted: true });
      await staysClosed(await open({ html }));
    });

    it('reports to visit analytics, and its buttons with the context 2', async () => {
      const content = '<h2>Offer</h2><az-button loading="eager"><a href="#x">Go</a></az-button>';
      const page = await open({
        html: context({ website: { id: 'w' } }) + popup({ ...soon, version: 2 }, content),
      });
      await opened(page);
      const ofOverlay = async () => (await received('/api/census/overlay')).map(({ body }) => body as object);
      await page.waitFor(async () => (await ofOverlay()).length === 1);
      await page.waitFor(async () => (await received('/api/census/button-render')).length > 0);
      const renders = await received('/api/census/button-render');
      expect(renders.map(({ body }) => (body as { context: number }).context)).to.deep.equal([2]);
      page.click(page.byRole('button', { name: 'Cerrar la ventana' }));
      await page.waitFor(async () => (await ofOverlay()).length === 2);
      const [first, second] = await ofOverlay();
      expect(first)
        .to.include({ id: 'offer', event: 'open', version: 2 })
        .and.to.have.property('visitorCookie');
      expect(second).to.include({ id: 'offer', event: 'close', reason: 'button' });
    });

    it('stays closed where a listener cancels az-open', async () => {
      const page = await open({
        html: `<script>addEventListener('az-open', (event) => event.preventDefault())</script>${popup()}`,
      });
      await staysClosed(page);
      expect((page.$('az-popup') as PopupElement).open()).to.equal(false);
      expect(storedRecord()).to.equal(null);
    });

    it('says in one line that it has no content, or that its record is wrong', async () => {
      const empty = await open({ html: popup(soon, '') });
      await empty.waitFor(() => empty.consoleTexts('warn').length > 0);
      expect(empty.consoleTexts('warn').join()).to.include('no content');
      expect(isOpen(empty)).to.equal(false);
      const withScript = await open({
        html: popup(soon, '<script type="application/json">{"version": 1}</script>'),
      });
      await withScript.waitFor(() => withScript.consoleTexts('warn').length > 0);
      expect(isOpen(withScript)).to.equal(false);

      for (const record of ['{oops', '[]', JSON.stringify({ version: 0, 'date-closed': Date.now() + 1e9 })]) {
        localStorage.setItem(storageKey, record);
        const page = await open({ html: popup() });
        await opened(page);
        await page.waitFor(() => page.consoleTexts('warn').length > 0);
        expect(page.consoleTexts('warn')).to.have.length(1);
        expect(page.consoleTexts('warn')[0]).to.include(storageKey);
        expect(page.errors).to.deep.equal([]);
      }
    });

    it('opens and closes where storage is forbidden', async () => {
      const forbid =
        '<script>Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError") } })</script>';
      const page = await open({ html: forbid + popup() });
      await opened(page);
      await page.press('Escape');
      await page.waitFor(() => page.consoleTexts('warn').length === 1);
      expect(page.errors).to.deep.equal([]);
    });

    it('can be read in the page without its script', async () => {
      const page = await openPage({ script: null, html: popup() });
      expect(page.text()).to.include('Sale today');
      expect(page.$('az-popup h2').offsetHeight).to.be.greaterThan(0);
    });

    it('hides its content from the first paint on, until it opens', async () => {
      const html = `<link rel="stylesheet" href="/dist/azulejo.css"><h1>Page</h1>${popup({ ...soon, timerDelay: 1e6 })}`;
      const before = await openPage({ script: null, html });
      expect(before.$('h2').checkVisibility({ visibilityProperty: true })).to.equal(false);
      const page = await open({ html });
      expect(page.$('h2').checkVisibility()).to.equal(false);
      expect(await page.shift()).to.equal(0);
    });
  });
});
