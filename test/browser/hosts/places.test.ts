/** Places in a page where nobody expects a block. Each block lives there, or waits without an error, and leaves nothing behind. */

import { isReady, nextTask } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { measure } from '../support/tab';
import { contentOf, figure, pictures, stateOf, unvisited, visit, visited, whenReady } from './support';

const gallery = `<az-gallery design="slideshow" loading="eager" image-aspect-ratio="3:2">${pictures.map(figure).join('')}</az-gallery>`;

const slideOf = (page: Page): string | null =>
  page.byRole('group', { name: /^\d+ of \d+/, within: page.$('az-gallery') }).ariaLabel;

const goToNext = async (page: Page): Promise<void> => {
  page.click(page.byRole('button', { name: 'Next', within: page.$('az-gallery') }));
  await page.waitFor(() => slideOf(page) === '2 of 3');
};

defaultFlavour(({ name: flavour, script, base }) => {
  const open = (html: string): Promise<Page> =>
    openPage({ script, html, lang: 'en', query: 'nomotion=true', height: 1100 });

  describe(`blocks in unusual places (${flavour})`, () => {
    it('live in the foreignObject of a picture in SVG', async () => {
      const page = await open(
        `<svg width="1200" height="1000"><foreignObject width="1200" height="1000">${contentOf(pictures)}</foreignObject></svg>`,
      );
      await whenReady(page);
      expect(stateOf(page)).to.deep.equal(unvisited);
      await visit(page);
      expect(stateOf(page)).to.deep.equal(visited);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('live in text that the visitor edits, and go with the text', async () => {
      const page = await open(`<div contenteditable>${contentOf(pictures)}</div>`);
      await whenReady(page);
      await visit(page);
      expect(stateOf(page)).to.deep.equal(visited);
      page.$('div').focus();
      page.document.execCommand('selectAll');
      page.document.execCommand('delete');
      await nextTask(page);
      expect(page.$$('az-gallery')).to.deep.equal([]);
      const range = page.document.getSelection()?.getRangeAt(0);
      range?.insertNode(range.createContextualFragment(gallery));
      await page.waitFor(() => page.$$('az-gallery').some(isReady));
      await goToNext(page);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('rest in a template, and live again outside', async () => {
      const page = await open(`<main>${gallery}</main><template></template>`);
      const element = page.$('az-gallery');
      await page.waitFor(() => isReady(element));
      expect(slideOf(page)).to.equal('1 of 3');
      await goToNext(page);
      page.$<HTMLTemplateElement>('template').content.append(element);
      await nextTask(page);
      expect(isReady(element)).to.equal(false);
      element.setAttribute('padding', '4');
      await nextTask(page);
      page.$('main').append(element);
      await page.waitFor(() => isReady(element));
      expect(slideOf(page)).to.equal('2 of 3');
      await goToNext(page);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('live in a page of XHTML', async () => {
      const blocks = `<az-map loading="eager" tiles="${location.origin}/_tiles/original/{z}/{x}/{y}.svg"><address>Tile Museum<br/>Puebla</address></az-map>
        <az-video loading="eager"><a href="https://youtu.be/aqz-KE-bpKQ"><img src="${location.origin}/pictures/estrella-500w.jpg" alt="Film"/></a></az-video>`;
      const xhtml = `<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Tiles</title><script src="${new URL(script, location.href)}"></script></head><body>${blocks}</body></html>`;
      const url = URL.createObjectURL(new Blob([xhtml], { type: 'application/xhtml+xml' }));
      const page = await open(`<iframe src="${url}"></iframe>`);
      const frame = page.$<HTMLIFrameElement>('iframe');
      const inFrame = (selector: string) => frame.contentDocument?.querySelector(selector);
      const map = await page.waitFor(() => inFrame('az-map:state(ready)'));
      expect(map.shadowRoot?.querySelector('[part=marker]')?.ariaLabel).to.equal('Tile Museum');
      const described = await page.waitFor(() => inFrame('head script[type="application/ld+json"]'));
      expect(JSON.parse(described.textContent ?? '').name).to.equal('Film');
    });

    it('let a map load in a frame that a script has moved it into', async () => {
      const page = await open(
        `<az-map loading="eager" tiles="/_tiles/original/{z}/{x}/{y}.svg"><address>Tile Museum</address></az-map>
          <iframe srcdoc="<!doctype html>" width="900" height="600"></iframe>`,
      );
      const map = page.$('az-map');
      await page.waitFor(() => isReady(map));
      const frame = page.$<HTMLIFrameElement>('iframe');
      (await page.waitFor(() => frame.contentDocument?.body)).append(map);
      await page.waitFor(() => !isReady(map));
      await page.waitFor(() => map.matches(':state(showing)'));
    });

    it('wait in a shadow root until Azulejo.scan is called with it', async () => {
      const page = await open(`<main><template shadowrootmode="open">${gallery}</template></main>`);
      await page.waitFor(() => 'Azulejo' in page.window);
      await page.painted();
      expect(page.$('az-gallery').matches(':defined')).to.equal(false);
      expect(page.$$('img')[0]?.clientWidth).to.be.greaterThan(0);
      page.window.Azulejo.scan(page.$('main').shadowRoot ?? undefined);
      await page.waitFor(() => isReady(page.$('az-gallery')));
      await goToNext(page);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    it('are the same after their module has run twice', async () => {
      const page = await open(`<main>${gallery}</main>`);
      await page.waitFor(() => isReady(page.$('az-gallery')));
      await goToNext(page);
      await page.captured.load?.(`${base}elements/gallery.js?again`);
      await page.painted();
      expect(slideOf(page)).to.equal('2 of 3');
      page.$('main').innerHTML = gallery;
      await page.waitFor(() => isReady(page.$('az-gallery')));
      await goToNext(page);
      expect(page.warningsAndErrors()).to.deep.equal([]);
    });

    if (supports('measure'))
      it('leave no node and no listener behind after a hundred mounts', async () => {
        const page = await open(
          `<main></main><template></template><iframe srcdoc="<!doctype html><body></body>"></iframe>`,
        );
        const main = page.$('main');
        const frame = page.$<HTMLIFrameElement>('iframe');
        const body = await page.waitFor(() => frame.contentDocument?.querySelector('body'));
        const { content } = page.$<HTMLTemplateElement>('template');
        const whenShown = async (element: Element): Promise<void> => {
          while (!isReady(element)) await nextTask(page);
        };
        /** Mounts a block five times: written, cloned, back from a template, in a frame, and back from there. */
        const mountAndRemove = async (rounds: number): Promise<void> => {
          for (let round = 0; round < rounds; round++) {
            main.innerHTML = gallery;
            const [element] = main.children;
            if (!element) throw new Error('The page has no gallery.');
            await whenShown(element);
            const clone = element.cloneNode(true) as Element;
            element.replaceWith(clone);
            await whenShown(clone);
            content.append(clone);
            for (const place of [main, body, main]) {
              place.append(clone);
              await whenShown(clone);
            }
            main.replaceChildren();
            await nextTask(page);
          }
        };
        const rounds = 20;
        // The browser itself keeps some nodes for a while; a leak of a block is at least one per round.
        const tolerance = rounds / 2;
        await mountAndRemove(3);
        const before = await measure();
        await mountAndRemove(rounds);
        let after = await measure();
        const growth = () => [after.nodes - before.nodes, after.listeners - before.listeners];
        for (let tries = 0; tries < 20 && growth().some((count) => count >= tolerance); tries++) {
          await page.painted();
          after = await measure();
        }
        const [nodes, listeners] = growth();
        expect(nodes, 'nodes').to.be.lessThan(tolerance);
        expect(listeners, 'listeners').to.be.lessThan(tolerance);
        expect(page.warningsAndErrors()).to.deep.equal([]);
      });
  });
});
