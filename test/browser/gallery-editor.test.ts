import { attribute, items, openGallery, picture } from './gallery-support';
import { eachFlavour } from './support/flavour';
import type { Page } from './support/page';
import { describe, expect, it } from './support/suite';

const edited = '<script>document.documentElement.setAttribute("data-azulejo-editor", "")</script>';

const own = items
  .map(
    ({ src, alt, width, height }, index) =>
      `<img src="${src}" alt="${alt}" width="${width}" height="${height}" ${index === 1 ? 'data-click-through-url="#there"' : ''}>`,
  )
  .join('');
const data = attribute(
  items.map((item, index) => (index === 1 ? { ...item, clickThrough: '#there' } : item)),
);

eachFlavour(({ name, script }) => {
  const open = async (design: string, rest: string, before = edited): Promise<Page> => {
    const page = await openGallery({
      script,
      html: `${before}<az-gallery id="g" design="${design}" v-size="20" current-index="1" image-aspect-ratio="3:1"${rest}</az-gallery>`,
      width: 900,
      height: 700,
      lang: 'en',
      query: 'nomotion=true',
    });
    // Strips have gone to their slide.
    await page.painted();
    await page.painted();
    return page;
  };

  /** What the editor around the page is told from now on. */
  const messages = (): unknown[] => {
    const told: unknown[] = [];
    addEventListener('message', ({ data: message }) => {
      if (message?.type === 'az-click-through') told.push(message);
    });
    return told;
  };

  describe(`a link in an editor (${name})`, () => {
    for (const design of ['grid', 'slider', 'carousel', 'slideshow'])
      for (const rest of [`>${own}`, ` items="${data}">`])
        it(`is reported to the editor: ${design}, ${rest.startsWith('>') ? 'children' : 'items'}`, async () => {
          const page = await open(design, rest);
          const told = messages();
          await page.clickWithMouse(picture(page, 'Talavera'));
          await page.waitFor(() => told.length > 0);
          const url = new URL('#there', page.document.baseURI).href;
          expect(told).to.deep.equal([{ type: 'az-click-through', id: 'g', url, index: 1 }]);
          expect(page.window.location.hash).to.equal('');
        });

    it('can be handled by the page itself', async () => {
      const page = await open('grid', `>${own}`);
      const told = messages();
      const heard: unknown[] = [];
      page.document.addEventListener('az-click-through', (event) => {
        heard.push((event as CustomEvent).detail.index);
        event.preventDefault();
      });
      await page.clickWithMouse(picture(page, 'Talavera'));
      await page.waitFor(() => heard.length > 0);
      await page.painted();
      expect(heard).to.deep.equal([1]);
      expect(told).to.deep.equal([]);
      expect(page.window.location.hash).to.equal('');
    });

    it('is followed outside an editor', async () => {
      const page = await open('slider', `>${own}`, '');
      const told = messages();
      await page.clickWithMouse(picture(page, 'Talavera'));
      await page.waitFor(() => page.window.location.hash === '#there');
      expect(told).to.deep.equal([]);
    });
  });
});
