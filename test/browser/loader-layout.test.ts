/** A page with the documented two lines does not move when the blocks arrive. */
import { allReady, documentOf, filesOf, sections } from './loader-support';
import { supports } from './support/engine';
import { eachFlavour } from './support/flavour';
import { openPage } from './support/page';
import { fault, resetSite } from './support/site';
import { afterEach, describe, expect, it } from './support/suite';

const pictures = '<img src="/demo/pictures/mark.svg" width="300" height="200" alt="">'.repeat(8);

const blocks: Record<string, string> = {
  accordion: `<az-accordion open-first>${sections}</az-accordion>`,
  gallery: `<az-gallery design="grid" thumbnails-per-row="4">${pictures}</az-gallery>`,
};

/** Adds up the page's layout shifts in `window.shift`. */
const recorder = `<script>
  shift = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shift += value; })
    .observe({ type: 'layout-shift', buffered: true });
</script>`;

eachFlavour((flavour) => {
  describe(`a page whose blocks arrive late (${flavour.name})`, () => {
    afterEach(resetSite);

    // Only Chromium reports layout shifts.
    if (!supports('layoutShift')) return;
    for (const [block, html] of Object.entries(blocks)) {
      const shiftOn = async (sheet: string): Promise<number> => {
        const { element } = await filesOf(flavour, block);
        await fault({ path: element, delayMs: 300 });
        const head = `${recorder}${sheet}<script src="${flavour.script}" async></script>`;
        const body = `${html}<p>Text</p>`.repeat(2);
        const page = await openPage({ html: documentOf({ head, body }) });
        await allReady(page, `az-${block}`);
        await page.painted();
        return (page.window as unknown as { shift: number }).shift;
      };

      it(`does not move for az-${block}, with the stylesheet`, async () => {
        const sheet = `<link rel="stylesheet" href="${flavour.base}azulejo.css">`;
        expect(await shiftOn(sheet)).to.equal(0);
      });
    }
  });
});
