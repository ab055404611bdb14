/** Which element comes alive when: `loading="eager | lazy | idle | interaction"`. */

import { isReady } from '../support/blocks';
import { engine } from '../support/engine';
import { bothFlavours, defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { describe, expect, it } from '../support/suite';
import { accordion, allReady, far, sections } from './support';

/** An element that loads at once: when it has rendered, all other elements that load at once have rendered, too. */
const witness = accordion('id="witness" loading="eager"');

const witnessed = async (page: Page): Promise<void> => {
  await allReady(page, '#witness');
  await page.painted();
};

/** Collects the work that waits until the browser is idle. */
const idleTasks = '<script>window.tasks = []; requestIdleCallback = (task) => tasks.push(task)</script>';

const becomeIdle = ({ window }: Page): void => {
  for (const task of (window as unknown as { tasks: (() => void)[] }).tasks) task();
};

/** Where no element is. */
const away = { x: 600, y: 580 };

bothFlavours(({ name, script }) => {
  describe(`loading by a click (${name})`, () => {
    it('interaction repeats the click that started an element', async () => {
      const page = await openPage({ script, html: accordion('loading="interaction"') });
      await page.clickWithMouse(page.$('summary'));
      await page.waitFor(() => page.$<HTMLDetailsElement>('details').open);
      await allReady(page);
      expect(page.$<HTMLDetailsElement>('details').open).to.equal(true);
    });
  });
});

// The loader is the same code in both flavours.
defaultFlavour(({ name, script }) => {
  describe(`loading (${name})`, () => {
    it('eager starts far from the viewport', async () => {
      const page = await openPage({ script, html: far + accordion('loading="eager"') });
      await allReady(page);
    });

    for (const attribute of ['', 'loading="lazy"', 'loading="tomorrow"', 'loading="constructor"'])
      it(`waits until the element is near the viewport with ${attribute || 'no attribute'}`, async () => {
        const page = await openPage({ script, html: witness + far + accordion(`id="far" ${attribute}`) });
        await witnessed(page);
        expect(isReady(page.$('#far'))).to.equal(false);
        page.$('#far').scrollIntoView();
        await allReady(page, '#far');
      });

    it('lazy starts 200 px before the viewport, and no earlier', async () => {
      const html = `${witness}<style>body { margin: 0 } .at { position: absolute; inset-inline: 0 }</style>
        ${accordion('class="at" id="near" style="top: 990px"')}
        ${accordion('class="at" id="far" style="top: 1010px"')}`;
      const page = await openPage({ script, html, height: 800 });
      await witnessed(page);
      await allReady(page, '#near');
      await page.painted();
      expect(isReady(page.$('#far'))).to.equal(false);
      page.window.scrollBy(0, 20);
      await allReady(page, '#far');
    });

    it('lazy starts 200 px before an element comes into view in a scroll container of the page', async () => {
      const html = `${witness}<style>body { margin: 0 } .at { position: absolute; inset-inline: 0 }</style>
        <main style="position: absolute; inset: 0 0 auto; height: 400px; overflow: auto">
          ${accordion('class="at" id="near" style="top: 590px"')}
          ${accordion('class="at" id="far" style="top: 610px"')}
        </main>`;
      const page = await openPage({ script, html, height: 800 });
      await witnessed(page);
      await allReady(page, '#near');
      await page.painted();
      expect(isReady(page.$('#far'))).to.equal(false);
      page.$('main').scrollBy(0, 20);
      await allReady(page, '#far');
    });

    it('lazy waits for the viewport again after Azulejo.destroy() and another scan', async () => {
      const page = await openPage({ script, html: `${far}${accordion('id="far"')}` });
      await page.waitFor(() => page.window.Azulejo);
      page.window.Azulejo.destroy();
      page.window.Azulejo.scan();
      await page.painted();
      expect(isReady(page.$('#far'))).to.equal(false);
      page.$('#far').scrollIntoView();
      await allReady(page, '#far');
    });

    it('all elements start again after Azulejo.destroy() and another scan, each by its own strategy', async () => {
      const html = `${accordion('id="first"')}${far}${accordion('id="far"')}<az-gallery loading="interaction"></az-gallery>`;
      const page = await openPage({ script, html });
      await allReady(page, '#first');
      page.window.Azulejo.destroy();
      await page.waitFor(() => !isReady(page.$('#first')));
      page.window.Azulejo.scan();
      await allReady(page, '#first');
      await page.painted();
      expect(isReady(page.$('#far'))).to.equal(false);
      page.$('#far').scrollIntoView();
      await allReady(page, '#far');
      page.$('az-gallery').dispatchEvent(new page.window.PointerEvent('pointerover'));
      await allReady(page, 'az-gallery');
    });

    it('lazy starts an element whose section the address names, at once or later', async () => {
      const html = `${witness}${far}${accordion('id="far"')}`;
      const named = await openPage({ script, html, hash: 'accordionItems/0' });
      await allReady(named, '#far');

      const page = await openPage({ script, html: `<a href="#/accordionItems/0">Section</a>${html}` });
      await witnessed(page);
      expect(isReady(page.$('#far'))).to.equal(false);
      page.click(page.$('a'));
      await allReady(page, '#far');
      await page.waitFor(() => page.$('#far').querySelector('details')?.open);
    });

    it('lazy starts an element whose content a link leads to, also where the page hides that content', async () => {
      const section = '<details><summary>Section</summary><p id="answer" hidden>Answer</p></details>';
      const html = `${witness}${far}<az-accordion id="far">${section}</az-accordion>`;
      const named = await openPage({ script, html, hash: 'answer' });
      await allReady(named, '#far');

      const page = await openPage({ script, html: `<a href="#answer">Answer</a>${html}` });
      await witnessed(page);
      expect(isReady(page.$('#far'))).to.equal(false);
      page.click(page.$('a'));
      await allReady(page, '#far');
    });

    it('lazy starts an element in a shadow root whose content a link leads to, at once or later', async () => {
      const section = '<details><summary>Section</summary><p id="answer">Answer</p></details>';
      const html = `${witness}${far}<div id="host"><template shadowrootmode="open"><az-accordion id="far">${section}</az-accordion></template></div>`;
      const openScanned = async (hash: string): Promise<Page> => {
        const page = await openPage({ script, html, hash });
        await witnessed(page);
        page.window.Azulejo.scan(page.$('#host').shadowRoot as ShadowRoot);
        return page;
      };
      const named = await openScanned('answer');
      await allReady(named, '#far');

      const page = await openScanned('');
      await page.painted();
      expect(isReady(page.$('#far'))).to.equal(false);
      page.window.location.hash = 'answer';
      await allReady(page, '#far');
    });

    it('lazy waits for an element that is not displayed', async () => {
      const page = await openPage({ script, html: `<div hidden>${accordion('')}</div>` });
      await page.painted();
      expect(page.$$('az-accordion:not(:defined)').length).to.equal(1);
      page.$('div').hidden = false;
      await allReady(page);
    });

    it('lazy shows an element added near the viewport only when it is rendered, and waits for one that is far', async () => {
      const page = await openPage({ script, html: witness });
      await witnessed(page);
      const insert = (html: string) => page.document.body.insertAdjacentHTML('beforeend', html);
      const nextFrame = () => new Promise((resolve) => page.window.requestAnimationFrame(resolve));
      await nextFrame();
      insert(accordion('id="near"'));
      insert(`<div hidden>${accordion('class="later"')}</div>${far}${accordion('class="later"')}`);
      if (name === 'react') {
        // React renders in a task of its own.
        await allReady(page, '#near');
      } else {
        await nextFrame();
        expect(isReady(page.$('#near'))).to.equal(true);
      }
      await page.painted();
      expect(page.$$('.later').map(isReady)).to.deep.equal([false, false]);
      page.$('div[hidden]').hidden = false;
      await allReady(page, 'div .later');
      page.$('body > .later').scrollIntoView();
      await allReady(page);
    });

    it('idle waits until the browser is idle, wherever the element is', async () => {
      const page = await openPage({
        script,
        html: `${idleTasks}${witness}${far}${accordion('id="one" loading="idle"')}`,
      });
      await witnessed(page);
      await page.painted();
      expect(isReady(page.$('#one'))).to.equal(false);
      becomeIdle(page);
      await allReady(page, '#one');
    });

    it('a cart indicator loads when the browser is idle, wherever it is', async () => {
      const page = await openPage({ script, html: `${far}<az-cart-indicator></az-cart-indicator>` });
      await allReady(page, 'az-cart-indicator');
    });

    it('idle does not wait for ever on a page that is always busy', async () => {
      const neverIdle = `<script>
        requestIdleCallback = (callback, { timeout = Infinity } = {}) => timeout < Infinity && setTimeout(callback, timeout);
      </script>`;
      const page = await openPage({ script, html: neverIdle + accordion('loading="idle"') });
      await allReady(page);
    });

    it('idle has no effect once the element waits for an interaction', async () => {
      const page = await openPage({
        script,
        html: `${idleTasks}${accordion('id="one" loading="idle"')}${witness}`,
      });
      await witnessed(page);
      page.$('#one').setAttribute('loading', 'interaction');
      await page.painted();
      becomeIdle(page);
      await page.painted();
      expect(isReady(page.$('#one'))).to.equal(false);
      page.$('#one summary').focus();
      await allReady(page, '#one');
    });

    it('interaction waits for the pointer', async () => {
      const page = await openPage({ script, html: witness });
      await witnessed(page);
      // The pointer lies where an earlier page had it.
      await page.hover(away);
      page.document.body.insertAdjacentHTML('beforeend', accordion('id="one" loading="interaction"'));
      await page.painted();
      expect(isReady(page.$('#one'))).to.equal(false);
      await page.hover(page.$('#one summary'));
      await allReady(page, '#one');
    });

    it('interaction waits for the focus', async () => {
      const html = accordion('id="one" loading="interaction"') + witness;
      const page = await openPage({ script, html });
      await witnessed(page);
      expect(isReady(page.$('#one'))).to.equal(false);
      page.$('#one summary').focus();
      await allReady(page, '#one');
    });

    it('interaction waits for a key', async () => {
      const html = `${accordion('id="one" loading="interaction"', `<input>${sections}`)}${witness}`;
      // The focus was there before the script.
      const page = await openPage({ script: null, html });
      page.$('#one input').focus();
      page.document.head.append(Object.assign(page.document.createElement('script'), { src: script }));
      await witnessed(page);
      expect(isReady(page.$('#one'))).to.equal(false);
      await page.press('a');
      await allReady(page, '#one');
    });

    it('each element waits by its own strategy, although another of its tag has rendered', async () => {
      const page = await openPage({
        script,
        html: `${witness}${accordion('id="touched" loading="interaction"')}${far}${accordion('id="far"')}`,
      });
      await witnessed(page);
      expect(page.$$('az-accordion:defined').length).to.equal(3);
      expect(
        page
          .$$('az-accordion')
          .filter(isReady)
          .map(({ id }) => id),
      ).to.deep.equal(['witness']);
      expect(page.text(page.$('#touched'))).to.equal('Delivery Returns');
      await page.hover(page.$('#touched'));
      await allReady(page, '#touched');
      expect(isReady(page.$('#far'))).to.equal(false);
      page.$('#far').scrollIntoView();
      await allReady(page);
    });

    it('an element added after another of its tag has rendered waits by its own strategy too', async () => {
      const page = await openPage({ script, html: witness });
      await witnessed(page);
      await page.hover(away);
      page.document.body.insertAdjacentHTML('beforeend', accordion('id="late" loading="interaction"'));
      await page.painted();
      expect(isReady(page.$('#late'))).to.equal(false);
      page.$('#late summary').focus();
      await allReady(page, '#late');
    });

    it('an element follows a change of its attribute in the task in which it is added', async () => {
      const page = await openPage({ script, html: witness + far });
      await witnessed(page);
      await page.hover(away);
      page.document.body.insertAdjacentHTML('beforeend', accordion('id="late"'));
      page.$('#late').setAttribute('loading', 'interaction');
      await page.painted();
      page.$('#late').scrollIntoView();
      await page.painted();
      expect(isReady(page.$('#late'))).to.equal(false);
      page.$('#late summary').focus();
      await allReady(page, '#late');
    });

    for (const { title, before, after } of [
      { title: 'its block has not loaded', before: '', after: witness },
      { title: 'another of its tag has rendered', before: witness, after: '' },
    ])
      it(`an element follows a later change of its attribute while ${title}`, async () => {
        const html = `${before}${far}${accordion('id="touched" loading="interaction"')}${accordion('id="far"')}`;
        const page = await openPage({ script, html });
        await page.waitFor(() => page.window.Azulejo);
        if (before) await witnessed(page);
        page.$('#far').setAttribute('loading', 'interaction');
        page.$('#touched').setAttribute('loading', 'eager');
        await allReady(page, '#touched');
        page.document.body.insertAdjacentHTML('beforeend', after);
        await witnessed(page);
        page.$('#far').scrollIntoView();
        await page.painted();
        expect(isReady(page.$('#far'))).to.equal(false);
        page.$('#far summary').focus();
        await allReady(page);
      });

    it('an element removed before it starts renders nothing, and starts when it is put back', async () => {
      const page = await openPage({ script, html: witness + accordion('id="one" loading="interaction"') });
      await witnessed(page);
      const one = page.$('#one');
      one.remove();
      one.dispatchEvent(new page.window.PointerEvent('pointerover'));
      await page.painted();
      expect(isReady(one)).to.equal(false);
      page.document.body.append(one);
      await allReady(page, '#one');
    });

    if (engine !== 'webkit')
      it('lazy works in a frame within the page', async () => {
        const page = await openPage({
          script: null,
          html: '<iframe style="height: 300px; width: 600px"></iframe>',
        });
        const frame = page.$<HTMLIFrameElement>('iframe');
        frame.srcdoc = `<script src="${script}"></script><div style="height: 400px"></div>${accordion('')}`;
        await page.waitFor(() => frame.contentDocument?.querySelector('az-accordion:state(ready)'));
      });
  });
});
