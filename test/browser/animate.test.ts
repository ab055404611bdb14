/** Elements that appear when visitors scroll to them: `data-az-animate`. */
import { isReady } from './support/blocks';
import { supports } from './support/engine';
import { defaultFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, requestEachTime, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';
import { measure } from './support/tab';
import { hasLoaded } from './tracking/support';

requestEachTime('animate.js');

const gap = '<div style="height: 3000px"></div>';

defaultFlavour(({ name, script, base }) => {
  const open = async (html: string, options: object = {}): Promise<Page> => {
    const page = await openPage({ script, lang: 'en', html: `<h1>Page</h1>${html}`, ...options });
    await page.waitFor(() => page.window.Azulejo?.animate);
    await page.window.Azulejo.animate();
    return page;
  };
  const opacity = (page: Page, selector: string) =>
    Number(page.window.getComputedStyle(page.$(selector)).opacity);
  const isMarked = (page: Page, selector: string) => page.$(selector).classList.contains('animation-loaded');

  describe(`data-az-animate (${name})`, () => {
    beforeEach(resetSite);

    it('lets an element appear when the visitor scrolls to it', async () => {
      const page = await open(`${gap}<p id="far" data-az-animate="slide">Far</p>`);
      expect(opacity(page, '#far')).to.equal(0);
      expect(isMarked(page, '#far')).to.equal(false);
      page.$('#far').scrollIntoView();
      await page.waitFor(() => isMarked(page, '#far') && opacity(page, '#far') === 1);
      expect(await page.shift()).to.equal(0);
      expect(page.$('#far').hasAttribute('style')).to.equal(false);
    });

    it('lets an <az-image> appear, which waits for the visitor, too', async () => {
      const image = '<img src="/pictures/lazo-500w.jpg" width="500" height="333" alt="Lazo">';
      const page = await open(`${gap}<az-image data-az-animate loading="eager">${image}</az-image>`);
      const block = page.$('az-image');
      await page.waitFor(() => isReady(block));
      expect(opacity(page, 'az-image')).to.equal(0);
      block.scrollIntoView();
      await page.waitFor(() => block.matches(':state(animation-loaded)') && opacity(page, 'az-image') === 1);
    });

    it('keeps what visitors see already', async () => {
      const page = await open('<p id="near" data-az-animate>Near</p>');
      expect(opacity(page, '#near')).to.equal(1);
      expect(page.$('#near').getAnimations()).to.deep.equal([]);
      await page.waitFor(() => isMarked(page, '#near'));
    });

    it('keeps what visitors have seen while the script was on its way', async () => {
      const count = `<script>
        animations = 0;
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...way) { animations += 1; return animate.apply(this, way); };
      </script>`;
      const page = await openPage({ script, html: `${count}<main></main>` });
      await page.waitFor(() => page.window.Azulejo);
      page.$('main').innerHTML = '<p id="first" data-az-animate>First</p>';
      await page.waitFor(() => isMarked(page, '#first'));
      expect((page.window as unknown as { animations: number }).animations).to.equal(0);
    });

    it('hides an element that is added within the window before it shows', async () => {
      const page = await open('<p data-az-animate>First</p><main></main>');
      await page.painted();
      const lateOpacity = await new Promise((resolve) => {
        const { queueMicrotask, requestAnimationFrame } = page.window;
        requestAnimationFrame(() => {
          page.$('main').innerHTML = '<p id="late" data-az-animate>Late</p>';
          // In the next frame, after the loader's own callback and before the browser paints.
          queueMicrotask(() => requestAnimationFrame(() => resolve(opacity(page, '#late'))));
        });
      });
      expect(lateOpacity).to.equal(0);
    });

    it('waits for the element’s picture, also for one that cannot be loaded', async () => {
      const page = await open(
        `${gap}<figure id="figure" data-az-animate="fade"><img loading="lazy" src="/pictures/lazo-500w.jpg" width="500" height="333" alt="Lazo"></figure>${gap}<img id="gone" data-az-animate src="/none.jpg" width="50" height="50" alt="Gone">`,
      );
      page.$('#figure').scrollIntoView();
      await page.waitFor(() => isMarked(page, '#figure'));
      expect(page.$<HTMLImageElement>('#figure img').naturalWidth).to.equal(500);
      page.$('#gone').scrollIntoView();
      await page.waitFor(() => isMarked(page, '#gone') && opacity(page, '#gone') === 1);
    });

    it('does not keep text invisible because of a picture that may never load', async () => {
      await fault({ path: '/pictures/silent.jpg', delayMs: 60_000 });
      const page = await open(
        `${gap}<p class="late" data-az-animate><img data-src="/pictures/lazo-500w.jpg" alt="Set later by a script">Text</p>
        <p class="late" data-az-animate><img loading="lazy" style="display: none" src="/pictures/lazo-500w.jpg" alt="Hidden">Text</p>
        <p class="late" data-az-animate><img loading="lazy" src="/pictures/silent.jpg" width="50" height="50" alt="Never answered">Text</p>`,
      );
      page.$('.late').scrollIntoView();
      await page.waitFor(() => page.$$('.late').every((element) => element.matches('.animation-loaded')));
    });

    it('shows elements much larger than the window as soon as they enter it', async () => {
      const page = await open(
        `${gap}<article id="tall" data-az-animate style="height: 3000vh">Tall</article>
        <div style="overflow-x: clip"><p id="wide" data-az-animate style="width: 3000vw; height: 20vh">Wide</p></div>`,
      );
      page.window.scrollTo({ top: page.$('#tall').offsetTop - page.window.innerHeight + 10 });
      await page.waitFor(() => isMarked(page, '#tall'));
      page.$('#wide').scrollIntoView();
      await page.waitFor(() => isMarked(page, '#wide'));
    });

    it('shows an element of which an ancestor lets only a small part through', async () => {
      const page = await open(
        `${gap}<div id="teaser" style="height: 100px; overflow: hidden"><p id="long" data-az-animate style="height: 900px">Long</p></div>`,
      );
      page.$('#teaser').scrollIntoView();
      await page.waitFor(() => isMarked(page, '#long') && opacity(page, '#long') === 1);
    });

    it('is where a jump leads to, and appears at once for the focus', async () => {
      const page = await open(
        `<a href="#heading">Jump</a>${gap}<h2 id="heading" data-az-animate="slide" tabindex="-1">Heading</h2>${gap}
        <p id="link" data-az-animate><a href="#heading">Back</a></p>`,
      );
      page.click(page.byRole('link', { name: 'Jump' }));
      await page.waitFor(() => isMarked(page, '#heading') && opacity(page, '#heading') === 1);
      expect(page.$('#heading').getBoundingClientRect().top).to.be.closeTo(0, 1);
      page.$('#link a').focus({ preventScroll: true });
      expect(opacity(page, '#link')).to.equal(1);
    });

    it('animates what is added later', async () => {
      const page = await open(`<p data-az-animate>First</p>${gap}<main></main>`);
      page.$('main').innerHTML = '<p id="late" data-az-animate="scale">Late</p>';
      await page.waitFor(() => opacity(page, '#late') === 0);
      page.$('#late').scrollIntoView();
      await page.waitFor(() => isMarked(page, '#late') && opacity(page, '#late') === 1);
    });

    it('marks an element without movement, and says what is wrong in an attribute', async () => {
      const page = await open(
        `${gap}<p id="none" data-az-animate="none">None</p><p id="wrong" data-az-animate="spin" data-az-animate-delay="soon">Wrong</p>`,
      );
      expect(opacity(page, '#none')).to.equal(1);
      expect(opacity(page, '#wrong')).to.equal(0);
      page.$('#wrong').scrollIntoView();
      await page.waitFor(() => isMarked(page, '#none') && isMarked(page, '#wrong'));
      const lines = page.console.map(({ text }) => text).join();
      expect(lines).to.include('data-az-animate="spin" is unknown, expected fade, slide');
      expect(lines).to.include('data-az-animate-delay="soon" is no delay');
    });

    it('moves nothing where the visitor or the address wants no motion, and marks elements for the page’s own styles', async () => {
      const page = await open(`${gap}<p id="far" data-az-animate>Far</p>`, { query: 'nomotion=true' });
      expect(opacity(page, '#far')).to.equal(1);
      page.$('#far').scrollIntoView();
      await page.waitFor(() => isMarked(page, '#far'));
      expect(opacity(page, '#far')).to.equal(1);
      expect(page.$('#far').getAnimations()).to.deep.equal([]);
    });

    it('leaves elements visible where its file cannot be loaded', async () => {
      await fault({ path: `${base}animate.js`, status: 404, times: 50 });
      const page = await openPage({
        script,
        html: `<p id="near" data-az-animate>Near</p>${gap}<p id="far" data-az-animate="slide">Far</p>`,
      });
      const reports = () => page.consoleTexts('error').filter((text) => text.includes('animate.js'));
      await page.waitFor(() => reports().length > 0);
      page.$('#far').scrollIntoView();
      await page.painted();
      for (const selector of ['#near', '#far']) {
        expect(opacity(page, selector), selector).to.equal(1);
        expect(page.$(selector).checkVisibility(), selector).to.equal(true);
        expect(isMarked(page, selector), selector).to.equal(false);
      }
    });

    it('does nothing in an editor', async () => {
      for (const edited of [
        '<html lang="en" data-azulejo-editor>',
        '<html lang="en"><body class="sqs-edit-mode-active">',
      ]) {
        const page = await open('', {
          html: `<!doctype html>${edited}<head><title>Editor</title><script src="${script}" async></script></head>${gap}<p id="far" data-az-animate>Far</p>`,
        });
        expect(opacity(page, '#far')).to.equal(1);
        page.$('#far').scrollIntoView();
        // The observer would have reported by then.
        await page.painted();
        await page.painted();
        expect(isMarked(page, '#far'), edited).to.equal(false);
      }
    });

    it('moves nothing any more where people begin to edit the page', async () => {
      const page = await open(`${gap}<p id="far" data-az-animate data-az-animate-delay="5000">Far</p>`);
      page.document.body.className = 'sqs-edit-mode-active';
      page.$('#far').scrollIntoView();
      await page.waitFor(() => page.$('#far').classList.contains('animation-loaded'));
      expect(opacity(page, '#far')).to.equal(1);
    });

    it('says what it expects where a search has found nothing', async () => {
      const page = await open('<p data-az-animate>Near</p>');
      const failed = await page.window.Azulejo.animate(page.document.querySelector('#none') as Element).catch(
        (error) => error,
      );
      expect(failed.message).to.equal(
        '[azulejo] animate got null, expected a document, a shadow root or an element.',
      );
    });

    it('shows everything before the page is printed', async () => {
      const page = await open(`${gap}<p id="far" data-az-animate>Far</p>`);
      page.window.dispatchEvent(new page.window.Event('beforeprint'));
      expect(opacity(page, '#far')).to.equal(1);
    });

    // A measurement begins with a garbage collection.
    if (supports('measure'))
      it('lets go of an element that has left the page before it appeared', async () => {
        const page = await open(`${gap}<main>${'<p data-az-animate>Far</p>'.repeat(20)}</main>`);
        const removed = page.$$('main p').map((element) => new WeakRef(element));
        expect(opacity(page, 'main p')).to.equal(0);
        page.$('main').replaceChildren();
        await page.waitFor(async () => {
          await measure();
          return removed.every((ref) => !ref.deref());
        });
      });

    it('has one observer for many elements, and loads only where a page asks for it', async () => {
      const plain = await openPage({
        script,
        html: '<az-accordion><details><summary>A</summary>B</details></az-accordion>',
      });
      await plain.waitFor(() => isReady(plain.$('az-accordion')));
      expect(hasLoaded(plain, 'animate.js')).to.equal(false);

      const page = await openPage({
        script,
        html: `<script>
          window.observers = 0;
          const Own = IntersectionObserver;
          window.IntersectionObserver = class extends Own { constructor(...args) { super(...args); observers += 1; } };
        </script>${'<p data-az-animate>Many</p>'.repeat(300)}`,
      });
      await page.waitFor(() => isMarked(page, 'p'));
      expect(hasLoaded(page, 'animate.js')).to.equal(true);
      expect((page.window as unknown as { observers: number }).observers).to.equal(1);
    });
  });
});
