/** A network that fails for a moment, and one that fails for good. */

import { isReady } from '../support/blocks';
import { supports } from '../support/engine';
import { defaultFlavour } from '../support/flavour';
import { openPage, type Page } from '../support/page';
import { fault, requestEachTime, resetSite } from '../support/site';
import { afterEach, describe, expect, it } from '../support/suite';
import { offline } from '../support/tab';
import { accordion, allReady, filesOf } from './support';

const gallery = '<az-gallery design="grid" loading="eager"></az-gallery>';

interface ErrorEventRecord {
  target: EventTarget | null;
  detail: { error: Error; block: string };
  composed: boolean;
}

/** Listens where a page would: on the document. */
const recordErrorEvents = (page: Page): ErrorEventRecord[] => {
  const errorEvents: ErrorEventRecord[] = [];
  page.document.addEventListener('az-error', (event) => {
    const { target, detail, composed } = event as CustomEvent;
    errorEvents.push({ target, detail, composed });
  });
  return errorEvents;
};

// The loader recovers by the same code in both flavours, and its waits are long.
requestEachTime('chunks/', 'elements/');

defaultFlavour((flavour) => {
  const { name, script } = flavour;

  describe(`recovery (${name})`, () => {
    afterEach(resetSite);

    // The wait before another attempt does not depend on the kind of the failure, so one of them comes twice.
    const failures = [
      { title: 'is answered with 503', failure: { status: 503 } },
      { title: 'is answered with 503 twice', failure: { status: 503, times: 2 } },
      { title: 'is cut off', failure: { drop: true } },
      { title: 'is truncated', failure: { truncate: true } },
      { title: 'is not there', failure: { status: 404, body: 'no' } },
    ];
    for (const { title, failure } of failures) {
      it(`succeeds after a block's module ${title}`, async () => {
        const { element } = await filesOf(flavour, 'accordion');
        await fault({ path: element, ...failure });
        const page = await openPage({ script, html: accordion() });
        const errorEvents = recordErrorEvents(page);
        await allReady(page, 'az-accordion');
        expect(errorEvents).to.deep.equal([]);
        expect(page.consoleTexts('error')).to.deep.equal([]);
      });

      it(`succeeds after a shared chunk ${title}`, async () => {
        const { chunks } = await filesOf(flavour, 'accordion');
        await fault({ path: chunks[0] ?? '', ...failure });
        const page = await openPage({ script, html: accordion() + gallery });
        const errorEvents = recordErrorEvents(page);
        await allReady(page, 'az-accordion, az-gallery');
        expect(errorEvents).to.deep.equal([]);
      });
    }

    it("succeeds after a design's chunk fails", async () => {
      const all = await filesOf(flavour, 'gallery', 'slideshow');
      const { chunks } = await filesOf(flavour, 'gallery');
      const design = all.chunks.filter((path) => !chunks.includes(path));
      expect(design.length).to.be.greaterThan(0);
      for (const path of design) await fault({ path, status: 503 });
      const page = await openPage({ script, html: gallery.replace('grid', 'slideshow') });
      await allReady(page, 'az-gallery');
    });

    it('succeeds after a router has replaced the head while files were on their way', async () => {
      const { element, chunks } = await filesOf(flavour, 'accordion');
      for (const path of [element, ...chunks]) await fault({ path, delayMs: 500 });
      const page = await openPage({ script, html: accordion(), until: 'start' });
      const errorEvents = recordErrorEvents(page);
      await page.waitFor(() => page.$$('link[rel="preload"]').length > chunks.length);
      for (const link of page.$$('link[rel="preload"]')) link.remove();
      await allReady(page, 'az-accordion');
      expect(errorEvents).to.deep.equal([]);
    });

    it('reports a module that keeps failing, once for each element, and other blocks load', async () => {
      const { element } = await filesOf(flavour, 'accordion');
      await fault({ path: element, status: 503, times: 50 });
      const page = await openPage({ script, html: `<main>${accordion()}</main>${gallery}`, until: 'start' });
      const errorEvents = recordErrorEvents(page);
      await allReady(page, 'az-gallery');
      await page.waitFor(() => errorEvents.length > 0);
      await page.painted();
      expect(errorEvents.length).to.equal(1);
      expect(errorEvents[0]?.target).to.equal(page.$('az-accordion'));
      expect(errorEvents[0]?.composed).to.equal(true);
      expect(errorEvents[0]?.detail.block).to.equal('accordion');
      expect(errorEvents[0]?.detail.error.message).to.include(element);
      expect(page.consoleTexts('error').length).to.equal(1);
      expect(page.consoleTexts('error')[0])
        .to.match(/^\[azulejo\]/)
        .and.include(element);
      expect(page.text(page.$('az-accordion'))).to.equal('Delivery Returns');
      expect(page.errors.filter(({ message }) => /rejection/.test(message))).to.deep.equal([]);
    });

    it('lets visitors scroll to all slides of a carousel whose module keeps failing', async () => {
      const { element } = await filesOf(flavour, 'gallery', 'carousel');
      await fault({ path: element, status: 503, times: 50 });
      const stylesheet = `<link rel="stylesheet" href="${flavour.base}azulejo.css">`;
      const page = await openPage({
        script,
        html: `${stylesheet}${gallery.replace('grid', 'carousel')}`,
        until: 'start',
      });
      const overflow = (): string => page.window.getComputedStyle(page.$('az-gallery')).overflow;
      const errorEvents = recordErrorEvents(page);
      await page.waitFor(() => page.$$('az-gallery').length > 0 && overflow() === 'clip');
      await page.waitFor(() => errorEvents.length > 0);
      // As if the page had been open for nine seconds.
      for (const animation of page.document.getAnimations()) animation.finish();
      expect(overflow()).to.equal('auto');
    });

    it('goes on where only the texts about a wrong setting keep failing', async () => {
      const { chunks } = await filesOf(flavour, 'accordion');
      const sources = await Promise.all(chunks.map(async (path) => (await fetch(path)).text()));
      const [file = ''] = sources.flatMap((source) => source.match(/console-messages-\w+\.js/) ?? []);
      await fault({
        path: new URL(file, new URL(chunks[0] ?? '', location.href)).pathname,
        status: 503,
        times: 50,
      });
      const page = await openPage({
        script,
        html: accordion('loading="eager" multiple="perhaps"'),
      });
      await allReady(page, 'az-accordion');
      await page.waitFor(() => page.consoleTexts('error').some((line) => line.includes(file)));
      expect(page.errors.filter(({ message }) => /rejection/.test(message))).to.deep.equal([]);
    });

    it('reports a chunk that keeps failing', async () => {
      const { chunks } = await filesOf(flavour, 'accordion');
      await fault({ path: chunks[0] ?? '', drop: true, times: 50 });
      const page = await openPage({ script, html: accordion(), until: 'start' });
      const errorEvents = recordErrorEvents(page);
      await page.waitFor(() => errorEvents.length > 0);
      expect(errorEvents[0]?.detail.error.message).to.include(chunks[0]);
      expect(isReady(page.$('az-accordion'))).to.equal(false);
    });

    it('loads a failed module with a later call of Azulejo.load, and upgrades the elements that waited', async () => {
      const { element: file } = await filesOf(flavour, 'accordion');
      await fault({ path: file, status: 503, times: 50 });
      const page = await openPage({ script, html: accordion(), until: 'start' });
      const errorEvents = recordErrorEvents(page);
      await page.waitFor(() => page.window.Azulejo && page.$$('az-accordion').length > 0);
      const element = page.$('az-accordion');
      const messageOf = (error: Error): string => error.message;
      const outcome = page.window.Azulejo.whenReady(element).catch(messageOf);
      await page.waitFor(() => errorEvents.length > 0);
      expect(await outcome).to.include(file);
      expect(await page.window.Azulejo.whenReady(element).catch(messageOf)).to.include(file);
      await resetSite();
      await page.window.Azulejo.load('accordion');
      expect(await page.window.Azulejo.whenReady(element)).to.equal(element);
      await allReady(page);
    });

    it('lets Azulejo.whenReady wait for the next attempt of a block that is put back after a failure', async () => {
      await fault({ path: `${flavour.base}chunks/list-view*`, status: 503, times: 50 });
      const html =
        '<az-calendar loading="eager" view="list"><ul><li>Fair, <time datetime="2026-05-07">May 7</time></li></ul></az-calendar>';
      const page = await openPage({ script, html, until: 'start' });
      const errorEvents = recordErrorEvents(page);
      await page.waitFor(() => errorEvents.length > 0);
      const element = page.$('az-calendar');
      const outcome = (): Promise<unknown> => page.window.Azulejo.whenReady(element).catch(() => 'failed');
      expect(await outcome()).to.equal('failed');
      element.remove();
      await resetSite();
      page.document.body.append(element);
      expect(await outcome()).to.equal(element);
    });

    it('rejects Azulejo.whenReady of an unknown block, and names it', async () => {
      const page = await openPage({ script, html: '<az-acordion></az-acordion>' });
      const outcome = page.window.Azulejo.whenReady(page.$('az-acordion'));
      expect(await outcome.catch((error: Error) => error.message)).to.include('No block az-acordion');
    });

    // test/runner/mixed-releases.ts answers as a cache that holds files of an earlier release.
    for (const [release, file] of [
      ['old-loader', 'azulejo.js'],
      ['old-blocks', "a block's module"],
    ])
      it(`succeeds past the cache where ${file} is of an earlier release, and says so`, async () => {
        const script = `/_page/${release}${flavour.base.replace('/dist', '')}azulejo.js`;
        const page = await openPage({ script, html: accordion() + accordion(), until: 'start' });
        const errorEvents = recordErrorEvents(page);
        await allReady(page, 'az-accordion');
        expect(errorEvents).to.deep.equal([]);
        expect(page.consoleTexts('error')).to.deep.equal([]);
        expect(page.consoleTexts('warn').length).to.equal(1);
        expect(page.consoleTexts('warn')[0]).to.match(
          /^\[azulejo\] Mixed versions in the cache: .*elements\/accordion\.js/,
        );
      });

    it('rejects Azulejo.load of an unknown block at once, and names it', async () => {
      const page = await openPage({ script, html: '' });
      await page.waitFor(() => page.window.Azulejo);
      for (const unknown of ['nothing', 'az-gallery', 'constructor', undefined as never]) {
        const message = await Promise.race([
          page.window.Azulejo.load(unknown).catch((error: Error) => error.message),
          // The first of the attempts that a known block has comes 0.3 s later.
          new Promise((resolve) => setTimeout(resolve, 250)),
        ]);
        expect(message).to.include(`[azulejo] load: no block "${unknown}"; it has az-accordion, `);
      }
      expect(page.errors).to.deep.equal([]);
    });

    it('says what Azulejo.scan and Azulejo.whenReady expect, where a call has no element', async () => {
      const page = await openPage({ script, html: '' });
      const { scan, whenReady } = await page.waitFor(() => page.window.Azulejo);
      for (const wrong of [null, 'az-gallery'] as never[]) {
        expect(() => scan(wrong)).to.throw(
          `[azulejo] scan got ${wrong}, expected a document, a shadow root or an element; nothing starts.`,
        );
        const message = await whenReady(wrong).catch((error: Error) => error.message);
        expect(message).to.equal(`[azulejo] whenReady got ${wrong}, expected an element.`);
      }
    });

    if (supports('offline'))
      it('succeeds after the page loses its network for a moment', async () => {
        const page = await openPage({ script, html: accordion('loading="interaction"') });
        await page.waitFor(() => page.window.Azulejo);
        await offline(true);
        page.$('summary').focus();
        await page.waitFor(() => page.errors.length > 0);
        await offline(false);
        await allReady(page, 'az-accordion');
      });
  });
});
