import { formOf, openForm } from './form-support';
import { eachFlavour } from './support/flavour';
import { openPage, type Page } from './support/page';
import { fault, resetSite } from './support/site';
import { beforeEach, describe, expect, it } from './support/suite';

const data = { formId: 'f', fields: [{ id: 'tel', type: 'phone', title: 'Teléfono' }] };
const fallback = '<a href="tel:+5255">Llámanos</a>';

/** Address of the chunk that has the fields of this form, as a page has loaded it. */
async function chunkOf(page: Page): Promise<string> {
  const urls = page.window.performance.getEntriesByType('resource').map((entry) => entry.name);
  for (const url of urls.filter((one) => one.includes('/chunks/')))
    if ((await (await fetch(url)).text()).includes('likert-row')) return new URL(url).pathname;
  throw new Error('No chunk has the further fields.');
}

eachFlavour(({ name, script }) => {
  describe(`a form that cannot be rendered (${name})`, () => {
    beforeEach(resetSite);

    it('is logged, and its own content stays in sight', async () => {
      const good = await openForm({ script, html: formOf(data) });
      const path = await chunkOf(good);
      good.close();
      await fault({ path, status: 500, times: 9 });
      const html = `<script>heard = []; addEventListener('az-error', ({ detail }) => heard.push(detail));</script>
        ${formOf(data).replace('</az-form>', `${fallback}</az-form>`)}`;
      const page = await openPage({ script, html });
      await page.waitFor(() => page.console.some(({ level }) => level === 'error'));
      const lines = page.console.filter(({ text }) => text.includes('Could not render form'));
      expect(lines.length).to.equal(1);
      expect(page.byRole('link', { name: 'Llámanos' })).to.be.an.instanceof(page.window.HTMLElement);
      const [detail] = (page.window as unknown as { heard: { block: string; error: Error }[] }).heard;
      expect(detail?.block).to.equal('form');
      expect(`${detail?.error}`).to.include('Could not render form');
    });

    it('shows its fallback where it has no fields', async () => {
      const page = await openPage({ script, html: `<az-form form-id="f">${fallback}</az-form>` });
      await page.waitFor(() => page.$('az-form').matches(':state(ready)'));
      expect(page.text()).to.equal('Llámanos');
    });
  });
});
